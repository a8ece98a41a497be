# Pions : ce qui peut être faux

pawns-not-a-size = « { $found } » n’est pas la taille d’une grille : écrivez lignes, x, colonnes, par exemple 5x5.
pawns-rows-number = « { $found } » n’est pas un nombre de lignes : un entier de { $least } à { $most }.
pawns-rows-beyond = { $found } lignes : de { $least } à { $most }.
pawns-columns-number = « { $found } » n’est pas un nombre de colonnes : un entier de { $least } à { $most }.
pawns-columns-beyond = { $found } colonnes : de { $least } à { $most }.
pawns-step-number = « { $found } » n’est pas un pas maximal : un entier de { $least } à { $most }.
pawns-step-beyond = Un pas maximal de { $found } : de { $least } à { $most }.
pawns-count-number = « { $found } » n’est pas un nombre de pions : un entier de { $least } à { $most }.
pawns-count-beyond = { $found } pions : de { $least } à { $most }, au plus un par ligne.
pawns-empty = Il manque une case. Écrivez des cases comme 1.3 + 2.5, chacune sous la forme ligne.colonne.
pawns-not-a-square = « { $found } » n’est pas une case : écrivez ligne.colonne, par exemple 1.3.
pawns-off = La case { $found } n’est pas sur la grille, qui a { $rows } lignes et { $columns } colonnes.
pawns-on-sink = Aucun pion ne commence en { $square } : il y aurait déjà quitté le jeu.
pawns-too-many = { $count } pions : au plus { $most }, autant que de lignes.
pawns-move-unreadable = « { $found } » n’est pas un coup : écrivez départ-arrivée, par exemple 1.3-1.5.
pawns-move-over = La partie est finie : il ne reste aucun pion à jouer.
pawns-move-no-pawn = Aucun pion ne se trouve en { $square }.
pawns-move-off = La case { $square } n’est pas sur la grille, qui a { $rows } lignes et { $columns } colonnes.
pawns-move-stays = Un coup mène le pion sur une autre case.
pawns-move-diagonal = Un pion va tout droit vers la droite ou tout droit vers le bas, pas les deux à la fois.
pawns-move-back = Un pion va vers la droite ou vers le bas, jamais en arrière.
pawns-move-too-far = { $by } cases à la fois, c’est trop : au plus { $most ->
    [one] { $most } case
   *[other] { $most } cases
}.

# Pions : le plateau

tab-nimbers = Nimbers
tab-fill = Remplir
pawns-title-step = { $title }, pas jusqu’à { $step }
pawns-note = Menez un pion { $step ->
    [1] d’une case
    [2] d’une ou deux cases
   *[other] de { $step } cases au plus
} vers la droite ou vers le bas. Au puits, la dernière case, il quitte le jeu.
pawn = Pion
pawns-board = Plateau des pions
pawns-none-left = Il ne reste aucun pion sur le plateau.
pawns-one-left = Il ne reste qu’un pion, en { $square }.
pawns-position = { $count } pions, en { $squares }.
pawns-move = de { $from } à { $to }.
pawns-move-sink = de { $from } à { $to } : le pion sort par le puits.
square-name = ligne { $row }, colonne { $column }
square-sink = le puits
square-pawns = { $count ->
    [0] aucun pion
    [one] un pion
   *[other] { $count } pions
}
square-nimber = nimber { $value }
square-target = à portée
square-chosen = choisi
pawn-chosen = Le pion en { $square } est choisi. Il peut aller en : { $targets }.
pawns-how = Choisissez un pion, puis l’une des cases qui s’allument ; ou glissez-le jusque-là.
pawns-how-keys = Touches : flèches, Entrée pour choisir et pour aller, Échap pour en choisir un autre.
pick-pawn = Choisissez un pion
pick-target = Choisissez l’arrivée
pawns-type-note = départ-arrivée, sous la forme ligne.colonne : 1.3-1.5 mène un pion de (1,3) à (1,5).

# Pions : une nouvelle partie

setup-rows = Lignes
setup-columns = Colonnes
pawns-side-note = De 3 à 30.
setup-step = Pas maximal
setup-placing = Pions
placing-column = Dans la première colonne
placing-free = Placés librement
setup-count = Nombre de pions
setup-count-note = De 1 au nombre de lignes, en (1,1), (2,1), et ainsi de suite.
setup-squares = Cases des pions
setup-squares-note = Chacune sous la forme ligne.colonne, par exemple 1.3 + 2.5 + 5.1 ; une case écrite deux fois porte deux pions. Ou cliquez sur la grille.
place-grid = Grille où placer les pions

# Pions : les raisons

pawns-win = La nim-somme des pions est p = { $sum }, non nulle : un coup la ramène à 0.
pawns-loss = La nim-somme des pions est p = 0, position nulle : quoi qu’on joue, p n’est plus 0, et l’adversaire peut le ramener à 0.
pawns-winning-target = { $value } ⊕ { $sum } = { $target } : le pion est amené au nimber { $target }
why-pawns = Ce que peut chaque pion
pawns-at = { $count ->
    [one] Pion en { $square }
   *[other] { $count } pions en { $square }
}
pawn-reaches = Cases à portée et leurs nimbers
pawn-reached = Son nimber est { $value } ; pour gagner, il doit devenir { $value } ⊕ { $sum } = { $target }. C’est possible : { $squares }.
pawn-own = Son nimber est { $value }, et p vaut déjà 0 : pour garder p, il devrait garder son nimber. Mais aucune case à portée n’a { $value }, puisque { $value } est le plus petit nombre qui y manque.
pawn-above = Son nimber est { $value } ; pour gagner, il devrait devenir { $value } ⊕ { $sum } = { $target }. C’est impossible : aucune case à portée n’a le nimber { $target }.
addition-title = Addition-nim
pawns-misere-ones = { $ones ->
    [0] Tous les restes sont nuls : le nombre de uns est 0, donc pair
    [one] Aucun reste ne dépasse 1, et { $ones } d’entre eux vaut 1
   *[other] Aucun reste ne dépasse 1, et { $ones } d’entre eux valent 1
}. Tant qu’aucun ne dépasse 1, un nombre impair de uns perd, un nombre pair gagne.
pawns-misere-sum = Un reste au moins dépasse 1. C’est alors la nim-somme de tous les restes qui décide, comme au Nim : elle vaut { $sum }, et non 0. Vers la fin, on laisse plutôt un nombre impair de uns.
pawns-misere-zero = Un reste au moins dépasse 1. C’est alors la nim-somme de tous les restes qui décide, comme au Nim : elle vaut 0.
pawns-residues = Un pion est deux tas à la fois : les cases jusqu’à la dernière ligne, vers le bas, et celles jusqu’à la dernière colonne, vers la droite. Le reste d’un tas est celui de sa division par { $modulus }. Les restes décident du jeu où qui ne peut plus jouer gagne (T. S. Ferguson, 1974).
pawn-residues = Restes : vers le bas { $down }, vers la droite { $right }.
pawn-leaves = Ce que laisse chaque coup
leaves-ones = { $ones ->
    [one] laisse { $ones } un
   *[other] laisse { $ones } uns
}
leaves-sum = laisse la nim-somme { $sum }

# Pions : les nimbers, construits et remplis

rows-columns = Lignes et colonnes
nimbers-of = Nimbers de la grille { $rows } × { $columns }
nimbers-normal-only = Le jeu sur le plateau est en version misère, dont les nimbers ne décident pas. Ceux-ci sont ceux du jeu normal.
build-order = Les cases sont numérotées à partir de la dernière colonne, chaque colonne de bas en haut : ainsi, toutes les cases à portée ont déjà leur nimber. Cliquez sur une case pour voir d’où vient le sien.
build-step = Case { $built } sur { $all }
build-begin = Aucune case n’a encore de nimber. Le puits vient en premier.
build-controls = Construction
build-first = Recommencer
build-back = Une case en arrière
build-play = Dérouler
build-stop = Arrêter
build-forward = Une case de plus
build-last = Toutes les cases
build-slider = Cases qui ont un nimber
mex-of-sink = De { $square }, un pion ne peut aller nulle part : le plus petit nombre manquant est 0.
mex-of-square = De { $square }, un pion peut aller en : { $squares }. Le plus petit nombre manquant est { $mex }.
closed-title = La forme close
closed-form = Avec N lignes, M colonnes et { $step ->
    [one] des pas d’une case
   *[other] des pas de { $step } cases au plus
}, la case de la ligne i, colonne j a le nimber ci-dessous. Le chemin vers le bas, seul, est un jeu où l’on prend au plus { $step } à un tas, si bien que ses nimbers se répètent tous les { $modulus } ; le chemin vers la droite en est un autre, et un pion est la somme des deux.
laws-title = Les lois de ⊕
law-neutral = Le 0 ne change rien :
law-inverse = Chaque nombre est son propre inverse :
law-commutes = L’ordre est indifférent :
law-associates = Le groupement aussi :
law-cancels = Ce qu’on a ajouté peut donc être ôté :
fill-of = Nimbers de la grille { $rows } × { $columns }, à remplir
fill-how = Écrivez le nimber de chaque case. Il est vérifié aussitôt ; s’il est faux, les cases à portée et le plus petit nombre manquant s’affichent. Ce que vous remplissez reste dans le lien.
fill-progress = { $right ->
    [one] { $right } case juste sur { $all }.
   *[other] { $right } cases justes sur { $all }.
}
fill-done = Les { $all } cases sont justes. Bravo !
fill-clear = Tout effacer
fill-check = Vérification
fill-begin = Commencez par le puits, où il n’y a plus de coup : quel est le plus petit nombre manquant ?
fill-right = Juste : { $square } a le nimber { $found }.
fill-wrong = { $square } n’a pas le nimber { $found }.
fill-strange = « { $found } » n’est pas un nimber : un chiffre, s’il vous plaît.
exercises = Exercices
exercise-3x3 = Un pion sur 3 × 3 : qui gagne, et comment ?
exercise-fill = Remplir les nimbers de 7 × 10.
exercise-closed = Voir naître les nimbers de 7 × 10, et trouver la forme close.
exercise-5x5 = Un pion sur 5 × 5 : vaut-il mieux commencer ?
exercise-5x7 = Un pion sur 5 × 7 : et ici ?
exercise-three = Des pions en (1,3), (2,5) et (5,1) : trouver les deux coups gagnants.
exercise-finish = Finir une partie : pions en (2,1), (2,1) et (3,5), à vous de jouer.
exercise-replay = Rejouer cette partie telle qu’elle fut jouée, et trouver où elle a été perdue.
exercise-misere = Un pion sur 3 × 3 où qui ne peut plus jouer gagne : qui gagne alors ?

# Sur la première page
pawns = Pions
pawns-title = Pions { $size }
card-pawns-one = Un pion : qui gagne, et pourquoi ? Assez petit pour le trouver soi-même.
card-pawns-wide = Deux colonnes de plus changent tout pour qui commence.
front-pawns-note = Le Nim sur une grille : menez un pion d’une ou deux cases vers la droite ou vers le bas. Qui mène le dernier au puits gagne.
