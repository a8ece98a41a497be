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

# Sur la première page
heaps = Tas
front-heaps-note = On prend des jetons dans un tas, selon la règle du jeu. Qui ne peut plus jouer perd, sauf si la carte dit autre chose.
