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
front-lead = Jouez contre l’ordinateur, demandez pourquoi vous avez gagné ou perdu, envoyez la position à quelqu’un. Tout est calculé dans votre navigateur ; rien n’est envoyé ailleurs.
front-go-on = Reprendre : { $title }
front-left = Vos parties en cours
front-title-of = { $title }, { $moves ->
    [0] au début
    [one] après { $moves } coup
   *[other] après { $moves } coups
}
own-code-note = N’importe quel code octal, comme 0.137, 4.77 ou { "0.[3]" }, ou un ensemble de nombres qu’on peut prendre : { "{" }1, 3, 4{ "}" }.
front-heaps-note = On prend des jetons dans un tas, selon la règle du jeu. Qui ne peut plus jouer perd, sauf si la carte dit autre chose.
heaps = Tas
front-chomp-note = Croquez un carré de chocolat : il part avec tout ce qui est en dessous et à sa droite. Qui mange le poison perd.
card-chomp-first = Une tablette pour commencer.
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
hint-computing = Recherche d’un indice …
values-hide = Cacher les réponses jusqu’à ce que je les demande

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
refused-memory = Il faudrait environ { $megabytes } Mo de mémoire, plus que le navigateur n’en donne.

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
why-over-normal = La partie est finie : qui devrait jouer ne le peut pas, et perd.
why-over-misere = La partie est finie : qui devrait jouer ne le peut pas, et gagne.

## Part: explorer

# Tas : la suite

sequence-of = Valeurs de Grundy des tas seuls pour { $code }, version normale : G(n) pour un tas de n jetons.
sequence-normal-only = La partie en cours se joue en version misère, dont ces valeurs ne décident pas.
sequence-to = Calculer jusqu’à n =
sequence-to-note = Au plus { $most }.
sequence-to-wrong = Un nombre entier de 0 à { $most }, s’il vous plaît.
sequence-waits = Calculer jusqu’à n = { $to } demande environ { $megabytes } Mo de mémoire, et du temps.
sequence-running = { $count } valeurs sur { $to }
sequence-computed = Calculé jusqu’à n = { $to }. La plus grande valeur est { $largest }, d’abord pour n = { $at }.
memory-for = Jusqu’à n = { $to }, il faut environ { $megabytes } Mo.
period-search = Chercher la période
period-search-note = « Chercher la période » s’arrête dès qu’une période est démontrée, au plus tard à n = { $to }, et prend jusqu’à { $megabytes } Mo.
period-title = Période
period-status-none = non trouvée
period-status-observed = constatée
period-status-proved = démontrée
period-none = Aucune période n’apparaît dans les { $known } premières valeurs. Cela ne dit rien des suivantes.
period-observed = Constatée dans les { $known } premières valeurs, non démontrée : à partir de n = { $start }, les valeurs se répètent avec la période { $period } et le saltus { $saltus }. La valeur suivante peut la rompre.
period-proved = Démontrée : G(n + { $period }) = G(n) pour tout n à partir de { $start }. La période est { $period }, la prépériode { $start }, le saltus 0.
period-proved-arithmetic = Démontrée : G(n + { $period }) = G(n) + { $saltus } pour tout n à partir de { $start }. La période est { $period }, la prépériode { $start }, le saltus { $saltus }.
period-convention = La prépériode est le plus petit n à partir duquel cela vaut, les tas étant comptés à partir de 0 ; certains livres donnent la dernière exception, un de moins. La période est la plus petite.
period-values = Les valeurs d’une période : { $values }.
period-exceptions = { $count ->
    [one] { $count } exception avant elle, pour n = { $heaps }.
   *[other] { $count } exceptions avant elle, pour n = { $heaps }.
}
proof-bound = Certificat : la borne de Guy et Smith. G(n + { $shift }) = G(n) a été vérifié pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-take-only = Certificat : aucun coup ne laisse deux tas, et une valeur ne dépend que des quelques précédentes. G(n + { $shift }) = G(n) a été vérifié pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-rare-ended = Certificat : les tas rares sont finis. Le dernier est { $last }, les témoins sont à { $depth } au plus, et une fenêtre de { $width } valeurs suffit. G(n + { $shift }) = G(n) a été vérifié pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-state = Certificat : tout ce dont les valeurs suivantes dépendent est pareil avant le tas { $first } et avant le tas { $again }, à ce près qui s’ajoute à chaque valeur.
period-open = ouvert
work-title = Travail
work-sparse = { $options } options examinées. La méthode simple en examine { $plain } pour les mêmes valeurs.
work-plain = { $options } options examinées, par la méthode simple.
work-time = Durée : { $milliseconds } ms.
mask-title = Valeurs rares et fréquentes
mask-none = Aucun masque n’est employé : les tas rares seraient trop nombreux pour qu’il aide.
mask-not-tried = On ne cherche un masque que pour les codes finis.
mask-plain = Masque { $bits } en binaire, { $mask } en décimal. Une valeur est fréquente si un nombre impair de ses bits est dans le masque ; les autres sont rares.
mask-position-odd = Masque { $bits } en binaire, { $mask } en décimal, avec la parité de n. Une valeur est fréquente en n si ses bits dans le masque et n font ensemble un nombre impair ; les autres sont rares.
mask-position-even = Masque { $bits } en binaire, { $mask } en décimal, avec la parité de n. Une valeur est fréquente en n si ses bits dans le masque et n font ensemble un nombre pair ; les autres sont rares.
rare-count = { $count ->
    [one] { $count } tas rare jusqu’ici ; le dernier est { $last }.
   *[other] { $count } tas rares jusqu’ici ; le dernier est { $last }.
}
rare-list = Liste des tas rares
histogram-title = Fréquence de chaque valeur
histogram-common = fréquente
histogram-rare = rare
histogram-heaps = tas
files-title = Fichiers
file-csv = Valeurs en CSV
file-b = b-file (OEIS)
file-report = Rapport en texte
file-picture = Graphique en PNG
file-writing = Écriture : { $count } valeurs jusqu’ici.
file-most = Un fichier contient les { $most } premières valeurs.
named-title = Jeux qui ont un nom
named-note = Chaque lien cherche la période. « Ouvert » marque les jeux dont personne ne sait si les valeurs se répètent.
sequence-cancelled = Calcul annulé ; { $count } valeurs sont là.
values-table = Valeurs
page-back = Avant
page-on = Après
page-last = Fin
page-of = Page { $page } sur { $pages }
page-jump = Aller à n =
plot-label = Nuage de points de G(n) : n de { $from } à { $to } en abscisse, valeurs de 0 à { $most } en ordonnée. Le tableau ci-dessous a les valeurs.
strip-label = Bande des G(n) en couleurs : n de { $from } à { $to } en abscisse. Le tableau ci-dessous a les valeurs.
plot-caption = n en abscisse, G(n) en ordonnée. Les tas rares sont les gros points.
strip-caption = n en abscisse, une couleur par valeur. Une colonne qui représente beaucoup de tas montre certaines de leurs valeurs, l’une sous l’autre.
plot-keys = Glissez ou prenez les flèches pour vous déplacer ; la molette ou + et - agrandissent et réduisent ; 0 montre tout.
plot-in = Agrandir
plot-out = Réduire
plot-left = À gauche
plot-right = À droite
plot-all = Tout montrer
plot-dots = Points
plot-strip = Bande
sequence-value-large = Une valeur au-delà de 65 535 est apparue ; la méthode rapide ne va pas plus loin.

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
square-name = carré { $square }
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

## Part: command

# La commande

cli-sparse-tail = La méthode « sparse » est faite pour les codes finis ; celui-ci se répète sans fin.
cli-limit-wrong = La limite est un nombre entier de 0 à { $most }.
cli-usage = Usage : { $usage }
cli-method = Cette méthode n’existe pas. Permis : { $allowed }.
