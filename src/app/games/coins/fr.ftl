# Coins: errors

coins-unknown = « { $found } » n’est pas un jeu de pièces. Choisissez turtles, mock, ruler, twins ou triplets, le vôtre comme own-0-1, ou deux d’entre eux pour une grille, comme twinsxruler.
coins-missing = Il manque le nom d’un jeu de pièces. Choisissez turtles, mock, ruler, twins ou triplets, le vôtre comme own-0-1, ou deux d’entre eux pour une grille, comme twinsxruler.
coins-own-empty = Il manque une distance. Saisissez des ensembles de distances à gauche de la pièce la plus à droite, par exemple 0-1-1.2.
coins-own-unreadable = « { $found } » n’est pas une distance. Saisissez des ensembles de distances à gauche de la pièce la plus à droite, par exemple 0-1-1.2.
coins-own-distance = La distance ne peut pas être { $found }. Saisissez un entier de 1 à { $most }, ou 0 seul si l’on ne retourne que la pièce la plus à droite.
coins-own-twice = La distance { $distance } figure deux fois dans le même ensemble.
coins-own-too-many = { $count } ensembles, c’est trop : le maximum est { $most }.
coins-own-useless = { $coins ->
    [one] Une rangée d’une seule pièce n’admet que la distance 0, la pièce seule.
   *[other] Ces distances ne tiennent pas dans une rangée de { $coins } pièces : aucun coup n’y serait jamais possible. La plus grande distance qui convient est { $most }.
}
coins-own-no-grid = Ces distances ne tiennent que sur une grille de { $rows } × { $columns } pièces ; or il y a au plus { $most } pièces. Saisissez des distances plus petites.
coins-empty = Il n’y a pas de pièces. Saisissez 0 pour pile et 1 pour face, par exemple 0110100.
coins-not-a-coin = « { $found } » n’est pas une pièce. Saisissez 0 pour pile et 1 pour face.
coins-too-many = { $count } pièces, c’est trop : le maximum est { $most }.
coins-move-unreadable = « { $found } » n’est pas un coup. Saisissez les places des pièces à retourner, de droite à gauche, par exemple 6.3.1 ; sur une grille, les lignes et les colonnes, par exemple 3.1x4.2.
coins-one-row = Ce jeu se joue sur une seule rangée. Enlevez le point : seules les grilles ont plusieurs lignes.
coins-uneven = Toutes les lignes doivent avoir le même nombre de pièces : la première en a { $first }, celle-ci { $coins }.
coins-move-no-rows = Sur une grille, un coup donne des lignes et des colonnes, par exemple 3.1x4.2.
coins-move-no-grid = Dans une rangée, un coup ne donne que des places, par exemple 6.3.1.
coins-move-off-grid = Il n’y a pas de pièce en { $square } : cette grille a { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
} et { $columns ->
    [one] une colonne
   *[other] { $columns } colonnes
}, numérotées à partir de { $first }.
coins-move-tail-grid = La pièce en { $square } est côté pile. La pièce de la dernière ligne et de la dernière colonne que vous retournez doit être côté face.
coins-move-rows = { $kind ->
    [turtles] Un coup retourne des pièces d’une ligne ou de deux.
    [mock] Un coup retourne des pièces d’une, de deux ou de trois lignes.
    [ruler] Un coup retourne des pièces de lignes voisines, sans trou entre elles.
    [twins] Un coup retourne des pièces d’exactement deux lignes.
    [triplets] Un coup retourne des pièces d’exactement trois lignes.
   *[other] Les règles ne permettent pas de retourner ensemble des pièces de ces lignes.
}
coins-move-columns = { $kind ->
    [turtles] Un coup retourne des pièces d’une colonne ou de deux.
    [mock] Un coup retourne des pièces d’une, de deux ou de trois colonnes.
    [ruler] Un coup retourne des pièces de colonnes voisines, sans trou entre elles.
    [twins] Un coup retourne des pièces d’exactement deux colonnes.
    [triplets] Un coup retourne des pièces d’exactement trois colonnes.
   *[other] Les règles ne permettent pas de retourner ensemble des pièces de ces colonnes.
}
coins-move-beyond = Il n’y a pas de place { $found } : les places vont de { $first } à { $most }.
coins-move-twice = La place { $place } figure deux fois dans le coup.
coins-move-over = La partie est finie : on ne peut plus retourner de pièce.
coins-left = { $left ->
    [nothing] Toutes les pièces sont côté pile.
    [row] Il reste des pièces côté face, mais il faudrait retourner avec elles des pièces situées plus à gauche, hors de la rangée.
   *[other] Il reste des pièces côté face, mais il faudrait retourner avec elles des pièces situées plus haut ou plus à gauche, hors de la grille.
}
coins-move-off = Il n’y a pas de pièce à la place { $place } : cette rangée s’arrête à la place { $most }.
coins-move-tail = La pièce de la place { $place } est côté pile. La pièce la plus à droite que vous retournez doit être côté face.
coins-move-turtles = Un coup retourne une pièce ou deux.
coins-move-mock = Un coup retourne une, deux ou trois pièces.
coins-move-ruler = Un coup retourne des pièces voisines, sans trou entre elles.
coins-move-twins = Un coup retourne exactement deux pièces.
coins-move-triplets = Un coup retourne exactement trois pièces.
coins-move-own = Les règles ne permettent pas de retourner ces pièces ensemble.

# Coins: the board

coins = Pièces à retourner
coins-title = { $kind ->
    [turtles] Tortues (Turning Turtles)
    [mock] Fausses tortues (Mock Turtles)
    [ruler] Réglette (Ruler)
    [twins] Jumeaux (Twins)
    [triplets] Triplés (Triplets)
   *[other] Pièces à retourner, règle { $code }
}
coins-note = { $kind ->
    [turtles] Retournez une pièce ou deux.
    [mock] Retournez une, deux ou trois pièces.
    [ruler] Retournez autant de pièces voisines que vous voulez.
    [twins] Retournez exactement deux pièces.
    [triplets] Retournez exactement trois pièces.
   *[other] Retournez une pièce { $sets }.
} La plus à droite des pièces retournées doit passer de face à pile.
coins-corners = Les quatre coins (Turning Corners)
coins-note-grid = Choisissez { $rows } et { $columns }, et retournez toutes les pièces situées à leurs croisements. Celle qui est le plus en bas et à droite doit passer de face à pile.
coins-rows = { $kind ->
    [turtles] une ligne ou deux
    [mock] une, deux ou trois lignes
    [ruler] autant de lignes voisines que vous voulez
    [twins] exactement deux lignes
    [triplets] exactement trois lignes
   *[other] une ligne { $sets }
}
coins-columns = { $kind ->
    [turtles] une colonne ou deux
    [mock] une, deux ou trois colonnes
    [ruler] autant de colonnes voisines que vous voulez
    [twins] exactement deux colonnes
    [triplets] exactement trois colonnes
   *[other] une colonne { $sets }
}
coins-set = { $count ->
    [0] seule
    [one] avec celle située { $way } à la distance { $far }
   *[other] avec celles situées { $way } aux distances { $far }
}
coins-set-left = à sa gauche
coins-set-up = au-dessus d’elle
coins-board-grid = Grille de pièces
coins-turn-grid = retourner les pièces au croisement { $down ->
    [one] de la ligne { $rows }
   *[other] des lignes { $rows }
} et { $across ->
    [one] de la colonne { $columns }
   *[other] des colonnes { $columns }
}
coins-turned-grid = retourné les pièces au croisement { $down ->
    [one] de la ligne { $rows }
   *[other] des lignes { $rows }
} et { $across ->
    [one] de la colonne { $columns }
   *[other] des colonnes { $columns }
}
coins-how-grid = Touchez une pièce, puis celle du coin opposé ; touchez-en d’autres pour ajouter des lignes et des colonnes. Les pièces à leur croisement sont choisies. Touchez ensuite le bouton Retourner. Quand vous ne pouvez plus en ajouter, le coup est joué aussitôt.
coins-board = Rangée de pièces
coins-no-heads = Toutes les pièces sont côté pile.
coins-position = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $count ->
    [one] une face à la place { $places }.
   *[other] des faces aux places { $places }.
}
coins-turn = retourner { $count ->
    [one] la pièce de la place { $places }
   *[other] les pièces des places { $places }
}
coins-turned = retourné { $count ->
    [one] la pièce de la place { $places }
   *[other] les pièces des places { $places }
}
coins-row-name = Ligne { $row } : { $count ->
    [0] aucune face
    [one] une face, en colonne { $columns }
   *[other] faces en colonnes { $columns }
}
coin-heads = place { $place }, face
coin-tails = place { $place }, pile
coins-does = { $what ->
    [whole] joue le coup aussitôt
    [enough] suffit pour un coup ; on peut en ajouter d’autres
    [begun] demande une autre pièce pour faire un coup
    [back] annule la sélection
   *[other] n’entre dans aucun coup
}
coin-value = valeur { $value }
coin-target = peut être retournée avec les pièces sélectionnées
coins-turn-over = Retourner
coins-ready = Pour { $move }, appuyez sur Retourner.
coins-begun = Ce n’est pas encore un coup : sélectionnez une autre pièce.
coins-how = Touchez les pièces à retourner, puis le bouton Retourner. Quand vous ne pouvez plus en ajouter, le coup est joué aussitôt.
coin-side-heads = face
coin-side-tails = pile
coins-on-paper = La couronne est le côté face.
coins-how-ruler = Touchez la pièce la plus à droite puis la plus à gauche, et le bouton Retourner ; ou glissez de l’une à l’autre.
coins-how-keys = Au clavier : flèches, Entrée pour sélectionner une pièce, T pour retourner les pièces sélectionnées, Échap pour recommencer.
coins-type-note-grid = Format : les lignes, un x, les colonnes. Par exemple, 3.1x4.2 retourne les quatre pièces au croisement des lignes 3 et 1 et des colonnes 4 et 2.
coins-type-note = Format : les places des pièces à retourner, de droite à gauche. Par exemple, 4.2 retourne les pièces des places 4 et 2.

# Coins: a new game

coins-kind = Jeu
coins-kind-columns = Colonnes
coins-kind-rows = Lignes
coins-in-a-row = Une seule rangée
coins-coins-note = 0 est pile, 1 est face ; saisissez les lignes de haut en bas, séparées par un point. Au plus 64 pièces. Vous pouvez aussi cliquer sur les pièces ci-dessous.
coins-own = Règles personnalisées
coins-own-sets = Ensembles de pièces retournées ensemble
coins-own-note = Saisissez des ensembles de distances à gauche de la pièce la plus à droite. Séparez les ensembles par un tiret et, dans un ensemble, les distances par un point. Par exemple, 0-1-1.2 retourne une, deux ou trois pièces voisines.
coins-row = Pièces
coins-row-note = 0 est pile, 1 est face ; la place { $first } est à gauche. Au plus 64 pièces. Vous pouvez aussi cliquer sur les pièces ci-dessous.
coins-place = Pièces au départ

# Coins: reasons

coins-head = Face
coin-at = place { $place }
coins-win = La nim-somme des valeurs des faces est { $sum }. Elle n’est pas nulle : au moins un coup l’annule.
coins-loss = La nim-somme des valeurs des faces est 0 (position P). Tout coup la rend non nulle, et l’adversaire peut l’annuler de nouveau.
coins-winning-values = valeurs des pièces retournées : { $values } = { $sum }
check-matter-heads = La valeur d’une pièce côté face à chaque place
check-about-heads = Vos résultats sont comparés à ceux de la rangée ou de la grille affichée. Les places sont numérotées comme sur le plateau.
coins-values-title = Ce que vaut une face
coins-place-head = Place
coins-form = { $kind ->
    [turtles] Une face à la place n vaut { $above }. La retourner avec la pièce de la place m, c’est le coup du jeu de Nim qui mène de { $above } à { $other }.
    [mock] Les valeurs sont les nombres « odieux », dont l’écriture binaire a un nombre impair de 1 : une face qui a n pièces à sa gauche vaut 2n ou 2n + 1, celui des deux qui est odieux.
    [ruler] Une face à la place n vaut la plus grande puissance de deux qui divise { $above }.
    [twins] Une face à la place n vaut { $below } : ce sont les Tortues, avec à la place { $first } une pièce de plus qui ne compte jamais.
    [triplets] Les deux premières places ne valent rien. À partir de la place { $third }, les valeurs sont celles des Fausses tortues.
   *[other] Nimlab ne donne pas de formule explicite pour ce jeu. Chaque valeur est le plus petit entier naturel (mex) qui n’est la valeur d’aucune option.
}
coins-form-grid = Une face vaut le nim-produit ⊗ de la valeur de sa ligne et de celle de sa colonne (théorème du tartan). Les valeurs des lignes et des colonnes, au bord du tableau, sont celles des deux jeux sur une seule rangée. Les faces sont mises en évidence.
coins-move-wins = Un coup gagne si les valeurs des pièces qu’il retourne, côté face ou côté pile, ont pour nim-somme celle de toutes les faces.
coins-product-title = Table de nim-multiplication
coins-product = La nim-multiplication est distributive par rapport à la nim-somme. Les nombres 2, 4, 16, 256… sont chacun le carré du précédent. Multiplié par un nombre plus petit, un tel nombre donne le produit usuel ; son nim-carré vaut une fois et demie ce nombre : 2 ⊗ 2 = 3, 4 ⊗ 4 = 6.
coins-mex-title = Pourquoi la place { $place } a cette valeur
coins-mex = Retourner la face de la place { $place } laisse des faces dont la nim-somme peut valoir { $values }. Le plus petit entier naturel absent est { $mex }.
coins-mex-none = La face de la place { $place } ne peut pas être retournée : le plus petit entier naturel absent est { $mex }.
coins-misere-unknown = En convention misère, les valeurs des faces ne suffisent pas : deux faces qui se rencontrent à la même place disparaissent. Les rangées dont la dernière face est au plus à la place { $most } sont résolues par recherche exhaustive ; les plus longues ne le sont pas ici.
coins-misere-unknown-grid = En convention misère, les valeurs des faces ne suffisent pas : deux faces qui se rencontrent à la même place disparaissent. Les grilles dont la dernière face est parmi les { $most } premières pièces, ligne par ligne, sont résolues par recherche exhaustive ; les plus grandes ne le sont pas ici.
coins-misere-searched = En convention misère, les valeurs des faces ne suffisent pas. Résolu par recherche exhaustive ({ $rows ->
    [one] { $rows } position
   *[other] { $rows } positions
}).
value-of-head = Valeur de la face à la place { $place }
hint-theory-coins = Chaque face est un petit jeu à elle seule : sa valeur est le plus petit nombre que ses coups ne peuvent pas laisser. Un coup gagne s’il annule la nim-somme de toutes les faces.
hint-theory-coins-grid = Une face vaut le nim-produit de ce qu’elle vaut dans le jeu de sa ligne et dans celui de sa colonne. Un coup gagne s’il annule la nim-somme de toutes les faces.
hint-theory-coins-misere = En convention misère, remontez depuis la fin : dans quelles rangées le joueur qui a le trait est-il obligé de jouer le dernier coup ?
hint-where-coin = Regardez la pièce de la place { $place }.

# On the home page

front-coins-note = Retournez une pièce ou deux ; celle de droite doit passer de face à pile. Celui qui retourne la dernière face gagne.
card-coins-mock = Jusqu’à trois pièces. Les valeurs sont les nombres qui ont un nombre impair de 1 en binaire.
card-coins-ruler = Des pièces voisines, autant qu’on veut. Les valeurs sont des puissances de deux, comme les longueurs des traits d’une règle graduée en pouces.
card-coins-twins = Exactement deux pièces à chaque coup : le jeu de Nim déguisé.
card-coins-corners = Retournez les quatre coins d’un rectangle. Les valeurs se multiplient, dans l’arithmétique des nimbers.
card-coins-triplets = Exactement trois pièces à chaque coup : que valent les deux premières places ?

coins-fill-note = Pour chaque place, saisissez la valeur de Grundy d’une pièce côté face, seule à cette place.
