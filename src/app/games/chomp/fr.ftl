# Chomp : ce qui ne va pas

bar-size-empty = Écrivez la taille d’une tablette, par exemple 4x6.
bar-size-unreadable = « { $found } » n’est pas la taille d’une tablette : écrivez lignes, x, colonnes, par exemple 4x6.
bar-no-rows = Une tablette a au moins une ligne.
bar-no-columns = Une tablette a au moins une colonne.
bar-rows-too-many = { $found } lignes : au plus { $most }.
bar-columns-too-many = { $found } colonnes : au plus { $most }.
rows-empty = Il manque une ligne. Écrivez les carrés qui restent dans chaque ligne, de haut en bas, par exemple 5.3.1, ou none si la tablette est mangée.
rows-not-a-number = « { $found } » n’est pas un nombre de carrés : écrivez par exemple 5.3.1.
rows-zero = Une ligne vide ne s’écrit pas : supprimez-la.
rows-too-long = { $found } carrés dans une ligne : cette tablette a { $most ->
    [one] { $most } colonne
   *[other] { $most } colonnes
}.
rows-increase = Une ligne de { $below } ne peut pas être sous une ligne de { $above } : les lignes ne s’allongent jamais.
rows-too-many = { $count } lignes : cette tablette en a { $most }.
bars-too-many = { $count } tablettes : au plus { $most }.
bars-eaten-in-sum = Parmi plusieurs tablettes, aucune ne peut être mangée entièrement : personne n’a le droit de croquer un poison.
bite-unreadable = « { $found } » n’est pas un coup : écrivez ligne.colonne, à partir de 0, par exemple 2.3 ; avec plusieurs tablettes, 1-2.3.
bite-which-bar = Il y a { $bars } tablettes : écrivez laquelle est croquée, par exemple 1-2.3.
bite-one-bar = Il n’y a qu’une tablette : écrivez ligne.colonne, par exemple 2.3.
bite-no-bar = Il n’y a pas de tablette { $bar } : il y en a { $bars }.
bite-no-square = Le carré { $row }.{ $column } n’est plus là, ou n’y a jamais été.
bite-poison = Personne ne croque le poison tant qu’il reste un autre carré.
bite-poison-in-sum = Avec plusieurs tablettes, personne n’a le droit de croquer un poison.
bite-eaten = La tablette est mangée : la partie est finie.

# Chomp : les raisons

theorem-poison = Il ne reste que le poison, et il faut le manger.
theorem-line = Croquer { $row }.{ $column } ne laisse que le poison.
theorem-equal-arms = Deux bras de { $arm } se rejoignent au poison. Quoi que l’on croque de l’un, l’adversaire en croque autant de l’autre, jusqu’à ne laisser que le poison.
theorem-unequal-arms = Deux bras inégaux se rejoignent au poison. Croquer { $row }.{ $column } les rend égaux ; on répond ensuite sur l’autre bras.
theorem-square = Croquer { $row }.{ $column } laisse deux bras égaux qui se rejoignent au poison ; on répond ensuite sur l’autre bras.
theorem-one-less = De deux rangées, l’une a un carré de moins que l’autre. Quoi que l’on croque, l’adversaire rétablit cet écart, jusqu’à ne laisser que le poison.
theorem-not-one-less = Croquer { $row }.{ $column } laisse deux rangées, dont l’une a un carré de moins. Quoi qu’il arrive, le coup suivant rétablit cet écart.
theorem-stealing = Un premier coup gagne, sans que l’on sache lequel. Si croquer le dernier coin gagne, c’est lui. Sinon, une réponse à ce coup gagne, et elle aurait pu être le premier coup : elle emporte aussi le coin.

# Chomp : le plateau

chomp-note = Croquez un carré : il part avec tout ce qui est en dessous et à sa droite. Les carrés se nomment par ligne et colonne, à partir de 0.
rule-poison = Qui mange le poison perd
rule-poisons = Personne n’a le droit de croquer un poison ; qui ne peut plus jouer perd
chomp-board = Tablettes de chocolat
bar = Tablette
bar-name = Tablette { $bar } sur { $bars }
bar-of = Tablette { $bar }
bar-with-rows = Tablette { $bar } ({ $rows })
bar-eaten = La tablette est mangée.
bar-poison-left = Il ne reste que le poison.
bar-left = Il reste des lignes de { $rows }.
bars-left = { $count } tablettes : { $bars }.
bite-in = { $taken ->
    [one] coup en { $square }, { $taken } carré mangé, reste { $left }.
   *[other] coup en { $square }, { $taken } carrés mangés, reste { $left }.
}
bite-in-bar = { $taken ->
    [one] coup en { $square } de la tablette { $bar }, { $taken } carré mangé, reste { $left }.
   *[other] coup en { $square } de la tablette { $bar }, { $taken } carrés mangés, reste { $left }.
}
bite-of-poison = le poison est mangé.
bar-square-name = carré { $square }
square-poison = carré { $square }, empoisonné
square-wins = carré { $square } : 2, gagne
square-loses = carré { $square } : 1, perd
how-bite = Pointez un carré pour voir ce qui part avec lui ; cliquez pour croquer.
how-bite-touch = Touchez un carré pour voir ce qui part avec lui ; lâchez pour croquer, ou glissez à côté pour vous raviser.
pick-bar = Tablette
pick-row = Ligne
pick-column = Colonne
pick-bite = Croquer
type-bite = ligne.colonne, à partir de 0, par exemple 2.3.
type-bite-in-bar = tablette-ligne.colonne, tablettes à partir de 1, lignes et colonnes à partir de 0, par exemple 1-2.3.
setup-bar = Taille de la tablette
setup-bar-note = Lignes × colonnes, de 1 à 30, par exemple 4 × 6.
setup-left = Ce qu’il en reste
setup-left-note = Vide pour la tablette entière. Sinon les carrés qui restent dans chaque ligne, de haut en bas, par exemple 5.3.1 ; jusqu’à 8 tablettes, séparées par +.

# Chomp : qui gagne

why-over-eaten = La partie est finie : qui a mangé le poison a perdu.
why-over-poisons = La partie est finie : il ne reste que des poisons, et qui devrait jouer ne le peut pas, et perd.
plies-win = Si les deux jouent au mieux, le poison est mangé au bout de { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} : le gagnant ne peut pas l’imposer plus tôt.
plies-loss = Si les deux jouent au mieux, la partie dure encore { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} : le perdant ne peut pas tenir plus longtemps.
bite-quickest = Le plus rapide.
bar-by-table = On ne connaît pas de raison simple. Les { $positions } positions contenues dans cette tablette ont été décidées, les petites d’abord.
bar-not-all = Il y en a peut-être d’autres.
stealing-title = Pourquoi il y a forcément un coup gagnant
answers-title = Une réponse à chaque coup
answers-bite = Coup
answers-answer = Réponse qui gagne
decide-takes = Cette tablette est grande. La décider prend jusqu’à { $megabytes } Mo de mémoire, et du temps.
decide-too-large = Décider cette tablette prendrait { $megabytes } Mo de mémoire ; on en prend { $most } au plus. Ce qui est dit ici, ce sont des théorèmes qui le disent.
decide = La décider
bars-win = La nim-somme des tablettes est { $sum }, non 0 : un coup la ramène à 0.
bars-loss = La nim-somme des tablettes est 0 : quoi que l’on croque, elle ne l’est plus, et l’adversaire peut l’y ramener.
bars-cancel = Les tablettes { $one } et { $other } s’annulent : ce que l’on croque de l’une peut se croquer de l’autre.
sum-too-large = Les valeurs de Grundy de tablettes aussi grandes prendraient { $megabytes } Mo et trop de temps ; elles n’ont pas été cherchées.

# Chomp : la carte des gains

map-0 = le poison
map-1 = un coup qui perd : l’adversaire peut gagner
map-2 = un coup qui gagne : l’adversaire est perdu
map-wins = { $count ->
    [0] Aucun coup ne gagne : qui doit jouer perd.
    [one] Un coup gagne : { $squares }.
   *[other] { $count } coups gagnent : { $squares }.
}
map-exception = Une tablette entière avec plus d’un premier coup gagnant est une rareté.
map-of-sum = Le plateau montre quels coups gagnent dans la somme des tablettes.
map-files = Fichiers de la carte
file-svg = SVG
file-png = PNG
file-map-csv = CSV
map-more = Après chaque coup
map-more-none = rien de plus
map-plies = coups jusqu’à la fin
map-values = valeurs de Grundy
map-plies-note = { $plies ->
    [one] { $plies } coup jusqu’à la fin si les deux jouent au mieux. Ci-dessous, par carré, les coups qui restent après ce coup ; impair s’il gagne.
   *[other] { $plies } coups jusqu’à la fin si les deux jouent au mieux. Ci-dessous, par carré, les coups qui restent après ce coup ; impair s’il gagne.
}
map-values-note = La tablette a la valeur de Grundy { $value }, si personne n’a le droit de croquer le poison. Ci-dessous, par carré, la valeur de ce que laisse un coup.

# Chomp : la galerie

gallery-lead = Toutes les tablettes jusqu’à une taille ; les carrés marqués sont les premiers coups qui gagnent. Une tablette et la même couchée sur le côté se valent : une seule des deux est ici.
gallery-size = Tablettes jusqu’à
gallery-stopped = Calcul annulé : choisissez une taille pour recommencer.
gallery-bites = { $count ->
    [0] aucun ne gagne
   *[other] { $squares }
}
gallery-exception = deux !
conjecture-title = Une conjecture à éprouver
conjecture-ask = Combien de premiers coups gagnent sur une tablette plus grande que 1 × 1 ? Dites ce que vous en pensez, et éprouvez-le tablette après tablette.
conjecture-one = Il y en a toujours exactement un.
conjecture-more = Une tablette en a plusieurs.
conjecture-so-far = { $count ->
    [one] { $count } tablette examinée jusqu’à { $size } × { $size } : pas d’exception. Cela ne dit rien des plus grandes.
   *[other] { $count } tablettes examinées jusqu’à { $size } × { $size } : pas d’exception. Cela ne dit rien des plus grandes.
}
conjecture-larger = Continuer jusqu’à { $size } × { $size }
conjecture-fails = La tablette { $bar } dit non : { $count } de ses premiers coups gagnent, { $squares }. Un contre-exemple suffit : la conjecture est fausse.
conjecture-proved = Vous aviez raison : sur { $bar }, { $count } premiers coups gagnent, { $squares }.
conjecture-map = Voir sa carte
examples-title = Des tablettes qui se passent de table
examples-note = Pour celles-ci on a une raison. Jouez-les pour la voir à l’œuvre.
examples-play = Y jouer

# Chomp : trois lignes

three-rows-lead = Une position de trois lignes est a.b.c, de haut en bas. Pour b et c donnés, un a au plus est perdant, et il y a un moyen rapide de le trouver. Chaque point est une position perdante.
three-rows-to = Colonnes jusqu’à
three-rows-note = Au plus { $most }.
three-rows-wrong = Un nombre entier de 1 à { $most }, s’il vous plaît.
three-rows-count = { $count } positions perdantes avec { $to } colonnes au plus.
plot-second = Positions perdantes : a en abscisse, b en ordonnée
plot-third = Positions perdantes : a en abscisse, c en ordonnée
three-rows-bites = { $count ->
    [one] { $count } tablette de trois lignes : son premier coup gagnant
   *[other] { $count } tablettes de trois lignes : leurs premiers coups gagnants
}
three-rows-table = Premiers coups gagnants
three-rows-bar = Tablette
three-rows-bite = Premier coup
three-rows-points = Positions perdantes
three-rows-first-lines = Les listes montrent les { $count } premières lignes ; le fichier les a toutes.

# Chomp : le labo des coûts

cost-lead = La façon habituelle de décider une tablette : essayer chaque coup, et ce que donne chaque réponse, et ainsi de suite. Avec mémoire, aucune position n’est travaillée deux fois. Les deux comptent ici leurs appels.
cost-bar-label = Tablette
cost-bar-note-text = Lignes × colonnes, par exemple 5 × 6.
cost-facts = { $positions } positions : C({ $both }, { $rows }), la position vide comprise. La plus longue partie compte { $longest ->
    [one] { $longest } coup
   *[other] { $longest } coups
}.
cost-positions = Positions
cost-with = Appels avec mémoire
cost-without = Appels sans mémoire
cost-ended = Sans mémoire, il a fallu { $calls } appels.
cost-bound = Sans mémoire, le calcul a été arrêté après { $bound } appels, sans arriver au bout.
cost-stopped = Arrêté après { $calls } appels.
cost-would-be = Il en aurait fait { $calls } : le compte avec mémoire le sait.
cost-plot = Graphique des appels pour les tablettes de { $rows } lignes, sur une échelle de puissances de dix. Le tableau ci-dessous a les chiffres.
cost-plot-caption = Colonnes en abscisse ; en ordonnée, les appels, par puissances de dix. Carrés : positions. Disques : appels avec mémoire. Triangles : appels sans mémoire, tels que le compte avec mémoire les donne.
cost-table = Chiffres du graphique

# Chomp : les noms

chomp = Chomp
chomp-title = Chomp { $rows } × { $columns }
tab-map = Carte des gains
tab-gallery = Galerie
tab-three-rows = Trois lignes
tab-cost = Labo des coûts

# Sur la première page
front-chomp-note = Croquez un carré de chocolat : il part avec tout ce qui est en dessous et à sa droite. Qui mange le poison perd.
card-chomp-small = Peu de positions : cherchez vous-même le coup gagnant.
card-chomp-rows = Deux lignes, et une règle que l’on peut trouver.
card-chomp-two = Ici deux premiers coups gagnent. Presque aucune autre tablette n’en a deux.
card-chomp-map = Pour chaque coup sur une tablette : gagne-t-il ?
card-chomp-gallery = Toutes les tablettes jusqu’à une taille, avec les premiers coups qui gagnent.
card-chomp-three = Les positions perdantes des tablettes de trois lignes, en graphique.
card-chomp-cost = Ce qu’il en coûte de décider une tablette, avec et sans mémoire.
