# La maison

skip = Aller au contenu
language = Langue
theme = Couleurs
theme-system = Automatique
theme-light = Clair
theme-dark = Sombre
theme-projector = Projecteur
link-copy = Copier le lien
link-copied = Lien copié
link-not-copied = Non copié : prenez-le dans la barre d’adresse
close = Fermer
news-stale = Une nouvelle version de Nimlab est là.
news-reload = La charger
news-slices = Ce navigateur ne laisse pas Nimlab calculer en arrière-plan : il calcule dans la page. Tout fonctionne, les longs calculs plus lentement.

# Un lien illisible

broken-title = Ce lien est illisible
broken-text = Le lien, à corriger
broken-open = Ouvrir
broken-nearest = Le lien valable le plus proche :
broken-front = Vers la page d’accueil
link-too-long = Le lien dépasse { $most } caractères.
link-not-a-link = Un lien de Nimlab commence par #/v1/ et le nom d’un système, par exemple #/v1/heaps/0.77/7+5.
link-version = Cette page lit les liens de version v1 ; celui-ci dit « { $found } ».
link-system = Il n’y a pas de système « { $found } ».
link-missing = Le lien s’arrête trop tôt : après le système viennent le jeu et la position, par exemple #/v1/heaps/0.77/7+5.
link-too-many-parts = Il y a quelque chose de trop après la position : « { $found } ».
link-no-value = « { $found } » n’a pas de valeur : écrivez clé=valeur.
link-key = Il n’y a pas de clé « { $found } ».
link-value = « { $found } » n’est pas une valeur de { $key }. Permis : { $allowed }.
link-contradiction = La clé { $key } est donnée deux fois, avec deux valeurs différentes.
link-at = Le lien compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; { $found } est au-delà du dernier.

# L’accueil

front-title = Des jeux que l’on sait résoudre
front-lead = Jouez contre l’ordinateur, demandez pourquoi vous avez gagné ou perdu, envoyez la position à quelqu’un. Tout est calculé dans votre navigateur ; rien n’est envoyé ailleurs.
front-go-on = Reprendre : { $title }
front-left = Vos parties en cours
front-title-of = { $title }, { $moves ->
    [0] au début
    [one] après { $moves } coup
   *[other] après { $moves } coups
}
front-heaps-note = On prend des jetons dans un tas, selon la règle du jeu. Qui ne peut plus jouer perd, sauf si la carte dit autre chose.
heaps = Tas
card-misere = Qui prend le dernier bâtonnet perd.

# Jouer

board-label = Plateau
panel-label = Panneau
tabs = Panneaux
tab-play = Jouer
tab-why = Pourquoi
tab-sequence = Suite
stepper = Parcourir la partie
undo = Annuler
redo = Rétablir
step-first = Première position
step-back = Un coup en arrière
step-forward = Un coup en avant
step-last = Dernière position
new-game = Nouvelle partie
hint = Indice
hint-move = Indice : { $move }
hint-none = Aucun indice n’aide ici : tous les coups perdent contre un jeu parfait.
hint-unknown = Pas d’indice : l’issue de cette position est inconnue.
hint-computing = Recherche d’un indice …
answers-hidden = Les réponses pour cette position sont cachées.
answers-reveal = Les montrer
values-hide = Cacher les réponses jusqu’à ce que je les demande
embed-open = Ouvrir dans Nimlab

players = Joueurs
players-human-computer = Vous commencez contre l’ordinateur
players-computer-human = L’ordinateur commence
players-human-human = Deux personnes
players-computer-computer = Deux ordinateurs
level = Niveau
level-beginner = 1 · débutant
level-medium = 2 · moyen
level-expert = 3 · expert
level-perfect = 4 · parfait
pairing-you = vous contre l’ordinateur, niveau { $level }
pairing-people = deux joueurs
pairing-computers = ordinateur contre ordinateur, niveau { $level }
computers-pause = Pause
computers-go = Reprendre

rule-normal = Qui ne peut plus jouer perd
rule-misere = Qui ne peut plus jouer gagne

turn-you = À vous de jouer
turn-computer = L’ordinateur choisit un coup
turn-player = Au joueur { $number } de jouer
turn-computer-number = L’ordinateur { $number } choisit un coup
turn-looking-back = L’ordinateur a déjà joué d’ici
turn-paused = Les ordinateurs attendent
turn-thinking = L’ordinateur réfléchit : { $positions } positions examinées
won-you = Vous avez gagné !
won-computer = L’ordinateur a gagné.
won-player = Le joueur { $number } a gagné !
won-computer-number = L’ordinateur { $number } a gagné.
told-you = Vous : { $move }
told-computer = Ordinateur : { $move }
told-player = Joueur { $number } : { $move }
told-computer-number = Ordinateur { $number } : { $move }

moves = Coups
moves-none = Aucun coup pour l’instant.
move-number = Coup { $number } { $written } : { $move }
variations = Variantes

seed-more = Autres réglages
seed = Graine
seed-note = Avec le même nombre, l’ordinateur refait les mêmes choix. Laissez vide pour le hasard.
seed-wrong = Une graine est un nombre entier de 0 à 18446744073709551615, ou rien.
new-game-start = Commencer
new-game-wrong = Corrigez d’abord le champ signalé plus haut.

# Après la partie

review-ask = Pourquoi cette fin ?
review-looking = Recherche du coup perdant …
review-missed = Le coup { $number }, { $played }, a laissé échapper la victoire. Celui-ci aurait gagné : { $winning }
review-no-chance = Le perdant n’a jamais eu de coup gagnant : contre un jeu parfait, la position était perdue dès le début.
review-unknown = On ne sait pas où la partie a été perdue.
review-show = Montrer cette position

# Calculer

computing = Calcul en cours …
computing-done = { $done } étapes pour l’instant
computing-lost = Le calcul a été perdu, sans doute faute de mémoire. Rien d’autre n’est touché.
compute = Calculer
cancel = Annuler le calcul
go-on = Continuer : deux fois plus loin
begin-again = Recommencer
refused-too-long = { $asked }, c’est trop loin : au plus { $most }.
refused-memory = Il faudrait environ { $megabytes } Mo de mémoire, plus que le navigateur n’en donne.

# Tas : noms

heaps-title = Jeu octal { $code }
heaps-title-named = { $name } { $code }
game-nim = Jeu de Nim
game-fort-boyard = Bâtonnets de Fort Boyard
game-cram = Cram sur une ligne
game-kayles = Kayles
game-dawsons-chess = Échecs de Dawson
game-treblecross = Treblecross
game-officers = Officiers
game-guiles = Guiles
game-laskers-nim = Nim de Lasker
game-she-loves-me = Je t’aime, un peu
game-subtraction = Jeu de soustraction { "{" }1, 3, 4{ "}" }
game-hard = Un jeu difficile
note-nim = Prenez autant de jetons que vous voulez dans un tas.
note-fort-boyard = Prenez 1, 2 ou 3 bâtonnets.
note-cram = Posez des dominos sur une bande de cases.
note-kayles = Renversez une quille, ou deux quilles voisines.
note-dawsons-chess = Prenez une pièce avec celles qui la touchent.
note-treblecross = Prenez trois pièces côte à côte.
note-officers = Prenez une pièce, mais jamais la dernière de son tas.
note-guiles = Prenez un tas entier d’une ou deux pièces, ou deux pièces en laissant deux tas.
note-laskers-nim = Nim, mais on peut aussi partager un tas en deux.
note-she-loves-me = Un pétale à la fois : seul leur nombre décide.
note-subtraction = Prenez 1, 3 ou 4 allumettes.
note-hard = Un jeu dont les valeurs mettent très longtemps à se répéter.

# Tas : une nouvelle partie

setup-game = Jeu
setup-own = Un jeu à vous
setup-code = Code octal
setup-code-note = Le chiffre n dit ce que l’on peut laisser quand on en prend n : 1 rien, 2 un tas, 4 deux tas, en les additionnant. { "0.[3]" } répète 3 sans fin ; { "{" }1, 3, 4{ "}" } prend 1, 3 ou 4.
setup-heaps = Tas
setup-heaps-note = Jusqu’à 64 tas de 1 à 10 000 jetons, par exemple 7 + 5 + 12.
setup-rule = Règle

# Tas : le plateau

heap = Tas
heap-of = Tas { $heap } ({ $size })
heaps-board = Tas
heap-name = Tas { $heap } sur { $heaps } : { $size ->
    [one] { $size } jeton
   *[other] { $size } jetons
}
heap-name-value = { $name }, valeur de Grundy { $value }
heap-large = { $size } jetons : jouez par les menus ou par écrit
token-name = jeton { $token } sur { $size }
gap-title = Partager le tas ici
position-empty = Il ne reste rien sur le plateau.
position-one = Un tas de { $size }.
position-heaps = { $count } tas : { $sizes }.
how-keys = Au clavier : flèches et Entrée.
how-keys-split = Au clavier : flèches, Entrée, S pour partager devant le jeton.
how-length = Pointez un jeton pour voir ce qu’il prend ; cliquez pour le prendre.
how-to-end = Cliquez sur un jeton pour le prendre avec tous ceux qui le suivent dans son tas.
how-to-end-split = Cliquez sur un jeton pour le prendre avec tous ceux qui le suivent, ou entre deux jetons pour partager le tas.
how-length-split = Cliquez sur un jeton pour le prendre, ou entre deux jetons pour partager le tas.
how-split-only = Cliquez sur un jeton pour partager son tas juste devant lui.
how-two-ends = Cliquez sur le premier et le dernier jeton à prendre, ou glissez de l’un à l’autre ; pour un seul jeton, cliquez deux fois.
how-two-ends-split = Cliquez sur le premier et le dernier jeton à prendre, ou glissez de l’un à l’autre ; cliquez entre deux jetons pour partager le tas.

move = Coup
move-leaves-none = tas { $heap } : { $size ->
    [one] le seul jeton est pris.
   *[other] les { $size } jetons sont pris.
}
move-leaves-one = tas { $heap } : { $take } sur { $size } pris, reste { $one }.
move-leaves-two = tas { $heap } : { $take } sur { $size } pris, restent { $left } et { $right }.
move-splits = tas { $heap } : { $size } partagé en { $left } et { $right }.

pick-heap = Dans
pick-take = prendre
pick-leave = et laisser
pick-play = Jouer
leave-none = rien
type-move = Ou écrivez le coup
type-move-note = tas-pris-gauche, par exemple 1-2-3 : dans le tas 1 en prendre 2, en laisser 3 à gauche.

# Tas : ce qui ne va pas

code-empty = Écrivez un code octal, par exemple 0.77.
code-character = « { $found } » n’a pas sa place dans un code octal : des chiffres de 0 à 7 et un point.
code-not-octal = « { $found } » n’est pas un chiffre octal : seulement de 0 à 7.
code-no-point = Un code a un point après son premier chiffre, comme 0.77.
code-two-points = Un code n’a qu’un seul point.
code-no-first = Il manque un chiffre avant le point : 0, ou 4 si l’on peut partager un tas sans rien prendre.
code-first = Avant le point se trouve 0, ou 4 si l’on peut partager un tas sans rien prendre ; pas « { $found } », avec lequel les parties ne finiraient pas.
code-no-digits = Il manque des chiffres après le point.
code-too-many-digits = { $count } chiffres après le point : au plus { $most }.
code-empty-tail = La partie qui se répète n’a pas de chiffre.
code-two-tails = Un code n’a qu’une partie qui se répète.
code-not-closed = Un crochet n’est pas fermé.
code-after-end = « { $found } » se trouve après la fin du code.
code-empty-set = L’ensemble de nombres est vide : écrivez par exemple { "{" }1, 3, 4{ "}" }.
code-member = « { $found } » n’est pas un nombre que l’on peut prendre : de 1 à { $most }.
code-no-move = Ce code ne permet jamais aucun coup : un chiffre au moins doit être différent de 0.

heaps-empty = Il manque un nombre. Écrivez des tas comme 7 + 5 + 12, ou 0 s’il n’y en a aucun.
heaps-not-a-number = « { $found } » n’est pas un tas : des nombres entiers de 1 à { $most }, séparés par +.
heaps-zero = Un tas vide ne s’écrit pas : supprimez-le.
heaps-too-large = { $found } jetons dans un tas : au plus { $most }.
heaps-too-many = { $count } tas : au plus { $most }.

move-unreadable = « { $found } » n’est pas un coup : écrivez tas-pris-gauche, par exemple 1-2-3.
move-no-heap = Il n’y a pas de tas { $heap } : { $heaps ->
    [0] il n’en reste aucun
    [one] il n’y en a qu’un
   *[other] il y en a { $heaps }
}.
move-takes-too-many = Le tas a { $size ->
    [one] { $size } jeton
   *[other] { $size } jetons
}, pas { $take }.
move-left-too-large = On ne peut pas laisser { $left } à gauche : il reste { $rest ->
    [one] { $rest } jeton
   *[other] { $rest } jetons
} en tout.
move-never-takes-between = Dans ce jeu on ne prend jamais { $take } d’un coup : { $below } ou { $above }, par exemple.
move-never-takes-above = Dans ce jeu on ne prend jamais autant que { $take } d’un coup : au plus { $below }.
move-never-takes-below = Dans ce jeu on ne prend jamais seulement { $take } d’un coup : au moins { $above }.
move-never-takes = Dans ce jeu on ne prend jamais { $take } d’un coup.
move-may-leave-never = Dans ce jeu on ne prend jamais { $take } d’un coup.
move-may-leave-none = On ne peut en prendre { $take } que si c’est tout le tas.
move-may-leave-one = Qui en prend { $take } doit laisser exactement un tas : prenez à un bout, et pas tout.
move-may-leave-none-or-one = Qui en prend { $take } ne peut pas couper le tas en deux : prenez à un bout.
move-may-leave-two = { $take ->
    [0] Un tas ne peut être partagé qu’en deux tas non vides.
   *[other] Qui en prend { $take } doit laisser deux tas : prenez au milieu.
}
move-may-leave-none-or-two = Qui en prend { $take } doit prendre tout le tas ou laisser deux tas.
move-may-leave-one-or-two = { $take }, ce ne peut pas être tout le tas : il faut en laisser.
move-may-leave-any = On ne peut pas laisser cela.

# Tas : les raisons

verdict-win = Qui doit jouer gagne.
verdict-loss = Qui doit jouer perd.
verdict-unknown = Inconnu
grundy-value = Valeur de Grundy
nim-sum = Nim-somme
binary-title = Les valeurs en binaire
normal-win = La nim-somme des tas est { $sum }, pas 0 : un coup la ramène à 0.
normal-loss = La nim-somme des tas est 0 : quel que soit le coup, elle ne l’est plus, et l’adversaire peut la ramener à 0.
winning-moves = { $count ->
    [0] Aucun coup gagnant
    [one] Un coup gagnant
   *[other] { $count } coups gagnants
}
winning-target = { $value } ⊕ { $sum } = { $target } : le tas est ramené à la valeur { $target }
show-more = En montrer { $count } de plus
and-more = … et { $count } de plus.
losing-title = Pourquoi tous les coups perdent
losing-why = Chaque coup laisse une nim-somme autre que 0, et de là l’adversaire gagne.
mex-title = D’où vient une valeur
mex-choose = Tas de
mex-is = La valeur d’un tas de { $size } est { $value } : le plus petit nombre qu’aucune de ses options n’a (mex).
mex-there = présent
mex-missing = absent
mex-options = { $count ->
    [one] La seule option et sa valeur
   *[other] Les { $count } options et leurs valeurs
}
mex-left = Il reste
misere-nim-ones = Aucun tas n’a plus d’un jeton : les coups sont forcés, ici avec { $heaps ->
    [one] { $heaps } tas
   *[other] { $heaps } tas
}. Un nombre impair de tas perd, un nombre pair gagne (Bouton).
misere-nim-sum = Un tas a plus d’un jeton ; le Nim misère se gagne alors comme le Nim normal : la nim-somme est { $sum }, pas 0 (Bouton). Vers la fin, on laisse un nombre impair de tas d’un jeton.
misere-nim-sum-zero = Un tas a plus d’un jeton ; le Nim misère se perd alors comme le Nim normal : la nim-somme est 0 (Bouton).
misere-searched = Trouvé en examinant tout ce qui peut arriver : { $positions } positions.
misere-budget = { $positions ->
    [0] La position est trop grande pour qu’on la parcoure.
   *[other] La recherche a examiné { $positions } positions sans arriver au bout.
}
misere-undecided = { $count ->
    [one] Pour { $count } autre coup, on ne sait pas s’il gagne.
   *[other] Pour { $count } autres coups, on ne sait pas s’ils gagnent.
}
misere-no-values = Les valeurs de Grundy ne décident pas de la version misère : aucune n’est montrée.
why-over-normal = La partie est finie : qui devrait jouer ne le peut pas, et perd.
why-over-misere = La partie est finie : qui devrait jouer ne le peut pas, et gagne.

# Tas : la suite

sequence-of = Valeurs de Grundy des tas seuls pour { $code }, version normale : G(n) pour un tas de n jetons.
sequence-normal-only = La partie en cours se joue en version misère, dont ces valeurs ne décident pas.
sequence-to = Calculer jusqu’à n =
sequence-to-note = Au plus { $most }. Deux fois plus loin prend environ quatre fois plus de temps.
sequence-to-wrong = Un nombre entier de 0 à { $most }, s’il vous plaît.
sequence-waits = Calculer jusqu’à n = { $to } demande environ { $megabytes } Mo de mémoire, et du temps.
sequence-running = { $count } valeurs sur { $to }
sequence-done = Calculé jusqu’à n = { $to } ; { $looked } options examinées.
sequence-cancelled = Calcul annulé ; { $count } valeurs sont là.
values-table = Valeurs
page-back = Avant
page-on = Après
page-of = Page { $page } sur { $pages }
page-jump = Aller à n =
plot-label = Nuage de points de G(n) : n de 0 à { $to } en abscisse, valeurs de 0 à { $most } en ordonnée. Le tableau ci-dessous a les mêmes valeurs.
plot-caption = n en abscisse, G(n) en ordonnée

# Graphes : ce qui peut être faux

graph-kind = « { $found } » n’est pas un graphe : écrivez sticks-6-3, tree-6-3 ou list.
graph-sticks = « { $found } » n’est pas un nombre de bâtonnets : de 1 à { $most }.
graph-tree = Cet arbre a { $vertices } sommets : au plus { $most }.
graph-tree-huge = Cet arbre a plus de sommets qu’on n’en peut compter : au plus { $most }.
graph-vertex = « { $found } » n’est pas un sommet de ce graphe : de 0 à { $last }.
graph-unreadable = « { $found } » n’est pas un sommet : écrivez nom=joueur-successeurs, comme a=0-1.2.
graph-name = « { $found } » n’est pas un nom : des lettres, des chiffres, et ~ suivi de deux chiffres hexadécimaux ; au plus { $most } octets.
graph-name-twice = Deux sommets s’appellent « { $name } ».
graph-no-vertex = Un arc mène au sommet { $vertex }, mais il n’y en a que { $vertices }, numérotés à partir de 0.
graph-many-vertices = Trop de sommets pour un lien : au plus { $most }.
graph-many-edges = Trop d’arcs pour un lien : au plus { $most }.

graph-move-unreadable = « { $found } » n’est pas un coup : écrivez le numéro du sommet où aller.
graph-move-no-edge = Aucun arc ne mène de { $from } au sommet { $to }.
graph-move-over = La partie est finie : on ne peut plus jouer.

graph-read-empty = Il n’y a pas de sommet dans ce texte.
graph-read-too-long = Le texte est trop long : au plus { $megabytes } Mo sous cette forme.
graph-read-not-text = Ligne { $line }, colonne { $column } : ce n’est pas du texte.
graph-read-many-vertices = Trop de sommets : au plus { $most }.
graph-read-many-edges = Trop d’arcs : au plus { $most }.
graph-read-expected = Ligne { $line }, colonne { $column } : « { $found } » n’a rien à faire ici ; il faudrait { $sign }.
graph-read-expected-end = Ligne { $line }, colonne { $column } : il manque { $sign }.
graph-read-no-name = Ligne { $line }, colonne { $column } : « { $found } » n’est pas le nom d’un sommet.
graph-read-no-name-end = Ligne { $line }, colonne { $column } : il manque le nom d’un sommet.
graph-read-long-name = Ligne { $line }, colonne { $column } : ce nom dépasse { $most } octets.
graph-read-not-closed = Ligne { $line }, colonne { $column } : ce que { $sign } ouvre ici n’est jamais fermé.
graph-read-too-deep = Ligne { $line }, colonne { $column } : plus de { $most } parenthèses ou crochets imbriqués.
graph-read-no-owner = Ligne { $line }, colonne { $column } : rien ne dit à qui est « { $name } », 0 ou 1.
graph-read-owner = Ligne { $line }, colonne { $column } : « { $name } » est au joueur 0 ou 1, pas « { $found } ».
graph-read-twice = Ligne { $line }, colonne { $column } : le sommet « { $name } » existe déjà.
graph-read-dangling = Ligne { $line }, colonne { $column } : il n’y a pas de sommet « { $name } ».
graph-read-won-by-both = Ligne { $line }, colonne { $column } : « { $name } » ne peut pas être gagné par les deux joueurs.
graph-read-payoff = Ligne { $line }, colonne { $column } : le gain de « { $name } » n’est pas un nombre entier : « { $found } ».
graph-read-not-directed = Ligne { $line }, colonne { $column } : les arcs ont besoin d’un sens : écrivez digraph, et des flèches entre les sommets.
graph-read-not-read = Ligne { $line }, colonne { $column } : « { $found } » n’est pas lu ici.
graph-read-no-win = Rien ne dit qui gagne où : étiquetez les feuilles 0;0 et 0;1, ou ajoutez deux listes, F0 et F1.

# La commande

cli-usage = Usage : { $usage }
cli-method = Cette méthode n’existe pas. Permis : { $allowed }.
cli-file = Impossible de lire le fichier { $name } : { $why }
