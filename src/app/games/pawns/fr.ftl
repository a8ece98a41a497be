# Pawns: errors

pawns-not-a-size = « { $found } » n’est pas une taille de grille. Saisissez les lignes et les colonnes séparées par un x, par exemple 5x5.
pawns-rows-number = « { $found } » n’est pas un nombre de lignes. Saisissez un entier de { $least } à { $most }.
pawns-rows-beyond = Le nombre de lignes ne peut pas être { $found }. Saisissez un entier de { $least } à { $most }.
pawns-columns-number = « { $found } » n’est pas un nombre de colonnes. Saisissez un entier de { $least } à { $most }.
pawns-columns-beyond = Le nombre de colonnes ne peut pas être { $found }. Saisissez un entier de { $least } à { $most }.
pawns-step-number = « { $found } » n’est pas une longueur de pas. Saisissez un entier de { $least } à { $most }.
pawns-step-beyond = Le pas maximal ne peut pas être { $found }. Saisissez un entier de { $least } à { $most }.
pawns-count-number = « { $found } » n’est pas un nombre de pions. Saisissez un entier de { $least } à { $most }.
pawns-count-beyond = Le nombre de pions ne peut pas être { $found }. Saisissez un entier de { $least } à { $most } : au plus un pion par ligne.
pawns-empty = Il manque une case. Saisissez chaque case sous la forme (ligne, colonne), par exemple (1, 3) + (2, 5), ou 1.3 + 2.5.
pawns-not-a-square = « { $found } » n’est pas une case. Saisissez (ligne, colonne), par exemple (1, 3) ou 1.3 ; pour une autre pièce, sa lettre d’abord : q(1, 3).
pawns-off = La case { $found } n’est pas sur la grille, qui a { $rows } lignes et { $columns } colonnes.
pawns-on-sink = Aucune pièce ne peut commencer en { $square } : c’est le puits, où les pièces quittent le jeu.
pawns-too-many = { $count } pièces, c’est trop : le maximum est { $most }.
pawns-why-next = On peut numéroter une case dès que toutes celles que la pièce peut atteindre de là sont numérotées.
pawns-move-unreadable = « { $found } » n’est pas un coup. Saisissez départ-arrivée, par exemple (1, 3)-(1, 5).
pawns-move-over = La partie est finie : il n’y a plus rien à déplacer.
pawns-move-no-pawn = Il n’y a pas de pièce en { $square }.
pawns-move-off = La case { $square } n’est pas sur la grille, qui a { $rows } lignes et { $columns } colonnes.
pawns-move-stays = Une pièce doit changer de case.
pawns-move-no-piece = Il n’y a pas { $kind ->
    [queen] de dame
    [rook] de tour
    [king] de roi
    [bishop] de fou
    [knight] de cavalier
    [own] de pièce sur mesure
   *[other] de pion
} en { $square }.
pawns-move-not-so = { $kind ->
    [queen] Une dame avance d’autant de cases qu’elle veut vers la droite, vers le bas, ou en diagonale vers la droite et le bas.
    [rook] Une tour avance d’autant de cases qu’elle veut vers la droite ou vers le bas.
    [king] Un roi avance d’une case vers la droite, vers le bas, ou en diagonale vers la droite et le bas.
    [bishop] Un fou avance d’autant de cases qu’il veut en diagonale, vers la droite et le bas.
    [own] Ce n’est pas l’un des pas d’une pièce sur mesure.
   *[other] Un cavalier avance de deux cases vers la droite ou vers le bas, puis d’une case d’un côté ou de l’autre.
}
pawns-no-steps = Les règles ne disent pas comment se déplace une pièce sur mesure. Ajoutez ses pas à la taille de la grille, par exemple 8x8_1.0_2.1.
pawns-steps-unreadable = « { $found } » n’est pas un pas. Saisissez chaque pas sous la forme lignes.colonnes, par exemple 2.1 (deux lignes vers le bas, une colonne vers la droite) ou -1.2.
pawns-steps-none = Il n’y a aucun pas. Saisissez-en au moins un, par exemple 2.1.
pawns-steps-back = Le pas { $step } ne rapproche pas la pièce du coin : la somme de ses lignes et de ses colonnes doit être supérieure à 0, pour que toute partie finisse.
pawns-steps-far = Le pas { $step } va trop loin : un pas compte au plus { $most } lignes ou colonnes.
pawns-steps-many = { $count } pas, c’est trop : le maximum est { $most }.
pawns-steps-useless = Aucun de ces pas ne tient sur une grille de { $rows } lignes et { $columns } colonnes : il n’y aurait aucun coup possible.
pawns-no-such-piece = « { $found } » n’est pas une pièce. Choisissez pawn (pion), queen (dame), rook (tour), king (roi), bishop (fou) ou knight (cavalier).
pawns-move-diagonal = Un pion avance vers la droite ou vers le bas, pas les deux à la fois.
pawns-move-back = Un pion avance vers la droite ou vers le bas, jamais en arrière.
pawns-move-too-far = { $by } cases, c’est trop loin. En un coup, un pion avance d’au plus { $most ->
    [one] { $most } case
   *[other] { $most } cases
}.

# Pawns: the board

tab-nimbers = Nimbers
tab-fill = Compléter
pawns-title-step = { $title }, pas de { $step } au plus
pawns-note = Avancez un pion { $step ->
    [1] d’une case
    [2] d’une ou deux cases
   *[other] d’au plus { $step } cases
} vers la droite ou vers le bas. Un pion qui arrive au puits, la dernière case, quitte le jeu.
pawns-rules = Avancez un pion { $step ->
    [1] d’une case
    [2] d’une ou deux cases
   *[other] d’au plus { $step } cases
} vers la droite ou vers le bas ; un pion qui arrive au puits, la dernière case, quitte le jeu.
pawn = Pion
pawns-board = Plateau des pions
pawns-none-left = Le plateau est vide.
pawns-one-left = Sur le plateau : { $kind ->
    [queen] une dame
    [rook] une tour
    [king] un roi
    [bishop] un fou
    [knight] un cavalier
    [own] une pièce sur mesure
   *[other] un pion
}, en { $square }.
pawns-position = { $count } pions, en { $squares }.
pawns-go = déplacer { $kind ->
    [queen] la dame
    [rook] la tour
    [king] le roi
    [bishop] le fou
    [knight] le cavalier
    [own] la pièce sur mesure
   *[other] le pion
} de { $from } en { $to }
pawns-went = déplacé { $kind ->
    [queen] la dame
    [rook] la tour
    [king] le roi
    [bishop] le fou
    [knight] le cavalier
    [own] la pièce sur mesure
   *[other] le pion
} de { $from } en { $to }
pawns-leave = amener { $kind ->
    [queen] la dame
    [rook] la tour
    [king] le roi
    [bishop] le fou
    [knight] le cavalier
    [own] la pièce sur mesure
   *[other] le pion
} de { $from } au puits, { $to }
pawns-left = amené { $kind ->
    [queen] la dame
    [rook] la tour
    [king] le roi
    [bishop] le fou
    [knight] le cavalier
    [own] la pièce sur mesure
   *[other] le pion
} de { $from } au puits, { $to }
pawns-does = { $count ->
    [0] ne peut aller nulle part
    [one] peut aller sur une case
   *[other] peut aller sur { $count } cases
}
pawns-does-move = déplace ici la pièce choisie
pawns-does-leave = amène la pièce choisie au puits, où elle quitte le jeu
square-name = ligne { $row }, colonne { $column }
pieces-left = { $count ->
    [one] Une pièce n’est pas arrivée au puits, mais elle ne peut plus bouger.
   *[other] { $count } pièces ne sont pas arrivées au puits, mais elles ne peuvent plus bouger.
}
row-name = Ligne { $row } : { $count ->
    [0] vide
   *[other] { $pieces }
}
row-piece = { $pieces } en colonne { $column }
square-sink = le puits
square-pawns = { $count ->
    [0] aucun pion
    [one] un pion
   *[other] { $count } pions
}
square-nimber = nimber { $value }
square-target = accessible
pawn-chosen = Vous avez sélectionné { $kind ->
    [queen] la dame
    [rook] la tour
    [king] le roi
    [bishop] le fou
    [knight] le cavalier
    [own] la pièce sur mesure
   *[other] le pion
} en { $square }. Cases accessibles : { $targets }.
reach-many = { $count } ({ $ways })
reach-row = { $count } vers la droite
reach-column = { $count } vers le bas
reach-diagonal = { $count } en diagonale
reach-other = { $count } dans d’autres directions
pawns-how = Les pièces sont aux deux joueurs : choisissez-en une, puis l’une des cases mises en évidence, ou faites-y glisser la pièce.
pawns-how-keys = Au clavier : flèches, Entrée pour choisir la pièce puis la case, Échap pour changer de pièce.
pick-pawn = Choisissez un pion
pick-piece = Choisissez une pièce
pick-target = Choisissez la destination
pawns-type-note = Format : départ-arrivée, par exemple (1, 3)-(1, 5). Si des pièces différentes partagent la case, mettez d’abord la lettre de celle que vous voulez, comme dans q(1, 3)-(1, 5).

# Pawns: a new game

setup-rows = Lignes
setup-columns = Colonnes
pawns-side-note = De 3 à 30.
setup-step = Pas maximal
setup-piece = Pièce
setup-own-steps = Pas de la pièce sur mesure
setup-own-steps-note = Saisissez chaque pas sous la forme lignes.colonnes, par exemple 1.0 2.1 -1.2 : les lignes vers le bas et les colonnes vers la droite, avec un signe moins vers le haut ou vers la gauche. Leur somme doit être supérieure à 0. Au plus { $most } pas.
setup-placing = Départ des pièces
placing-column = Dans la première colonne
placing-free = Sur les cases de votre choix
setup-count = Nombre de pièces
setup-count-note = De 1 au nombre de lignes ; les pièces partent de (1, 1), (2, 1) et ainsi de suite.
setup-squares = Cases des pièces
setup-squares-note = Saisissez chaque case sous la forme (ligne, colonne), par exemple (1, 3) + (2, 5) + (5, 1) ; répétez une case pour y mettre deux pièces. Une lettre désigne une autre pièce : q dame, r tour, k roi, b fou, n cavalier, o pièce sur mesure, comme dans q(1, 3). Vous pouvez aussi cliquer sur la grille.
place-grid = Grille où placer les pièces

# Pawns: reasons

pawns-nimber = Nimber
pawns-win = La nim-somme des nimbers des pièces est p = { $sum }. Elle n’est pas nulle : au moins un coup l’annule.
pawns-loss = La nim-somme des nimbers des pièces est p = 0 (position P). Tout coup la rend non nulle, et l’adversaire peut l’annuler de nouveau.
pawns-winning-target = { $value } ⊕ { $sum } = { $target } : la pièce va sur une case de nimber { $target }
why-pawns = Ce que chaque pièce peut faire
pawns-at = { $count ->
    [one] Pion en { $square }
   *[other] { $count } pions en { $square }
}
pawn-reaches = Cases accessibles et leurs nimbers
pawn-reached = Son nimber est { $value }. Pour gagner avec cette pièce, il faut l’amener au nimber { $value } ⊕ { $sum } = { $target } ; c’est possible en { $squares }.
pawn-own = Son nimber est { $value }, et p vaut déjà 0. Pour que p reste nul, ce nimber ne devrait pas changer. Or les cases accessibles ont d’autres nimbers : { $value } est justement le plus petit entier naturel qui n’y figure pas.
pawn-above = Son nimber est { $value }. Pour gagner avec cette pièce, il faudrait l’amener au nimber { $value } ⊕ { $sum } = { $target }, mais aucune case accessible n’a le nimber { $target }.
addition-title = Table de nim-addition
pawns-misere-ones = { $ones ->
    [0] Tous les restes sont nuls : le nombre de 1 est 0, donc pair
    [one] Aucun reste ne dépasse 1, et un seul d’entre eux vaut 1
   *[other] Aucun reste ne dépasse 1, et { $ones } d’entre eux valent 1
}. Tant qu’aucun reste ne dépasse 1, le joueur qui a le trait gagne si le nombre de 1 est pair, et perd s’il est impair.
pawns-misere-sum = Au moins un reste dépasse 1. C’est alors la nim-somme de tous les restes qui décide, comme au jeu de Nim : elle vaut { $sum } et n’est pas nulle. Vers la fin, il faut plutôt laisser un nombre impair de 1.
pawns-misere-zero = Au moins un reste dépasse 1. C’est alors la nim-somme de tous les restes qui décide, comme au jeu de Nim : elle est nulle.
pawns-residues = Un pion équivaut à deux tas : les cases qui lui restent à parcourir vers le bas jusqu’à la dernière ligne, et vers la droite jusqu’à la dernière colonne. On ne garde de chaque tas que le reste de sa division par { $modulus }. Ce sont ces restes qui décident de la partie en convention misère (T. S. Ferguson, 1974).
pawn-residues = Restes : { $down } vers le bas, { $right } vers la droite.
pawn-leaves = Ce que laisse chaque coup
leaves-ones = { $ones ->
    [0] ne laisse aucun reste égal à 1
    [one] laisse { $ones } reste égal à 1
   *[other] laisse { $ones } restes égaux à 1
}
leaves-sum = laisse une nim-somme de { $sum }

# Pawns: nimbers, step by step and filled in

rows-columns = Lignes et colonnes
rows-columns-turned = Colonnes et lignes
nimbers-of = Nimbers de la grille { $rows } × { $columns }
nimbers-normal-only = La partie se joue en convention misère, où les nimbers ne disent pas qui gagne. Les nimbers indiqués ici sont ceux de la convention normale.
build-order = Les cases sont numérotées colonne par colonne, à partir de la dernière, et de bas en haut dans chaque colonne. Ainsi, toutes les cases accessibles ont déjà leur nimber. Cliquez sur une case, ou déplacez le curseur, pour voir d’où vient le sien.
build-step = Case { $built } sur { $all }
build-square = { $square } : nimber { $nimber } (case { $built } sur { $all })
build-begin = Aucune case n’a encore de nimber. On commence par le puits.
build-controls = Parcourir les cases
build-first = Recommencer
build-back = Reculer d’une case
build-play = Lancer
build-stop = Pause
build-forward = Avancer d’une case
build-last = Toutes les cases
build-slider = Nombre de cases qui ont un nimber
mex-of-sink = Depuis { $square }, aucun coup n’est possible : le plus petit entier naturel absent est 0.
mex-of-square = Cases accessibles depuis { $square } et leurs nimbers : { $squares }. Le plus petit entier naturel absent est { $mex }.
mex-of-many = { $count } cases sont accessibles depuis { $square }. Le plus petit entier naturel qui n’est le nimber d’aucune est { $mex }.
mex-of-these = Ces cases et leurs nimbers
closed-title = Formule explicite
closed-form = Avec N lignes, M colonnes et { $step ->
    [one] des pas d’une case
   *[other] des pas d’au plus { $step } cases
}, la case de la ligne i et de la colonne j a le nimber ci-dessous. À eux seuls, les coups vers le bas forment un jeu à un tas, où le nombre de jetons pris à chaque coup est au plus { $step } ; ses nimbers ont donc pour période { $modulus }. Les coups vers la droite en forment un autre, et un pion est la somme des deux.
laws-title = Les propriétés de ⊕
law-neutral = Ajouter 0 ne change rien :
law-inverse = Chaque nombre est son propre opposé :
law-commutes = L’ordre n’a pas d’importance :
law-associates = Le regroupement non plus :
law-cancels = Ajouter de nouveau le même nombre annule donc l’addition :
fill-of = Nimbers de la grille { $rows } × { $columns }, à compléter
fill-how = Saisissez le nimber de chaque case. Il est vérifié aussitôt ; s’il est faux, les cases accessibles et le plus petit entier naturel absent s’affichent. Vos réponses sont conservées dans le lien.
fill-progress = { $right ->
    [one] { $right } case juste sur { $all }.
   *[other] { $right } cases justes sur { $all }.
}
fill-done = Les { $all } cases sont justes. Bravo !
fill-clear = Tout effacer
fill-check = Vérification
fill-begin = Commencez par le puits, d’où aucun coup n’est possible. Quel est le plus petit entier naturel absent ?
fill-right = Exact : le nimber de { $square } est { $found }.
fill-wrong = Non, le nimber de { $square } n’est pas { $found }.
fill-strange-number = « { $found } » n’est pas un nimber. Saisissez un entier de 0 à { $most }.
fill-strange = « { $found } » n’est pas un nimber. Saisissez un seul chiffre.
exercises = Exercices
exercise-3x3 = Un pion sur une grille 3 × 3 : qui gagne, et comment ?
exercise-fill = Complétez les nimbers de la grille 7 × 10.
exercise-closed = Regardez apparaître les nimbers de la grille 7 × 10, et trouvez la formule explicite.
exercise-5x5 = Un pion sur une grille 5 × 5 : vaut-il mieux commencer ?
exercise-5x7 = Un pion sur une grille 5 × 7 : même question.
exercise-three = Des pions en (1, 3), (2, 5) et (5, 1) : trouvez les deux coups gagnants.
exercise-finish = Terminez une partie : les pions sont en (2, 1), (2, 1) et (3, 5), et c’est à vous de jouer.
exercise-replay = Rejouez cette partie telle qu’elle s’est déroulée, et trouvez où elle a été perdue.
exercise-queen = Une dame en (2, 4) sur une grille 8 × 8 : trouvez les coups gagnants.
exercise-queen-fill = Complétez les nimbers de la dame sur une grille 8 × 8. Où sont les zéros ?
exercise-mixed = Une dame, une tour et un roi sur un même plateau : gagnez contre un adversaire parfait.
exercise-misere = Un pion sur une grille 3 × 3, en convention misère : qui gagne alors ?

# On the home page
pawns = Pions
pawns-title = Pions { $size }
card-pawns-one = Un pion : qui gagne, et pourquoi ? Assez petit pour le trouver soi-même.
card-pawns-queen = Le jeu de Wythoff (1907) : une dame va au coin, et le nombre d’or dit quelles cases viser.
card-pawns-knights = Deux cavaliers sur un même plateau : on additionne leurs nimbers, comme dans toute somme.
card-pawns-wide = Deux colonnes de plus changent tout pour celui qui commence.
front-pawns-also = D’autres pièces sont prêtes à jouer.
front-pawns-note = Le jeu de Nim sur une grille : avancez un pion d’une ou deux cases vers la droite ou vers le bas. Celui qui amène le dernier pion au puits gagne.

value-of-pawn = Nimber { $kind ->
    [queen] de la dame
    [rook] de la tour
    [king] du roi
    [bishop] du fou
    [knight] du cavalier
    [own] de la pièce sur mesure
   *[other] du pion
} en { $square }
hint-theory-pawns = Numérotez les cases à partir du coin en bas à droite : chacune reçoit le plus petit nombre que n’a aucune des cases accessibles. Un coup gagne s’il annule la nim-somme des nombres des pièces.
hint-theory-pawns-misere = Un pion équivaut à deux tas : les cases qu’il lui reste à parcourir vers le bas, et celles qu’il lui reste à parcourir vers la droite. Divisez chacun de ces nombres par la longueur du plus long pas augmentée de 1, et gardez le reste. Jouez comme en convention normale, jusqu’à ce que votre coup ne laisse que des restes égaux à 0 ou à 1 : laissez alors un nombre impair de restes égaux à 1.
hint-theory-pieces-search = Ici, aucune théorie n’est utilisée pour ces pièces en convention misère. Remontez depuis la fin : à partir de quelles cases un joueur est-il obligé de jouer le dernier coup ?
hint-where-pawn = Regardez { $kind ->
    [queen] la dame
    [rook] la tour
    [king] le roi
    [bishop] le fou
    [knight] le cavalier
    [own] la pièce sur mesure
   *[other] le pion
} en { $square }.
hint-theory-pieces-misere = Jouez comme en convention normale, jusqu’à ce que votre coup ne laisse que des pièces dont les nimbers dans les deux conventions sont 0 et 1. Laissez alors une nim-somme égale à 1, au lieu de 0.

# Other pieces
piece = Pièce
piece-kind = { $kind ->
    [queen] dame
    [rook] tour
    [king] roi
    [bishop] fou
    [knight] cavalier
    [own] pièce sur mesure
   *[other] pion
}
piece-at = { $kind ->
    [queen] dame
    [rook] tour
    [king] roi
    [bishop] fou
    [knight] cavalier
    [own] pièce sur mesure
   *[other] pion
} en { $square }
pieces-position = { $count } pièces : { $pieces }.
pieces-title = { $kind ->
    [queen] La dame de Wythoff
    [rook] Tours
    [king] Rois
    [bishop] Fous
    [knight] Cavaliers
    [own] Pièces sur mesure
   *[other] Pièces
} { $size }
piece-moves = { $kind ->
    [queen] Une dame avance d’autant de cases qu’elle veut vers la droite, vers le bas, ou en diagonale vers la droite et le bas.
    [rook] Une tour avance d’autant de cases qu’elle veut vers la droite ou vers le bas.
    [king] Un roi avance d’une case vers la droite, vers le bas, ou en diagonale vers la droite et le bas.
    [bishop] Un fou avance d’autant de cases qu’il veut en diagonale, vers la droite et le bas.
    [knight] Un cavalier avance de deux cases vers la droite ou vers le bas, puis d’une case d’un côté ou de l’autre.
    [own] Une pièce sur mesure fait l’un de ces pas, en lignes vers le bas et colonnes vers la droite : { $steps }.
    [pawn-one] Un pion avance d’une case vers la droite ou vers le bas.
   *[other] Un pion avance vers la droite ou vers le bas, d’au plus { $step } cases à la fois.
}
pieces-note = Chaque pièce avance à sa manière vers le puits, la dernière case, où elle quitte le jeu.
pieces-sink = Une pièce qui arrive au puits, la dernière case, quitte le jeu.
sheet-of-kind = Les nombres à trouver sont les nimbers { $kind ->
    [queen] de la dame
    [rook] de la tour
    [king] du roi
    [bishop] du fou
    [knight] du cavalier
    [own] de la pièce sur mesure
   *[other] du pion
}.
nimbers-of-kind = Les nombres sur le plateau sont ceux { $kind ->
    [queen] de la dame
    [rook] de la tour
    [king] du roi
    [bishop] du fou
    [knight] du cavalier
    [own] de la pièce sur mesure
   *[other] du pion
}. Sélectionnez une autre pièce pour voir les siens.
build-order-knight = Les cases sont numérotées à partir du puits, diagonale par diagonale : d’abord celles d’où il reste le moins de lignes et de colonnes à parcourir au total. Ainsi, toutes les cases accessibles ont déjà leur nimber. Cliquez sur une case, ou déplacez le curseur, pour voir d’où vient le sien.
golden-lines = Les lignes en tirets partent du puits selon le nombre d’or, φ ≈ 1,618 colonne pour une ligne ou l’inverse : les cases perdantes de la dame, entourées, les bordent.
lost-squares = Les cases entourées de rouge ont le nimber 0 : si une pièce s’y trouve seule sur le plateau, le joueur qui a le trait perd.
closed-of = { $kind ->
    [queen] On ne connaît pas de formule simple pour les nimbers de la dame. Mais il y en a une pour ses cases perdantes : pour k = 0, 1, 2, …, ce sont celles d’où il reste ⌊kφ⌋ lignes et ⌊kφ²⌋ colonnes, ou l’inverse, où φ est le nombre d’or (W. A. Wythoff, 1907).
    [rook] Une tour, c’est le jeu de Nim à deux tas : les lignes et les colonnes qui restent. Avec N lignes et M colonnes, le nimber de la case de la ligne i et de la colonne j est leur nim-somme.
    [king] Si le nombre de lignes et le nombre de colonnes qui restent sont tous deux pairs, le nimber est 0 ; s’ils sont tous deux impairs, 2. Sinon, il vaut 1 quand le nombre impair est le plus grand, et 3 quand c’est le nombre pair.
    [bishop] Un fou, c’est un seul tas du jeu de Nim : le plus petit des nombres de lignes et de colonnes qui restent.
    [own] Aucune formule explicite n’est donnée pour les pièces sur mesure.
   *[other] Aucune formule explicite n’est donnée ici pour le cavalier.
}
wythoff-pairs = Couples perdants sur cette grille, avec le rapport des deux nombres, qui tend vers φ : { $pairs }.
tame-title = Nimbers dans les deux conventions
tame-normal = Convention normale
tame-misere = Convention misère
tame-is-fickle = changeante
tame-is-firm = ferme
tame-fickle = Toutes les pièces sont sur des cases changeantes, où les nimbers des deux conventions sont 0 et 1, dans un ordre ou dans l’autre. La nim-somme des nimbers de la convention normale est { $sum }. Le joueur qui a le trait perd si elle vaut 1, et gagne si elle est nulle.
tame-firm = Au moins une pièce est sur une case ferme, où les nimbers des deux conventions coïncident. C’est alors la nim-somme des nimbers de la convention normale qui décide : elle vaut { $sum }, et le joueur qui a le trait perd si elle est nulle.
tame-rule = Cette règle s’applique parce que toutes les cases où ces pièces peuvent arriver sont changeantes ou fermes (jeux apprivoisés, J. H. Conway), ce qui a été vérifié sur cette grille.
pieces-misere-searched = Les cases ne sont pas toutes apprivoisées : en convention misère, les nimbers ne suffisent pas. Résolu par recherche exhaustive ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}).
pieces-misere-unknown = Les cases ne sont pas toutes apprivoisées : en convention misère, les nimbers ne suffisent pas. La recherche s’est arrêtée après { $positions } positions, sans réponse.

# Results of one’s own, checked

check-matter-nimbers = Nimbers des cases
check-matter-neighbours = Voisines : case → cases accessibles
check-matter-addition = La table de ⊕
check-matter-pieces = Les cases des pièces, avec leurs nimbers ou sans
check-matter-picture = La grille en texte : 1|O|-|-
check-picture-why = { $count ->
    [0] Aucune pièce n’est en { $square }.
    [one] Une pièce est en { $square }.
   *[other] { $count } pièces sont en { $square }.
}
check-addition-why = En binaire : { $row } ⊕ { $column } = { $value }. Un chiffre vaut 1 là où un seul des deux nombres a un 1.
check-about-grid = Vos résultats sont comparés à ceux de la grille affichée. Lignes et colonnes sont numérotées à partir de 1.
check-neighbours-why = Cases accessibles en un coup depuis { $square } : { $squares }.
check-neighbours-none = Aucun coup n’est possible depuis { $square }.
check-pieces-why = Les cases occupées de la grille sont : { $pieces }.
pawns-next-note = Saisissez une case, par exemple (1, 3).
pawns-fill-note = Dans chaque case, saisissez son nimber : le plus petit entier naturel qui n’est le nimber d’aucune case accessible.
pawns-step = { $square }
