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
share = Partager
keys = Touches
close = Fermer
pick-play = Jouer
news-stale = Une nouvelle version de Nimlab est là.
news-reload = La charger
news-slices = Ce navigateur ne laisse pas Nimlab calculer en arrière-plan : il calcule dans la page. Tout fonctionne, les longs calculs plus lentement.
tabs = Panneaux
tab-play = Jouer
tab-why = Pourquoi
tab-sequence = Suite
answers-hidden = Les réponses pour cette position sont cachées.
answers-reveal = Les montrer
tab-misere = Misère
tab-atlas = Atlas
pawns = Pions
pawns-title = Pions { $size }
embed-open = Ouvrir dans Nimlab

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

## Part: front

# L’accueil

front-title = Des jeux que l’on sait résoudre
front-lead = Jouez contre l’ordinateur, demandez pourquoi vous avez gagné ou perdu, envoyez la position à quelqu’un. Sur les petits plateaux que voici, le premier coup se joue tout de suite. Tout est calculé dans votre navigateur ; rien n’est envoyé ailleurs.
front-go-on = Reprendre : { $title }
front-older = { $games ->
    [one] Une partie plus ancienne
   *[other] { $games } parties plus anciennes
}
front-left = Vos parties en cours
front-title-of = { $title }, { $moves ->
    [0] au début
    [one] après { $moves } coup
   *[other] après { $moves } coups
}
kept-title = Gardé sur cet appareil
kept-note = { $games ->
    [0] Seules votre langue et vos couleurs sont gardées, et seulement ici.
    [one] { $games } partie est gardée, et seulement ici.
   *[other] { $games } parties sont gardées, et seulement ici.
}
kept-save = Enregistrer les parties dans un fichier
kept-open = Ajouter les parties d’un fichier
kept-erase = Tout effacer
kept-sure = Effacer toutes les parties, la langue et les couleurs de cet appareil ?
kept-yes = Effacer
kept-no = Tout garder
kept-erased = Tout ce qui était gardé est effacé.
kept-added = { $games ->
    [one] { $games } partie a été ajoutée.
   *[other] { $games } parties ont été ajoutées.
}
kept-refused = Cet appareil ne prend pas les parties : sa mémoire est pleine, ou interdite à cette page.
kept-no-room = { $games } ajoutées ; pour { $left-out } autres, il n’y a plus de place. Effacez d’abord, ou jouez : les plus anciennes s’en vont.
kept-no-game = Il n’y a pas de partie dans ce fichier.
own-code-note = N’importe quel code octal, comme 0.137, 4.77 ou { "0.[3]" }, ou un ensemble de nombres qu’on peut prendre : { "{" }1, 3, 4{ "}" }.
front-heaps-note = On prend des jetons dans un tas, selon la règle du jeu. Qui ne peut plus jouer perd, sauf si la carte dit autre chose.
heaps = Tas
front-pawns-note = Le Nim sur une grille : menez un pion d’une ou deux cases vers la droite ou vers le bas. Qui mène le dernier au puits gagne.
card-pawns-one = Un pion : qui gagne, et pourquoi ? Assez petit pour le trouver soi-même.
card-pawns-wide = Deux colonnes de plus changent tout pour qui commence.
front-chomp-note = Croquez un carré de chocolat : il part avec tout ce qui est en dessous et à sa droite. Qui mange le poison perd.
card-chomp-small = Peu de positions : cherchez vous-même le coup gagnant.
card-chomp-rows = Deux lignes, et une règle que l’on peut trouver.
card-chomp-two = Ici deux premiers coups gagnent. Presque aucune autre tablette n’en a deux.
card-chomp-map = Pour chaque coup sur une tablette : gagne-t-il ?
card-chomp-gallery = Toutes les tablettes jusqu’à une taille, avec les premiers coups qui gagnent.
card-chomp-three = Les positions perdantes des tablettes de trois lignes, en graphique.
card-chomp-cost = Ce qu’il en coûte de décider une tablette, avec et sans mémoire.

## Part: play

# Jouer

move = Coup
board-label = Plateau
panel-label = Panneau
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
hint-draw = Pas d’indice : personne ne peut forcer le gain ici, et personne n’est obligé de perdre.
hint-computing = Recherche d’un indice …
values-hide = Cacher les réponses jusqu’à ce que je les demande

players = Joueurs
players-human-computer = Vous commencez
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
rule-misere = Qui joue le dernier coup perd

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
drawn = Personne ne gagne.
told-you = Vous : { $move }
told-computer = Ordinateur : { $move }
told-guess = (Un coup au hasard : il n’a pas pu déterminer qui gagne là.)
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

# Le choix d’un coup, et les raisons

setup-rule = Règle
# Coups et raisons

how-keys = Au clavier : flèches et Entrée.
type-move = Ou écrivez le coup
type-play = Le jouer
verdict-win = Qui doit jouer gagne.
verdict-loss = Qui doit jouer perd.
verdict-unknown = Inconnu
grundy-value = Valeur de Grundy
nim-sum = Nim-somme
binary-title = Les valeurs en binaire
winning-moves = { $count ->
    [0] Aucun coup gagnant
    [one] Un coup gagnant
   *[other] { $count } coups gagnants
}
show-more = En montrer { $count } de plus
and-more = … et { $count } de plus.
mex-there = présent
mex-missing = absent
why-over-normal = La partie est finie : qui devrait jouer ne le peut pas, et perd.
why-over-misere = La partie est finie : qui devrait jouer ne le peut pas, et gagne.

## Part: house

# Calculer

computing = Calcul en cours …
computing-done = { $done ->
    [one] { $done } étape jusqu’ici
   *[other] { $done } étapes jusqu’ici
}
computing-lost = Le calcul a été perdu, sans doute faute de mémoire. Rien d’autre n’est touché.
computing-stopped = Le calcul a été arrêté.
compute = Calculer
cancel = Annuler le calcul
go-on = Continuer : deux fois plus loin
begin-again = Recommencer
refused-too-long = { $asked }, c’est trop loin : au plus { $most }.
refused-memory = Il faut pour cela environ { $megabytes } Mo de mémoire : c’est plus qu’il n’y en a ici.

## Part: heaps

# Tas : noms

setup-own = Un jeu à vous
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
game-0-16 = La longue période
game-0-127 = Le démarrage lent
game-0-376 = Le démarrage le plus lent
period-status-none = non trouvée
period-status-observed = constatée
period-status-proved = démontrée
sequence-to-note = Au plus { $most }.
sequence-to-wrong = Un nombre entier de 0 à { $most }, s’il vous plaît.
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
note-0-16 = Ses valeurs se répètent, mais seulement tous les 149 459 tas.
note-0-127 = Ses valeurs se répètent toutes les 4 tailles, à partir de 46 578.
note-0-376 = Ses valeurs se répètent toutes les 4 tailles, à partir de 2 268 248.
card-misere = Qui prend le dernier bâtonnet perd.

## Part: heaps-play

# Tas : une nouvelle partie

setup-game = Jeu
setup-code = Code octal
setup-code-note = Le chiffre n dit ce que l’on peut laisser quand on en prend n : 1 rien, 2 un tas, 4 deux tas, en les additionnant. { "0.[3]" } répète 3 sans fin ; { "{" }1, 3, 4{ "}" } prend 1, 3 ou 4.
setup-heaps = Tas
setup-heaps-note = Jusqu’à 64 tas de 1 à 10 000 jetons, par exemple 7 + 5 + 12.

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
how-keys-split = Au clavier : flèches, Entrée, S pour partager devant le jeton.
how-length = Pointez un jeton pour voir ce qu’il prend ; cliquez pour le prendre.
how-length-touch = Touchez un jeton pour voir ce qu’il prend ; relâchez pour le prendre.
how-to-end = Cliquez sur un jeton pour le prendre avec tous ceux qui le suivent dans son tas.
how-to-end-split = Cliquez sur un jeton pour le prendre avec tous ceux qui le suivent, ou entre deux jetons pour partager le tas.
how-length-split = Cliquez sur un jeton pour le prendre, ou entre deux jetons pour partager le tas.
how-split-only = Cliquez sur un jeton pour partager son tas juste devant lui.
how-two-ends = Cliquez sur le premier et le dernier jeton à prendre, ou glissez de l’un à l’autre ; pour un seul jeton, cliquez deux fois.
how-two-ends-split = Cliquez sur le premier et le dernier jeton à prendre, ou glissez de l’un à l’autre ; cliquez entre deux jetons pour partager le tas.
run-begun = Un bout de la rangée est le jeton { $token }. L’autre bout peut être : { $ends }.

move-leaves-none = { $size ->
    [one] tas { $heap } : son seul jeton pris.
   *[other] tas { $heap } : les { $size } pris.
}
move-leaves-one = tas { $heap } : { $take } sur { $size } pris, reste { $one }.
move-leaves-two = tas { $heap } : { $take } sur { $size } pris, restent { $left } et { $right }.
move-splits = tas { $heap } : { $size } partagé en { $left } et { $right }.

pick-heap = Dans
pick-take = prendre
pick-leave = et laisser
leave-none = rien
type-move-note = tas-pris-gauche, par exemple 1-2-3 : dans le tas 1 en prendre 2, en laisser 3 à gauche.

## Part: heaps

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

## Part: heaps-play

# Tas : les raisons

normal-win = La nim-somme des tas est { $sum }, pas 0 : un coup la ramène à 0.
normal-loss = La nim-somme des tas est 0 : quel que soit le coup, elle ne l’est plus, et l’adversaire peut la ramener à 0.
winning-target = { $value } ⊕ { $sum } = { $target } : le tas est ramené à la valeur { $target }
losing-title = Pourquoi tous les coups perdent
losing-why = Chaque coup laisse une nim-somme autre que 0, et de là l’adversaire gagne.
mex-title = D’où vient une valeur
mex-choose = Tas de
mex-is = La valeur d’un tas de { $size } est { $value } : le plus petit nombre qu’aucune de ses options n’a (mex).
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
misere-searched = Trouvé en examinant tout ce qui peut arriver : { $positions ->
    [one] { $positions } position.
   *[other] { $positions } positions.
}
misere-budget = { $positions ->
    [0] La position est trop grande pour qu’on la parcoure.
   *[other] La recherche a examiné { $positions } positions sans arriver au bout.
}
misere-undecided = { $count ->
    [one] Pour { $count } autre coup, on ne sait pas s’il gagne.
   *[other] Pour { $count } autres coups, on ne sait pas s’ils gagnent.
}
misere-quotient = Décidé par le quotient misère d’ordre { $order }, valable pour les tas jusqu’à { $to }.
misere-quotient-all = Décidé par le quotient misère d’ordre { $order }, dont il est prouvé qu’il vaut pour des tas de toute taille.
misere-no-values = Les valeurs de Grundy ne décident pas de la version misère : aucune n’est montrée.

## Part: explorer

# Tas : la suite

sequence-of = Valeurs de Grundy des tas seuls pour { $code }, version normale : G(n) pour un tas de n jetons.
sequence-normal-only = La partie en cours se joue en version misère, dont ces valeurs ne décident pas.
explorer-code = Jeu
explorer-code-note = Un code comme 0.77, 0.33[03] ou { "{" }1, 3, 4{ "}" }, ou le nom d’un jeu.
explorer-open = Ouvrir
sequence-to = Calculer jusqu’à n =
sequence-waits = Calculer jusqu’à n = { $to } demande environ { $megabytes } Mo de mémoire, et du temps.
sequence-running = Calcul en cours : { $count } valeurs jusqu’ici, n = { $to } au plus.
sequence-computed = Calculé jusqu’à n = { $to }. La plus grande valeur est { $largest }, atteinte d’abord pour n = { $at }.
sequence-stopped = { $count ->
    [one] Arrêté ; { $count } valeur est là et peut être regardée.
   *[other] Arrêté ; { $count } valeurs sont là et peuvent être regardées.
}
go-on-from-here = Continuer à partir d’ici
memory-for = Jusqu’à n = { $to }, il faut environ { $megabytes } Mo.
period-search = Chercher la période
period-search-note = « Chercher la période » s’arrête dès qu’une période est démontrée, au plus tard à n = { $to }, et prend jusqu’à { $megabytes } Mo.
period-title = Période
period-none = Aucune période n’apparaît dans les { $known } premières valeurs. Cela ne dit rien des suivantes.
period-observed = Constatée dans les { $known } premières valeurs, non démontrée : à partir de n = { $start }, les valeurs se répètent avec la période { $period } et le saltus { $saltus }. La valeur suivante peut la rompre.
period-proved = Démontrée : G(n + { $period }) = G(n) pour tout n à partir de { $start }. La période est { $period }, la prépériode { $start }, le saltus 0.
period-proved-arithmetic = Démontrée : G(n + { $period }) = G(n) + { $saltus } pour tout n à partir de { $start }. La période est { $period }, la prépériode { $start }, le saltus { $saltus }.
period-convention = La prépériode est le plus petit n à partir duquel cela vaut, les tas étant comptés à partir de 0 ; certains livres donnent la dernière exception, un de moins. La période est la plus petite.
period-values = Les valeurs d’une période : { $values }
period-exceptions = { $count ->
    [one] { $count } exception avant elle : n = { $heaps }
   *[other] { $count } exceptions avant elle : n = { $heaps }
}
proof-bound = Certificat : la borne de Guy et Smith. G(n + { $shift }) = G(n) a été vérifié pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-take-only = Certificat : aucun coup ne laisse deux tas, et une valeur ne dépend que des quelques précédentes. G(n + { $shift }) = G(n) a été vérifié pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-rare-ended = Certificat : les tas rares sont finis. Le dernier est { $last }, les témoins sont à { $depth } au plus, et une fenêtre de { $width } valeurs suffit. G(n + { $shift }) = G(n) a été vérifié pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-state = Certificat : tout ce dont les valeurs suivantes dépendent est pareil avant le tas { $first } et avant le tas { $again }, à ce près qui s’ajoute à chaque valeur.
period-open = ouvert
candidate-title = Essayer une période
candidate-note = Choisissez vous-même une période et voyez où les valeurs la rompent. Ce qui tient jusqu’où l’on a regardé ne démontre rien.
candidate-try = En essayer une
candidate-shift = Période candidate p
candidate-less = Un de moins
candidate-more = Un de plus
candidate-from = à partir de n =
candidate-clear = La laisser
small-field-wrong = Un nombre entier de { $least } à { $most }, s’il vous plaît.
candidate-short = Il n’y a pas assez de valeurs à comparer à partir de n = { $from }.
candidate-fails = { $count ->
    [one] À partir de n = { $from }, G(n + { $period }) = G(n) est en défaut pour un seul n : G({ $at }) = { $value }, mais G({ $there }) = { $shifted }.
   *[other] À partir de n = { $from }, G(n + { $period }) = G(n) est en défaut d’abord pour n = { $at } : G({ $at }) = { $value }, mais G({ $there }) = { $shifted }. C’est le cas { $count } fois, la dernière pour n = { $last }.
}
candidate-holds = G(n + { $period }) = G(n) pour tout n de { $from } à { $to }, aussi loin que les valeurs sont connues. C’est constaté, non démontré.
work-title = Travail
work-method = Méthode
work-values = valeurs
work-options = options examinées
work-took = durée
work-ms = { $milliseconds } ms
work-times = La méthode simple examinerait { $times } fois plus d’options pour les mêmes valeurs.
method-sparse = rapide
method-plain = simple
method-to-plain = Regarder la méthode simple
method-to-sparse = Revenir à la méthode rapide
work-sparse = { $options } options examinées. La méthode simple en examine { $plain } pour les mêmes valeurs.
work-plain = { $options } options examinées, par la méthode simple.
work-time = Durée : { $milliseconds } ms.
mask-title = Valeurs rares et fréquentes
mask-none = Aucun masque n’est employé : les tas rares seraient trop nombreux pour qu’il aide.
mask-not-tried = On ne cherche un masque que pour les codes finis.
mask-plain = Masque { $bits } en binaire, { $mask } en décimal. Une valeur est fréquente si un nombre impair de ses bits est dans le masque ; les autres sont rares.
mask-position-odd = Masque { $bits } en binaire, { $mask } en décimal, avec la parité de n. Une valeur est fréquente en n si ses bits dans le masque et n font ensemble un nombre impair ; les autres sont rares.
mask-position-even = Masque { $bits } en binaire, { $mask } en décimal, avec la parité de n. Une valeur est fréquente en n si ses bits dans le masque et n font ensemble un nombre pair ; les autres sont rares.
mask-bits = Les bits du masque, chacun sous sa valeur
mask-parity = n mod 2
rare-count = { $count ->
    [one] { $count } tas rare jusqu’ici, pour n = { $last } ; le tas vide n’est pas compté.
   *[other] { $count } tas rares jusqu’ici, le dernier pour n = { $last } ; le tas vide n’est pas compté.
}
rare-list = Liste des tas rares
histogram-title = Fréquence de chaque valeur
histogram-both = { $values } valeurs apparaissent ; { $common } tas sont fréquents, { $rare } rares.
histogram-all = { $values } valeurs apparaissent, pour { $common } tas.
histogram-common = fréquente
histogram-rare = rare
histogram-heaps = tas
files-title = Fichiers
file-csv = Valeurs en CSV
file-b = b-file (OEIS)
file-report = Rapport en texte
file-picture = Graphique en PNG
file-drawing = Graphique en SVG
copy-report = Copier le rapport
copy-values = Copier les valeurs
copied = Copié.
not-copied = Le navigateur n’a pas permis de copier.
file-writing = { $count ->
    [one] Écriture : { $count } valeur jusqu’ici.
   *[other] Écriture : { $count } valeurs jusqu’ici.
}
file-most = Un fichier contient les { $most } premières valeurs.
named-title = Jeux dont on parle souvent
named-code = code
named-name = nom
named-known = ce qu’on en sait
known-repeats = période { $period } à partir de n = { $start }
known-rises = période { $period } et saltus { $saltus } à partir de n = { $start }
named-note = Chaque lien cherche la période. « Ouvert » : personne ne sait si les valeurs se répètent (Guy et Nowakowski, Unsolved problems in combinatorial games).
sequence-cancelled = Annulé. Le solveur n’entendait pas ; il a été arrêté, avec tout ce qu’il tenait.
values-table = Valeurs
page-back = Avant
page-on = Après
page-last = Fin
page-of = Page { $page } sur { $pages }
page-jump = Aller à n =
plot-label = Nuage de points de G(n) : n de { $from } à { $to } en abscisse, valeurs de 0 à { $most } en ordonnée. Le tableau ci-dessous a les valeurs.
strip-label = Bande des G(n) en couleurs : n de { $from } à { $to } en abscisse. Le tableau ci-dessous a les valeurs.
plot-caption = n en abscisse, G(n) en ordonnée. Les tas rares sont les gros points.
strip-caption = n en abscisse, une couleur par valeur. Une colonne qui représente beaucoup de tas montre certaines de leurs valeurs, l’une sous l’autre.
plot-keys = Glissez ou prenez les flèches pour vous déplacer ; la molette ou + et - agrandissent et réduisent ; 0 montre tout.
plot-in = Agrandir
plot-out = Réduire
plot-left = À gauche
plot-right = À droite
plot-all = Tout montrer
plot-dots = Points
plot-strip = Bande
sequence-value-large = Une valeur au-delà de 65 535 est apparue ; la méthode rapide ne va pas plus loin.

## Part: misere

# Tas : un seul tas en version misère

genera-title = Un seul tas en version misère
genera-note = Qui ne peut plus jouer gagne. Les valeurs de Grundy n’en décident pas ; les genres et les valeurs de Nim misère disent ce qu’il y a à savoir d’un tas seul.
genera-compute = Calculer les genres
genera-to = Genres jusqu’à n =
genera-how = g suivi de nombres en exposant : la valeur de Grundy, puis les valeurs de Nim misère du tas seul, avec un tas de 2 de Nim, avec deux, et ainsi de suite ; les deux dernières continuent sans fin. Un tas est perdu en version misère si le premier nombre en exposant est 0 (souligné) ; un nombre g sans exposant est un tas de g de Nim, perdu pour g = 1. « ? » n’est pas connu.
genera-running = { $count } genres jusqu’ici, jusqu’à n = { $to }.
genera-done = Tous les genres jusqu’à n = { $to } sont connus.
genera-short = { $count ->
    [one] { $count } genre est connu ; ceux des tas plus grands ne le sont pas.
   *[other] { $count } genres sont connus ; ceux des tas plus grands ne le sont pas.
}
quotient-running = Recherche du quotient misère…
quotient-unknown = Le quotient misère n’est pas connu.
quotient-to = Le quotient misère est d’ordre { $order } pour les tas jusqu’à { $to } et décide de toutes leurs sommes. Pour des tas plus grands, il n’est pas connu.
quotient-all = Le quotient misère est d’ordre { $order } et il est démontré qu’il vaut pour des tas de toute taille : leurs classes se répètent avec la période { $period } à partir de n = { $start }.

## Part: atlas

# Tas : l’atlas

atlas-intro = Tous les codes d’un à trois chiffres, et ceux qui ont un nom : ce que l’on sait de leurs périodes, calculé ici. Les codes sont repris plusieurs fois, avec chaque fois une plus grande part de travail.
atlas-budget = Secondes de calcul
atlas-budget-note = De 1 à { $most }.
atlas-begin = Calculer
atlas-go-on = Continuer
atlas-stop = Arrêter
atlas-running = Calcul en cours : { $done } codes sur { $all } sont réglés, { $proved } périodes sont démontrées.
atlas-rests = { $done } codes sur { $all } sont réglés, { $proved } périodes sont démontrées.
atlas-table = Atlas
atlas-code = code
atlas-status = état
atlas-period = période
atlas-preperiod = prépériode
atlas-largest = plus grande valeur
atlas-mask = masque
atlas-known = valeurs connues
atlas-alike = mêmes valeurs que
atlas-alike-same = { $code }
atlas-alike-later = { $code }, { $shift } plus loin
atlas-alike-earlier = { $code }, { $shift } plus tôt
atlas-alike-seen = { $alike } (jusqu’ici)
atlas-open = pas encore de période
atlas-saltus = { $period }, saltus { $saltus }
atlas-note = La prépériode est le plus petit n à partir duquel la période vaut. « Jusqu’ici » : les quatre mille premières valeurs concordent, ce qui ne démontre rien pour la suite.

## Part: share

# Partager

share-title = Partager ce que vous voyez
share-link = Lien
share-copy = Copier
share-copied = Copié.
share-not-copied = Le navigateur ne laisse pas cette page copier : sélectionnez le texte et copiez-le vous-même.
share-copy-text = Copier en texte
share-sheet = Partager …
share-hidden = Garder les réponses cachées jusqu’à ce qu’on les demande
share-language = Dans la langue que je lis
share-long = Le lien compte { $length } caractères. Certains programmes coupent ceux de plus de 2 000 ; un fichier garde la partie entière.
share-qr = Code QR du lien
share-qr-large = Plein écran
share-qr-long = Le lien est trop long pour un code QR : enregistrez la partie dans un fichier.
share-embed = Dans une page à vous
share-embed-note = Ces lignes montrent le plateau dans une autre page, et on peut y jouer.
share-file = En fichier
share-save = Enregistrer la partie
share-open = Ouvrir une partie enregistrée
share-no-game = Il n’y a pas de partie dans ce fichier.

# Touches

keys-title = Touches
keys-everywhere = Tab mène d’un élément au suivant ; Entrée ou la barre d’espace actionne un bouton ; les flèches se déplacent sur un plateau ; Échap ferme ce qui est ouvert.
keys-board = Sur ce plateau.
keys-single = Touches seules
keys-on = Les touches seules agissent
keys-note = Ce choix est gardé sur cet appareil. Désactivez-les si vous parlez à la page, ou si des touches sont frappées par mégarde.

## Part: chomp

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

## Part: chomp-views

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

## Part: chomp-names

# Chomp : les noms

chomp = Chomp
chomp-title = Chomp { $rows } × { $columns }
tab-map = Carte des gains
tab-gallery = Galerie
tab-three-rows = Trois lignes
tab-cost = Labo des coûts

## Part: graph-front

# Graphes : noms

graphs = Graphes
front-graphs-note = En chaque sommet, son propriétaire choisit un arc. Jouez sur le graphe, regardez comment on trouve qui peut forcer la victoire, et apportez vos propres graphes.
graph-title-sticks = { $sticks ->
    [one] { $sticks } bâtonnet, 1 à { $most } par coup : le graphe
   *[other] { $sticks } bâtonnets, 1 à { $most } par coup : le graphe
}
graph-title-tree = { $sticks ->
    [one] { $sticks } bâtonnet, 1 à { $most } par coup : l’arbre
   *[other] { $sticks } bâtonnets, 1 à { $most } par coup : l’arbre
}
graph-title-own = Un graphe à vous
card-attractor = L’attracteur, pas à pas
card-tree-note = Toutes les parties possibles, avec minimax et alpha-bêta.
card-attractor-note = Une file, des compteurs, des rangs : on voit grandir l’ensemble d’où l’on peut forcer la victoire. Quel sommet vient ensuite ?
card-own-note = Un petit graphe avec un cycle. Tapez, collez ou déposez le vôtre à sa place : « Nouvelle partie ».

## Part: graph

# Graphes

tab-attractor = Attracteur
tab-minimax = Minimax
graph-note-sticks = On prend des bâtonnets dans un seul tas. « 4;1 » est un état : il reste 4 bâtonnets, et c’est à J1 de jouer.
graph-note-tree = On prend des bâtonnets dans un seul tas. Dans l’arbre, un état figure une fois pour chaque façon d’y arriver.
graph-note-own = Le propriétaire d’un sommet choisit l’arc par lequel la partie le quitte.
graph-board = Graphe
graph-view = Ce que l’on voit du dessin
graph-zoom-in = Plus grand
graph-zoom-out = Plus petit
graph-zoom-whole = Tout voir
graph-vertex-number = sommet { $number }
graph-vertex-name = { $name } (sommet { $number })
graph-legend-zero = J0 choisit
graph-legend-one = J1 choisit
graph-legend-won = gagné par le joueur inscrit dessous
graph-legend-region0 = J0 peut forcer la victoire
graph-legend-region1 = J1 peut forcer la victoire
graph-legend-region2 = personne ne le peut
graph-table = Le graphe en tableau
graph-size = { $vertices ->
    [one] { $vertices } sommet
   *[other] { $vertices } sommets
}, { $edges ->
    [one] { $edges } arc.
   *[other] { $edges } arcs.
}
graph-number = Numéro
graph-label = Étiquette
graph-owner = Propriétaire
graph-won = Gagné par
graph-successors = Successeurs
graph-predecessors = Prédécesseurs
graph-table-first = Les { $count } premiers sommets.
graph-too-large = Avec ses { $vertices } sommets, ce graphe est trop grand pour être dessiné. Le tableau en donne le début, et l’on joue par menu ou au clavier.
graph-rounds = Sommets qui entrent, tour par tour
graph-rank = Rang
graph-and-more = … et { $count } de plus.
graph-regions = J0 peut forcer la victoire depuis { $zero ->
    [one] { $zero } sommet
   *[other] { $zero } sommets
}, J1 depuis { $one }, personne depuis { $neither }.
graph-save = Enregistrer le graphe
graph-save-text = Texte
graph-kind = « { $found } » n’est pas un graphe : écrivez sticks-6-3, tree-6-3 ou list.
graph-sticks = « { $found } » : les bâtonnets, et ceux qu’on peut prendre en un coup, vont de 1 à { $most }.
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

## Part: graph-play

# Graphes : jouer, une nouvelle partie, ce qui est faux dans un texte

graph-rule-own = Qui atteint un sommet gagnant pour lui gagne
graph-how = Cliquez sur un sommet vers lequel mène une flèche.
graph-how-keys = Clavier : flèches et Entrée ; + et − pour la taille, 0 pour tout voir, Maj et flèches pour déplacer le dessin.
graph-move = de { $from } à { $to }.
graph-at = En { $vertex }. C’est à { $player } de jouer.
graph-at-again = En { $vertex } pour la deuxième fois ; la troisième met fin à la partie. C’est à { $player } de jouer.
graph-end-won = En { $vertex } : { $winner } y a gagné.
graph-end-dead = En { $vertex } : aucun arc n’en part, et personne ne gagne.
graph-end-third = En { $vertex } pour la troisième fois. { $winner } peut forcer la victoire de là, et a gagné.
graph-end-third-nobody = En { $vertex } pour la troisième fois, et personne ne peut forcer la victoire : personne ne gagne.
graph-pick = Aller en
graph-pick-play = Jouer
graph-type = Ou tapez le numéro d’un sommet
graph-type-play = Jouer ce coup
graph-type-note = Le numéro est en haut à gauche du sommet.
graph-why-win = C’est à { $player } de jouer, et il peut forcer la victoire en { $rank ->
    [one] { $rank } coup.
   *[other] { $rank } coups au plus, les deux joueurs comptés.
}
graph-why-loss = C’est à { $player } de jouer, mais { $winner } peut forcer la victoire en { $rank ->
    [one] { $rank } coup.
   *[other] { $rank } coups au plus, les deux joueurs comptés.
}
graph-why-neither = Aucun des deux joueurs ne peut forcer la victoire d’ici.
graph-winning = { $count ->
    [one] Un coup reste dans l’attracteur
   *[other] { $count } coups restent dans l’attracteur
}
graph-to = { $name } ({ $number })
graph-lowers = , fait baisser le rang
graph-why-strategy = ▼ fait baisser le rang : qui joue toujours ainsi gagne, quoi que fasse l’adversaire.
graph-why-any = Tous les arcs mènent dans l’attracteur de l’adversaire : n’importe quel coup convient, et tous perdent.
graph-why-stay = Qui n’entre pas dans l’attracteur de l’adversaire ne peut être battu, ni gagner.
graph-why-drawn = Le dessin le montre pour chaque sommet : à l’attracteur de qui il appartient, et son rang.
graph-over-won = La partie s’arrête là où un joueur a gagné. C’est ici le cas de { $winner }.
graph-over-dead = Aucun arc ne part de ce sommet, et personne n’y a gagné.
graph-over-third = La partie revient ici pour la troisième fois. Elle pourrait continuer ainsi sans fin ; on regarde donc qui peut forcer la victoire d’ici : { $winner }.
graph-over-third-nobody = La partie revient ici pour la troisième fois, et personne ne peut forcer la victoire d’ici.
graph-winner-rank = Qui gagne, et rang

graph-kind-title = Graphe
graph-kind-sticks = Un tas de bâtonnets, en graphe
graph-kind-tree = Un tas de bâtonnets, en arbre
graph-kind-list = Un graphe à vous
graph-sticks-field = Bâtonnets
graph-most-field = Pris par coup, au plus
graph-number-note = De 1 à { $most }.
graph-rule-title = Règle
graph-rule-misere = Qui prend le dernier bâtonnet perd
graph-rule-normal = Qui prend le dernier bâtonnet gagne
graph-own = Le graphe, tapé, collé, ou déposé ici en fichier
graph-file = Ou choisissez un fichier
graph-forms = Ce qui peut être lu
graph-form-plain = Une ligne par sommet : son nom, son propriétaire 0 ou 1, et ses successeurs. « win » nomme les sommets où un joueur a gagné, « payoff » les gains des feuilles, « start » le début de la partie.
graph-form-others = DOT : owner=0 ou 1, ou un cercle pour J0 et une boîte pour J1 ; win=0 ou 1 où un joueur a gagné, payoff=3 à une feuille, start=1 où la partie commence. Le « parity » de PGSolver : les priorités ne comptent pas, et qui ne peut plus jouer perd. Un triplet (S, A, E) de Python : sommets, successeurs, étiquettes ; une étiquette comme « 4;1 » dit le propriétaire, et à « 0;… » le jeu des bâtonnets est fini.
graph-show-place = Montrer l’endroit
graph-owned = J0 en possède { $zero }, J1 { $one }.
graph-only-summed = Trop grand pour être dessiné ou joué ici : en voici le résumé.

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
graph-read-no-owner = Ligne { $line }, colonne { $column } : rien ne dit à qui est « { $name } » : c’est 0 ou 1 après son nom, owner= en DOT, une étiquette comme « 4;1 » dans un triplet.
graph-read-owner = Ligne { $line }, colonne { $column } : « { $name } » est au joueur 0 ou 1, pas « { $found } ».
graph-read-twice = Ligne { $line }, colonne { $column } : le sommet « { $name } » existe déjà.
graph-read-dangling = Ligne { $line }, colonne { $column } : il n’y a pas de sommet « { $name } ».
graph-read-won-by-both = Ligne { $line }, colonne { $column } : « { $name } » ne peut pas être gagné par les deux joueurs.
graph-read-payoff = Ligne { $line }, colonne { $column } : le gain de « { $name } » n’est pas un nombre entier : « { $found } ».
graph-read-not-directed = Ligne { $line }, colonne { $column } : les arcs ont besoin d’un sens : écrivez digraph, et des flèches entre les sommets.
graph-read-not-read = Ligne { $line }, colonne { $column } : « { $found } » n’est pas lu ici.
graph-read-no-win = Rien ne dit qui gagne où : étiquetez les feuilles 0;0 et 0;1, ou ajoutez deux listes, F0 et F1.

## Part: graph-views

# Graphes : l’attracteur, et minimax

graph-beside = À côté du dessin
graph-attractor-of = Attracteur de { $player }
graph-whose = L’attracteur de qui
graph-stepper = Avant et arrière dans l’algorithme
graph-first = Avant la première étape
graph-back = Une étape en arrière
graph-play = Laisser courir
graph-pause = Arrêter
graph-forward = Une étape en avant
graph-last = Après la dernière étape
graph-speed = Vitesse
graph-speed-slow = lentement
graph-speed-medium = vite
graph-speed-fast = 60 étapes par seconde
graph-step-of = Étape { $step } sur { $steps }
graph-step-none = Rien n’est encore fait. D’abord viennent les sommets où { $player } a gagné.
graph-step-begin = { $vertex } entre avec le rang 0 : le joueur y a gagné. Il va au bout de la file.
graph-step-take = { $vertex } sort de la file. On regarde ses prédécesseurs, un à un.
graph-step-look = On regarde l’arc de { $vertex } à { $to }.
graph-step-already = { $vertex } est déjà dans l’ensemble : rien à faire.
graph-step-closed = L’adversaire a gagné en { $vertex } : ce sommet n’entre jamais.
graph-step-count = { $vertex } est à l’adversaire. Son compteur passe de { $from } à { $left } : autant de ses arcs peuvent encore mener dehors.
graph-step-count-zero = { $vertex } est à l’adversaire. Son compteur passe de { $from } à { $left } : tous ses arcs mènent dans l’ensemble.
graph-step-add = { $vertex } entre avec le rang { $rank }, et va au bout de la file.
graph-by-rank = Couches selon le rang
graph-queue = File
graph-queue-empty = La file est vide.
graph-ask = Me demander quel sommet vient ensuite
graph-ask-which = Quel sommet entre ensuite ? Cliquez dessus, ou choisissez-le ici.
graph-ask-pick = Ensuite vient
graph-right = Juste : { $vertex } entre.
graph-wrong-won = Non, pas { $vertex } : l’adversaire y a gagné.
graph-wrong-end = Non, pas { $vertex } : aucun arc n’en part, donc aucun ne mène dans l’ensemble.
graph-wrong-no-edge = Non, pas { $vertex } : aucun de ses arcs ne mène encore dans l’ensemble.
graph-wrong-edges = Non, pas { $vertex } : il est à l’adversaire, et { $count ->
    [one] { $count } arc mène encore hors de l’ensemble.
   *[other] { $count } arcs mènent encore hors de l’ensemble.
}
graph-wrong-later = Pas encore { $vertex } : il viendra, mais un autre sommet de la file passe avant.
graph-score = { $right } juste sur { $all }.
graph-result = La fin
graph-neither = Depuis la troisième région, personne ne peut forcer la victoire : qui y reste n’est pas battu.
graph-strategy = La stratégie : depuis un sommet de l’attracteur, suivre un arc épais, qui fait baisser le rang ; ailleurs, jouer au hasard.
graph-rules-title = Comment cela marche
graph-rules = L’attracteur commence par les sommets où le joueur a gagné. Un sommet à lui entre dès qu’un de ses arcs mène dans l’ensemble, un sommet de l’adversaire quand tous ses arcs y mènent. Qui a gagné ne joue plus.
graph-rules-counter = Pour chaque sommet de l’adversaire, un compteur dit combien de ses arcs ne mènent pas encore, à ce que l’on sait, dans l’ensemble. Chaque arc est regardé une fois : le temps croît comme sommets plus arcs.
graph-rules-rank = Le rang est le tour où un sommet entre : le nombre de coups en lesquels la victoire peut être forcée. Premier entré, premier sorti : c’est ce qui donne les bons rangs.
graph-minimax = Minimax et alpha-bêta
graph-root-value = La valeur de { $vertex } est { $value }.
graph-line = La meilleure suite
graph-looked-at = Nœuds examinés
graph-counts = Minimax examine les { $all } nœuds, alpha-bêta { $looked } ; il en laisse { $out } de côté.
graph-cuts = { $count ->
    [one] Il s’est arrêté tôt en { $count } nœud.
   *[other] Il s’est arrêté tôt en { $count } nœuds.
}
graph-minimax-rules = La valeur d’une feuille est son gain ; sans gain, 1 si J0 y a gagné et −1 si c’est J1. J0 prend la plus grande valeur des successeurs, J1 la plus petite.
graph-alpha-beta-rules = Alpha-bêta parcourt les successeurs dans leur ordre et s’arrête en un nœud dès que l’un des joueurs a mieux ailleurs. La valeur de la racine reste la même.
graph-no-root = Il n’y a pas de tel sommet.
graph-no-minimax-cycle = Pas de valeurs minimax : la partie peut revenir, par { $cycle }.
graph-no-minimax-shared = Ce n’est pas un arbre : deux arcs mènent à { $vertex }. Minimax se montre sur des arbres.
graph-no-minimax-payoff = Pas de valeurs minimax : { $vertex } est une feuille, sans gain ni vainqueur.
graph-to-tree = Vers l’arbre du même jeu
graph-legend-queued = dans la file
graph-legend-taken = le dernier sorti de la file
graph-legend-line = la meilleure suite
graph-legend-out = laissé de côté par alpha-bêta
graph-rank-counter = Rang, compteur
graph-value = Valeur
graph-no-steps = Ce graphe demande trop d’étapes pour être parcouru. Voici les couches qui en résultent.

## Part: pawns

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

## Part: command

# La commande

cli-sparse-tail = La méthode « sparse » est faite pour les codes finis ; celui-ci se répète sans fin.
cli-limit-wrong = La limite est un nombre entier de 0 à { $most }.
cli-usage = Usage : { $usage }
cli-method = Cette méthode n’existe pas. Permis : { $allowed }.
cli-file = Impossible de lire le fichier { $name } : { $why }
