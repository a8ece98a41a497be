# Chomp: errors

bar-size-empty = Saisissez la taille de la tablette, par exemple 4x6.
bar-size-unreadable = « { $found } » n’est pas une taille de tablette. Saisissez les lignes et les colonnes séparées par un x, par exemple 4x6.
bar-no-rows = Une tablette doit avoir au moins une ligne.
bar-no-columns = Une tablette doit avoir au moins une colonne.
bar-rows-too-many = Une tablette ne peut pas avoir { $found } lignes : le maximum est { $most }.
bar-columns-too-many = Une tablette ne peut pas avoir { $found } colonnes : le maximum est { $most }.
rows-empty = Il manque une ligne. Saisissez le nombre de carrés restants dans chaque ligne, de haut en bas, par exemple 5.3.1, ou le mot none si toute la tablette est mangée.
rows-not-a-number = « { $found } » n’est pas un nombre de carrés. Saisissez le nombre de carrés restants dans chaque ligne, par exemple 5.3.1.
rows-zero = Les lignes vides ne s’écrivent pas : supprimez le 0.
rows-too-long = Une ligne ne peut pas avoir { $found } carrés : cette tablette { $most ->
    [one] n’a qu’une colonne
   *[other] n’a que { $most } colonnes
}.
rows-increase = Une ligne de { $below } ne peut pas se trouver sous une ligne de { $above } : de haut en bas, les lignes ne s’allongent jamais.
rows-too-many = Il y a ici { $count } lignes, mais cette tablette n’en a { $most ->
    [one] qu’une
   *[other] que { $most }
}.
bars-too-many = { $count } tablettes, c’est trop : le maximum est { $most }.
bars-eaten-in-sum = Quand il y a plusieurs tablettes, aucune ne peut être entièrement mangée, car il est interdit de croquer un carré empoisonné.
bite-unreadable = « { $found } » n’est pas un coup. Saisissez un carré sous la forme (ligne, colonne), par exemple (2, 3). S’il y a plusieurs tablettes, commencez par le numéro de la tablette, par exemple 1-(2, 3).
bite-which-bar = Il y a { $bars } tablettes. Commencez par le numéro de celle que vous croquez, par exemple 1-(2, 3).
bite-one-bar = Il n’y a qu’une tablette. Saisissez seulement le carré, par exemple (2, 3).
bite-no-bar = Il n’y a pas de tablette { $bar }. Saisissez un numéro de tablette de 1 à { $bars }.
bite-no-square = Il n’y a pas de carré { $square } dans ce qui reste de la tablette.
bite-below-one = Lignes et colonnes sont numérotées à partir de 1, comme sur la tablette : il n’y a pas de carré « { $found } ».
bite-poison = On ne peut pas croquer le carré empoisonné tant qu’il reste d’autres carrés.
bite-poison-in-sum = Quand il y a plusieurs tablettes, il est interdit de croquer un carré empoisonné.
bite-poison-among-games = Quand on joue à plusieurs jeux à la fois, il est interdit de croquer un carré empoisonné.
bite-eaten = La tablette est mangée : la partie est finie.

# Chomp: reasons

theorem-poison = Il ne reste que le poison, et le joueur qui a le trait doit le manger.
theorem-line = Croquez le carré { $square } : il ne reste que le poison pour l’adversaire.
theorem-equal-arms = Deux bras de même longueur ({ $arm }) se rejoignent au poison. L’adversaire reproduit chaque coup sur l’autre bras, jusqu’à ce qu’il ne reste que le poison.
theorem-unequal-arms = Deux bras de longueurs différentes se rejoignent au poison. Croquez le carré { $square } pour les rendre égaux, puis reproduisez chaque coup sur l’autre bras.
theorem-square = Croquez le carré { $square } : il reste deux bras égaux qui se rejoignent au poison. Ensuite, reproduisez chaque coup sur l’autre bras.
theorem-one-less = L’une des deux lignes (ou colonnes) a un carré de moins que l’autre. Après chaque coup, l’adversaire rétablit cet écart, jusqu’à ce qu’il ne reste que le poison.
theorem-not-one-less = Croquez le carré { $square } : l’une des deux lignes (ou colonnes) a alors un carré de moins que l’autre. Après chaque réponse, votre coup suivant rétablit cet écart.
chomp-why-leaves = Vous laissez { $rows }.
chomp-why-arms = Ce sont deux bras de même longueur ({ $arm }) qui se rejoignent au poison. Reproduisez chaque coup sur l’autre bras, jusqu’à ce qu’il ne reste que le poison.
chomp-why-one-less = L’une des deux lignes (ou colonnes) a un carré de moins que l’autre. Après chaque coup, vous pouvez rétablir cet écart, jusqu’à ce qu’il ne reste que le poison.
chomp-why-first-answers = Chacun des { $count } coups qui épargnent le poison a une réponse gagnante. Les premières : { $answers }.
chomp-why-answer = { $bite } → { $answer }
chomp-why-plies = Le gagnant cherche à finir la partie le plus tôt possible, le perdant à tenir le plus longtemps possible.
chomp-why-next = La récursion essaie les coups ligne par ligne, de gauche à droite, sans le poison. Elle continue avec la tablette que laisse un coup, et s’arrête dès qu’un coup laisse une tablette perdante.
theorem-stealing = Vol de stratégie. Croquez le coin opposé au poison. Si ce coup perd, l’adversaire a une réponse gagnante ; or vous pouviez la jouer d’emblée, car elle emporte aussi ce coin. L’un des deux coups gagne, mais l’argument ne dit pas lequel.

# Chomp: the board

chomp-note = Croquez un carré : tout le rectangle qui va de là jusqu’au coin en bas à droite part avec lui.
chomp-note-in-sum = Personne ne peut croquer le poison : quand il ne reste que lui, la tablette est finie.
chomp-rules = Croquez un carré : tout le rectangle qui va de là jusqu’au coin en bas à droite part avec lui ; (ligne, colonne) désigne un carré.
rule-poison = On perd si l’on mange le poison
rule-poisons = Il est interdit de croquer un carré empoisonné ; on perd si l’on ne peut plus jouer
ending-poison = Celui qui mange le poison perd.
ending-poisons = Il ne reste que des carrés empoisonnés, et celui qui a joué le dernier coup gagne.
chomp-board = Chocolat
bar = Tablette
bar-name = Tablette { $bar } sur { $bars }
bar-of = Tablette { $bar }
bar-with-rows = Tablette { $bar } ({ $rows })
bar-eaten = La tablette est mangée.
bar-poison-left = Il ne reste que le poison.
bar-left = Carrés restants par ligne : { $rows }.
bars-left = Il reste { $count } tablettes : { $bars }.
bite-at = { $taken ->
    [one] croquer le carré { $square } (il en reste { $left })
   *[other] croquer le carré { $square } ({ $taken } carrés, il en reste { $left })
}
bit-at = { $taken ->
    [one] croqué le carré { $square } : il en reste { $left }
   *[other] croqué le carré { $square } : { $taken } carrés mangés, il en reste { $left }
}
bite-at-in-bar = { $taken ->
    [one] croquer le carré { $square } de la tablette { $bar } (il en reste { $left })
   *[other] croquer le carré { $square } de la tablette { $bar } ({ $taken } carrés, il en reste { $left })
}
bit-at-in-bar = { $taken ->
    [one] croqué le carré { $square } de la tablette { $bar } : il en reste { $left }
   *[other] croqué le carré { $square } de la tablette { $bar } : { $taken } carrés mangés, il en reste { $left }
}
bite-does = { $taken ->
    [one] croque { $taken } carré, il en reste { $left }
   *[other] croque { $taken } carrés, il en reste { $left }
}
bite-eats-poison = mange le poison et perd la partie
bar-row-name = Ligne { $row } : { $squares ->
    [one] { $squares } carré
   *[other] { $squares } carrés
}
eat-poison = manger le poison
ate-poison = mangé le poison
bites-that-won = { $count ->
    [0] Aucun coup n’était gagnant.
    [one] Un seul coup était gagnant.
   *[other] On pouvait gagner en croquant l’un de ces { $count } carrés : { $squares }.
}
bite-plies = Coups restants si les deux jouent au mieux : { $before } → { $after }.
bar-square-name = carré { $square }
square-poison = carré { $square }, empoisonné
square-wins = carré { $square } : 2, coup gagnant
square-loses = carré { $square } : 1, coup perdant
how-bite = Survolez un carré pour voir ce qu’il emporte ; cliquez pour croquer.
how-bite-touch = Touchez un carré pour voir ce qu’il emporte ; relâchez pour croquer, ou glissez hors du carré pour annuler.
pick-bar = Tablette
pick-row = Ligne
pick-column = Colonne
pick-bite = Croquer
type-bite = Format : (ligne, colonne), selon les numéros de la tablette.
type-bite-in-bar = Format : tablette-(ligne, colonne), selon les numéros affichés, par exemple 1-(2, 3).
setup-bar = Taille de la tablette
setup-bar-note = Lignes × colonnes, de 1 à 30 chacune, par exemple 4 × 6.
setup-left = Ce qu’il reste de la tablette
setup-left-note = Laissez vide pour une tablette entière. Sinon, saisissez le nombre de carrés restants dans chaque ligne, de haut en bas, par exemple 5.3.1. Séparez plusieurs tablettes (8 au plus) par un +.

# Chomp: who wins

why-over-eaten = La partie est finie : le joueur qui a mangé le poison a perdu.
why-over-poisons = La partie est finie : il ne reste que des carrés empoisonnés. Le joueur qui a le trait ne peut plus jouer, donc il perd.
plies-win = Si les deux joueurs jouent au mieux, la partie se termine dans { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}. Le gagnant ne peut pas la finir plus tôt.
plies-loss = Si les deux joueurs jouent au mieux, la partie se termine dans { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}. Le perdant ne peut pas tenir plus longtemps.
bite-quickest = Pas de victoire plus rapide
bar-by-table = On ne connaît pas de raison simple. Position résolue de proche en proche, à partir des plus petites ({ $positions } en tout).
bar-not-all = Il y a peut-être d’autres coups gagnants.
stealing-title = Pourquoi il existe forcément un coup gagnant
answers-title = Une réponse à chaque coup
answers-bite = Coup
answers-answer = Réponse gagnante
decide-takes = Cette tablette est grande. La résoudre peut demander jusqu’à { $megabytes } Mo de mémoire et un certain temps.
decide-too-large = Résoudre cette tablette demanderait { $megabytes } Mo de mémoire ; la limite est de { $most } Mo. Seuls des théorèmes généraux s’appliquent ici.
decide = Résoudre la tablette
bars-win = La nim-somme des tablettes vaut { $sum }. Elle n’est pas nulle : au moins un coup l’annule.
bars-loss = La nim-somme des tablettes est nulle : tout coup la rend non nulle, et l’adversaire peut l’annuler de nouveau.
bars-cancel = Les tablettes { $one } et { $other } s’annulent : tout coup sur l’une peut être reproduit sur l’autre.
sum-too-large = Calculer les valeurs de Grundy de tablettes aussi grandes demanderait { $megabytes } Mo de mémoire et trop de temps ; elles ne sont pas affichées.

# Chomp: the win map

map-0 = le poison
map-1 = un coup perdant (laisse à l’adversaire une position gagnante, ou position N)
map-2 = un coup gagnant (laisse à l’adversaire une position perdante, ou position P)
map-wins = { $count ->
    [0] Aucun coup ne gagne : le joueur qui a le trait perd.
    [one] Un seul coup gagne : { $squares }.
   *[other] { $count } coups gagnent : { $squares }.
}
map-exception = Parmi les tablettes calculées à ce jour, peu ont plus d’un premier coup gagnant.
map-of-sum = Le plateau montre quels coups gagnent dans la somme de toutes les tablettes.
map-files = Enregistrer ce qui est affiché
map-figure = 0 : { $poison } ; 1 : { $loses } ; 2 : { $wins }.
map-more = Valeurs après chaque coup
map-more-none = aucune
map-plies = coups restants jusqu’à la fin
map-values = valeurs de Grundy
map-plies-note = { $plies ->
    [one] Si les deux joueurs jouent au mieux, il reste { $plies } coup. Pour chaque carré, le tableau donne le nombre de coups qui restent quand on l’a croqué ; un nombre impair signifie que le coup gagne.
   *[other] Si les deux joueurs jouent au mieux, il reste { $plies } coups. Pour chaque carré, le tableau donne le nombre de coups qui restent quand on l’a croqué ; un nombre impair signifie que le coup gagne.
}
map-values-note = Si l’on interdit de croquer le poison, la valeur de Grundy de cette tablette est { $value }. Pour chaque carré, le tableau donne la valeur de Grundy de ce qui reste quand on l’a croqué.

# Chomp: the gallery

gallery-lead = Toutes les tablettes jusqu’à une taille donnée, avec leurs premiers coups gagnants. Une tablette et la même couchée sur le côté sont équivalentes : on n’en montre qu’une.
gallery-size = Tablettes jusqu’à
gallery-stopped = Calcul annulé. Choisissez une taille pour recommencer.
gallery-bites = { $count ->
    [0] aucun coup gagnant
   *[other] { $squares }
}
gallery-all = { $count ->
    [one] Afficher aussi une tablette plus grande
   *[other] Afficher aussi { $count } tablettes plus grandes
}
gallery-exception = deux !
conjecture-title = Une conjecture à tester
conjecture-ask = Sur une tablette plus grande que 1 × 1, combien de premiers coups gagnent ? Choisissez votre conjecture, puis vérifiez-la, tablette par tablette.
conjecture-one = Il y en a toujours exactement un.
conjecture-more = Au moins une tablette en a plusieurs.
conjecture-so-far = { $count ->
    [one] { $count } tablette vérifiée, jusqu’à { $size } × { $size } : aucune exception. Cela ne dit rien des plus grandes.
   *[other] { $count } tablettes vérifiées, jusqu’à { $size } × { $size } : aucune exception. Cela ne dit rien des plus grandes.
}
conjecture-none-yet = { $count ->
    [one] { $count } tablette vérifiée, jusqu’à { $size } × { $size } : aucun exemple pour l’instant. Cela ne dit rien des plus grandes.
   *[other] { $count } tablettes vérifiées, jusqu’à { $size } × { $size } : aucun exemple pour l’instant. Cela ne dit rien des plus grandes.
}
conjecture-larger = Continuer jusqu’à { $size } × { $size }
conjecture-fails = La tablette { $bar } est un contre-exemple : { $count } de ses premiers coups gagnent ({ $squares }). Un seul contre-exemple suffit : la conjecture est fausse.
conjecture-proved = Vous aviez raison : sur la tablette { $bar }, { $count } premiers coups gagnent ({ $squares }).
conjecture-map = Voir sa carte
examples-title = Des tablettes qui s’expliquent simplement
examples-note = Chaque résultat a une explication courte. Jouez pour la voir à l’œuvre.
examples-play = Jouer cette position

# Chomp: three rows

three-rows-lead = Une position à trois lignes s’écrit a.b.c, de haut en bas. Pour b et c donnés, au plus une valeur de a donne une position perdante (position P), et on sait la trouver rapidement. Chaque point représente une position perdante.
three-rows-to = Nombre maximal de colonnes
three-rows-note = { $most } au plus.
three-rows-wrong = Saisissez un entier de 1 à { $most }.
three-rows-count = { $count ->
    [one] { $count } position perdante
   *[other] { $count } positions perdantes
} avec au plus { $to ->
    [one] { $to } colonne
   *[other] { $to } colonnes
}.
plot-second = Positions perdantes : a en abscisse, b en ordonnée
plot-third = Positions perdantes : a en abscisse, c en ordonnée
three-rows-bites = { $count ->
    [one] Premier coup gagnant de { $count } tablette à trois lignes
   *[other] Premiers coups gagnants de { $count } tablettes à trois lignes
}
three-rows-table = Premiers coups gagnants
three-rows-bar = Tablette
three-rows-bite = Premier coup
three-rows-points = Positions perdantes
three-rows-first-lines = Chaque liste montre au plus ses { $count } premières lignes ; son fichier est complet.

# Chomp: the cost of solving

cost-lead = La façon habituelle de résoudre une tablette est la récursion : essayer chaque coup, puis chaque réponse, et ainsi de suite. Avec mémoïsation, aucune position n’est résolue deux fois. Ici, les deux versions comptent leurs appels. Lignes et colonnes sont numérotées ici à partir de 0, comme dans le programme.
cost-bar-label = Tablette
cost-bar-note-text = Lignes × colonnes, par exemple 5 × 6.
cost-facts = Il y a C({ $both }, { $rows }) = { $positions } positions, y compris la position vide. La plus longue partie compte { $longest ->
    [one] { $longest } coup
   *[other] { $longest } coups
}.
cost-positions = Positions
cost-with = Appels avec mémoïsation
cost-without = Appels sans mémoïsation
cost-ended = Sans mémoïsation, la recherche a demandé { $calls ->
    [one] { $calls } appel
   *[other] { $calls } appels
}.
cost-bound = Sans mémoïsation, la recherche a été arrêtée au bout de { $bound } appels, avant la fin.
cost-stopped = La recherche a été arrêtée au bout de { $calls ->
    [one] { $calls } appel
   *[other] { $calls } appels
}.
cost-would-be = La recherche complète demanderait { $calls ->
    [one] { $calls } appel
   *[other] { $calls } appels
} (nombre calculé avec mémoïsation).
cost-plot = Graphique du nombre d’appels pour les tablettes { $rows ->
    [one] d’une ligne
   *[other] de { $rows } lignes
}, en échelle logarithmique. Le tableau ci-dessous donne les valeurs.
cost-plot-figure = Nombre d’appels pour les tablettes { $rows ->
    [one] d’une ligne
   *[other] de { $rows } lignes
}.
cost-plot-caption = En abscisse, les colonnes ; en ordonnée, les appels, en échelle logarithmique (puissances de dix). Carrés : positions. Disques : appels avec mémoïsation. Triangles : appels sans mémoïsation (nombre calculé avec mémoïsation).
cost-table = Valeurs du graphique
cost-table-figure = Ce que coûte la récursion usuelle : nombre de positions de chaque tablette, appels avec et sans mémoïsation.

# Chomp: growth, and seconds

cost-seconds = Croissance et temps de calcul
cost-measure = Mesurer le temps
cost-measuring = Mesure en cours…
cost-grows-factor = Sans mémoïsation, chaque colonne de plus multiplie le nombre d’appels par { $factor } environ (ajusté sur les nombres obtenus de { $from } à { $to } colonnes : c’est une observation, pas une démonstration).
cost-grows-exponent = Avec mémoïsation, le nombre d’appels croît à peu près comme (colonnes)^{ $exponent } (ajusté sur les mêmes colonnes).
cost-seconds-factor = Sans mémoïsation, chaque colonne de plus multiplie le temps par { $factor } environ, d’après les mesures faites ici.
cost-seconds-few = Trop peu de ces tablettes demandent assez de temps pour montrer comment le temps augmente. Essayez une tablette avec davantage de colonnes.
cost-seconds-with = Temps avec mémoïsation
cost-seconds-without = Temps sans mémoïsation
cost-seconds-note = Temps mesurés à l’instant dans votre navigateur, de la question à la réponse. Un autre appareil, ou un autre essai, donnera d’autres temps.

# Chomp: the recursion step by step

recursion-lead = Une position est gagnante si au moins un coup laisse une position perdante. La fonction ci-dessous essaie les coups l’un après l’autre et s’appelle elle-même sur ce que chacun laisse. Vous pouvez ici suivre chaque appel. Lignes et colonnes sont numérotées ici à partir de 0, comme dans le programme.
recursion-how = Écriture de la fonction
recursion-order = Ordre des coups
recursion-rows = ligne par ligne
recursion-columns = colonne par colonne
recursion-base = Cas de base
recursion-base-1 = [1] est perdante ; (0, 0) n’est jamais croqué
recursion-base-0 = [] est gagnante ; (0, 0) est toujours essayé en dernier
recursion-memory = Retenir les résultats dans un dictionnaire (mémoïsation)
recursion-board = L’appel en cours
recursion-beside = Appels, compteurs et dictionnaire
recursion-bar = La tablette de l’appel en cours : { $rows }
recursion-legend = 1 : ce coup laisse à l’adversaire une position gagnante. 2 : il lui laisse une position perdante. En pointillés : déjà croqué. Teinté : croqué à l’instant.
recursion-code = La fonction, avec la ligne en cours
recursion-name = gagnante
recursion-moves-rows = coups_par_ligne
recursion-moves-columns = coups_par_colonne
recursion-plays = joue
recursion-skip = Terminer cet appel
recursion-start = Aucun appel n’a encore eu lieu.
recursion-call-first = Appel { $number } : { $rows } est-elle gagnante ?
recursion-call = Appel { $number } : le coup { $bite } laisse { $rows }. Est-elle gagnante ?
recursion-again = La fonction a déjà été appelée { $times ->
    [one] une fois
   *[other] { $times } fois
} sur cette position. Rien n’est retenu, donc tout le travail est refait : { $calls ->
    [one] { $calls } appel
   *[other] { $calls } appels
}.
recursion-again-known = La fonction a déjà été appelée { $times ->
    [one] une fois
   *[other] { $times } fois
} sur cette position : on consulte d’abord le dictionnaire.
recursion-base-lost = { $rows } est perdante : c’est le cas de base.
recursion-base-won = { $rows } est gagnante : c’est le cas de base.
recursion-known-won = D’après le dictionnaire, { $rows } est gagnante. Aucun autre appel n’est nécessaire.
recursion-known-lost = D’après le dictionnaire, { $rows } est perdante. Aucun autre appel n’est nécessaire.
recursion-early = { $rows } est gagnante. Sortie anticipée : les coups restants ne sont pas essayés.
recursion-all-tried = Tout coup depuis { $rows } laisse une position gagnante : elle est perdante.
recursion-then-on = Le coup { $bite } depuis { $rows } ne gagne pas. On passe au suivant.
recursion-then-won = Le coup { $bite } depuis { $rows } est donc gagnant.
recursion-over = C’était le premier appel : la récursion est terminée.
recursion-calls = Appels
recursion-repeated = Appels sur une position déjà vue
recursion-early-exits = Sorties anticipées
recursion-deepest = Profondeur maximale
recursion-remembered = Réponses du dictionnaire
recursion-entries-count = Entrées du dictionnaire
recursion-heard = Appels : { $calls }.
recursion-ended-with = Sans dictionnaire, la même fonction fait { $calls ->
    [one] { $calls } appel
   *[other] { $calls } appels
}.
recursion-ended-without = Avec un dictionnaire, la même fonction fait { $calls ->
    [one] { $calls } appel
   *[other] { $calls } appels
}.
recursion-stack = Appels ouverts
recursion-stack-empty = Aucun appel n’est ouvert.
recursion-tried = { $tried ->
    [one] { $tried } coup essayé sur { $all }
   *[other] { $tried } coups essayés sur { $all }
}
recursion-repeat = { $times ->
    [one] déjà appelée une fois
   *[other] déjà appelée { $times } fois
}
recursion-memo = Dictionnaire
recursion-memo-empty = Le dictionnaire est vide.
recursion-memo-newest = Seules les { $count } dernières entrées sont affichées.
recursion-won = gagnante
recursion-lost = perdante
recursion-to-cost = Compter les appels sur de plus grandes tablettes
recursion-too-large = On ne peut suivre les appels un à un que sur les tablettes qui ont au plus { $most } positions.
recursion-too-many = Écrite ainsi, la fonction fait { $calls } appels sur cette tablette, et l’on ne peut en suivre un à un que { $most }. Avec un dictionnaire, il y en a { $with }.
recursion-small = Suivre les appels sur 4 × 5
tab-recursion = Récursion
card-chomp-recursion = Suivez la fonction récursive appel par appel et voyez le dictionnaire se remplir.

# Chomp: names

chomp = Chomp
chomp-title = Chomp { $rows } × { $columns }
tab-map = Carte
chomp-map-name = Carte des coups gagnants
tab-gallery = Galerie
tab-three-rows = Trois lignes
tab-cost = Coût du calcul

# On the home page
front-chomp-note = Croquez un carré de chocolat : tout le rectangle qui va de là jusqu’au coin en bas à droite part avec lui. Celui qui mange le poison perd.
card-chomp-small = Peu de positions : saurez-vous trouver le coup gagnant ?
card-chomp-rows = Deux lignes, et une règle à découvrir.
card-chomp-square = Une tablette carrée : trouvez une façon de gagner à coup sûr.
card-chomp-two = Une grande tablette, pour une longue partie.
card-chomp-map = Voyez quels coups gagnent sur une tablette.
card-chomp-gallery = Toutes les tablettes jusqu’à une taille donnée, avec leurs premiers coups gagnants.
card-chomp-three = Les positions perdantes des tablettes à trois lignes, en graphique.
card-chomp-cost = Ce que coûte la résolution d’une tablette, avec et sans mémoïsation.

value-of-plies = Nombre de coups jusqu’à ce que le poison soit mangé
value-of-bar = Valeur de Grundy de la tablette { $bar }
hint-theory-strip = Avec une seule ligne ou une seule colonne, on peut ne laisser que le poison.
hint-theory-two-rows = Avec deux lignes, quand l’une a exactement un carré de plus que l’autre, le joueur qui a le trait perd.
hint-theory-square = Laissez un L à bras égaux, puis reproduisez chaque coup sur l’autre bras.
hint-theory-chomp = Essayez d’abord une tablette plus petite. Quelles formes sont perdantes pour le joueur qui a le trait ? Le L à bras égaux en est une.
hint-where-bar = Regardez la tablette { $bar }.
hint-where-row = Regardez la ligne { $row }.

# Results of one’s own, checked

check-matter-map = La carte des coups gagnants
check-matter-plies = Nombre de coups jusqu’à la fin après chaque coup
check-matter-bite-values = Valeurs de Grundy après chaque coup
check-matter-bars = Un dictionnaire : position → gagnante ou non
check-matter-rows = La position : la liste de ses lignes
check-matter-bites = Les coups jouables
check-matter-after = Après chaque coup : carré → lignes
check-matter-outcomes = Après chaque coup : carré → ce qui reste est-il gagnant ?
check-matter-winning = Un coup gagnant, ou False
check-bite-poison = C’est le carré empoisonné.
check-bite-wins = Croquer ici laisse { $rows }, une position perdante.
check-bite-loses = Croquer ici laisse { $rows }, une position gagnante.
check-bite-answered = Croquer ici laisse { $rows }, une position gagnante. L’adversaire gagne en croquant { $bite }.
check-rows-why = La liste donne le nombre de carrés de chaque ligne, de haut en bas. Une ligne sans carré n’y figure pas.
check-square-poison = { $poison } est le poison : il ne compte pas parmi les coups jouables.
check-square-in = Lignes et colonnes sont numérotées à partir de { $first } : la ligne { $row } a { $length ->
    [one] { $length } carré
   *[other] { $length } carrés
}, et { $square } en fait partie.
check-square-out = Lignes et colonnes sont numérotées à partir de { $first } : la ligne { $row } a { $length ->
    [one] { $length } carré
   *[other] { $length } carrés
}, et { $square } n’en fait pas partie.
check-left-why = Croquer { $square } ne change rien au-dessus de la ligne { $row }. À partir de celle-ci, les lignes { $column ->
    [0] sont vides et ne s’écrivent pas.
    [one] gardent au plus { $column } carré.
   *[other] gardent au plus { $column } carrés.
}
check-rows-won = Croquer { $bite } laisse { $rows }, une position perdante.
check-rows-lost = Tout coup laisse une position gagnante ou mange le poison.
stealing-corner = Essayez : croquez le coin { $corner }, et voyez si votre adversaire a une réponse gagnante.
stealing-corner-wins = Croquer le coin gagne : c’est le premier coup cherché, il n’y a rien à voler.
stealing-steal = Volez cette réponse : jouez { $answer } comme premier coup sur la tablette entière. Elle emporte aussi le coin et mène donc à la même position, où l’adversaire a le trait.
check-matter-gallery = (lignes, colonnes) → tous les premiers coups gagnants
check-matter-gallery-one = (lignes, colonnes) → un premier coup gagnant, ou False
check-matter-three-rows = 3 × n : colonnes → premiers coups gagnants
check-matter-three-rows-lost = 3 × n : le nombre de positions perdantes jusqu’au dernier n
check-matter-calls-with = Colonnes → appels avec dictionnaire
check-matter-calls-without = Colonnes → appels sans dictionnaire
check-matter-positions = Colonnes → nombre de positions, la vide comprise
check-matter-calls-here-with = Le nombre d’appels avec dictionnaire
check-matter-calls-here-without = Le nombre d’appels sans dictionnaire
check-first-all = Premiers coups gagnants de { $bar } : { $bites }.
check-first-wins = Croquer { $bite } laisse { $rows }, une position perdante : ce coup gagne.
check-first-answered = Croquer { $bite } laisse { $rows }. L’adversaire gagne alors en croquant { $answer }, ce qui laisse { $then }.
check-first-poison = (0, 0) est le poison : celui qui le croque perd.
check-first-outside = { $square } n’est pas un carré de cette tablette : il y a { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, numérotées à partir de 0.
check-first-none = Aucun coup ne gagne ici : il ne reste que le poison.
check-three-rows-why = On compte les positions perdantes [a, b, c] avec a ≤ { $to } : [1] ; celles de deux lignes, [b + 1, b], au nombre de { $two } ; et celles de trois lignes, au nombre de { $three }.
check-calls-base = La fonction répond sans examiner cette position : il y a un seul appel.
check-calls-why = Appelée sur { $rows }, la fonction essaie, dans cet ordre : { $bites }. Avec l’appel lui-même, cela fait { $sum } = { $calls } appels.
check-calls-early = Le dernier coup essayé laisse une position perdante : aucun autre n’est essayé.
check-calls-all = Chacun laisse une position gagnante : tous les coups sont essayés.
check-calls-memory = Réponses trouvées dans le dictionnaire : { $remembered } ; appels dont la position n’y était pas encore : { $worked }.
check-positions-why = { $rows ->
    [one] Une position est une seule longueur, de 0 à { $columns }.
   *[other] Une position est une liste de { $rows } longueurs de 0 à { $columns }, chacune au plus égale à la précédente.
} Il y en a autant que de façons de choisir { $rows ->
    [one] { $rows } objet
   *[other] { $rows } objets
} parmi { $both } : { $count }.
check-matter-memo = Le dictionnaire à la fin : position → True ou False
check-about-gallery = Vos résultats sont comparés à ceux des tablettes affichées ici. Lignes et colonnes sont numérotées à partir de 0, comme dans un programme.
check-about-three-rows = Vos résultats sont comparés à ceux des tablettes calculées ici. Lignes et colonnes sont numérotées à partir de 0, comme dans un programme.
check-about-cost = Vos résultats sont comparés à ceux des tablettes qui ont ce nombre de lignes et 1, 2, … colonnes, avec la fonction écrite comme choisi ci-dessus.
check-about-recursion = Vos nombres sont comparés à ceux de cette tablette, avec la fonction écrite comme choisi ci-dessus.
check-counting = Dans les résultats, les carrés sont numérotés
check-counting-program = à partir de 0, comme dans un programme
check-counting-board = à partir de 1, comme sur la tablette
check-about-bar-board = Vos résultats sont comparés à ceux de la position de la tablette. Les carrés sont numérotés à partir de 1, comme sur la tablette : (1, 1) est le poison.
check-about-bar = Vos résultats sont comparés à ceux de la position de la tablette. Lignes et colonnes sont numérotées à partir de 0, comme dans un programme : (0, 0) est le poison.
chomp-next-note = Saisissez la liste des lignes, par exemple [2, 1].
chomp-fill-note = Dans chaque carré, saisissez 2 si le croquer fait gagner, 1 si le croquer fait perdre, et 0 pour le poison.
