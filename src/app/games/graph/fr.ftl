# Graphes : noms

graphs = Graphes
front-graphs-note = Suivez un arc pour prendre 1, 2 ou 3 des six bâtonnets. Celui qui prend le dernier perd. Vous pouvez aussi apporter votre propre graphe.
graph-title-sticks = { $sticks ->
    [one] { $sticks } bâtonnet
   *[other] { $sticks } bâtonnets
}, { $most ->
    [1] 1
   *[other] 1 à { $most }
} par coup (graphe)
graph-title-tree = { $sticks ->
    [one] { $sticks } bâtonnet
   *[other] { $sticks } bâtonnets
}, { $most ->
    [1] 1
   *[other] 1 à { $most }
} par coup (arbre)
graph-title-own = Jeu sur un graphe
card-attractor = L’attracteur, pas à pas
card-tree-note = Toutes les parties possibles, avec minimax et alpha-bêta.
card-attractor-note = Une file, des compteurs, des rangs : on voit grandir l’ensemble des sommets d’où l’on peut forcer la victoire. Lequel entre ensuite ?
card-own-note = Un petit graphe avec un cycle. Pour saisir, coller ou déposer le vôtre, choisissez « Nouvelle partie ».

# Graphes

tab-attractor = Attracteur
tab-minimax = Minimax
graph-note-sticks = À chaque tour, on prend { $most ->
    [1] un bâtonnet
    [2] un ou deux bâtonnets
   *[other] de 1 à { $most } bâtonnets
} dans le tas. L’état « 4;1 » signifie qu’il reste 4 bâtonnets et que c’est à J1 de jouer.
graph-note-tree = À chaque tour, on prend { $most ->
    [1] un bâtonnet
    [2] un ou deux bâtonnets
   *[other] de 1 à { $most } bâtonnets
} dans le tas. Dans l’arbre, un état apparaît une fois pour chaque façon d’y arriver.
graph-note-own = Le propriétaire du sommet où l’on se trouve choisit l’arc à suivre.
graph-rules-own = Les cercles sont à J0 et les carrés à J1 : le propriétaire du sommet au bord épais choisit un arc, et le jeu continue là où il mène.
graph-rules-sticks = Il y a un seul tas de bâtonnets, et chacun à son tour en prend { $most ->
    [1] un
   *[other] de 1 à { $most }
} : sur un cercle, c’est à J0 de jouer ; sur un carré, c’est à J1.
graph-board = Graphe
graph-view = Zoom
graph-zoom-in = Agrandir
graph-zoom-out = Réduire
graph-zoom-whole = Tout afficher
graph-vertex-number = sommet { $number }
graph-vertex-name = { $name } (sommet { $number })
graph-heard-region = { $player } peut forcer la victoire, rang { $rank }
graph-heard-neither = Aucun des deux joueurs ne peut forcer la victoire
graph-legend-zero = à J0 de jouer
graph-legend-one = à J1 de jouer
graph-legend-won = sommet final, gagné par le joueur indiqué dessous
graph-legend-payoff = sous une feuille : le gain de J0
graph-legend-region0 = J0 peut forcer la victoire
graph-legend-region1 = J1 peut forcer la victoire
graph-legend-region2 = aucun des deux ne le peut
graph-table = Le graphe sous forme de tableau
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
graph-successor-count = Nombre de successeurs
graph-predecessor-count = Nombre de prédécesseurs
graph-table-first = Les { $count } premiers sommets.
graph-too-large = Avec { $vertices } sommets, ce graphe est trop grand pour être dessiné. Le tableau en montre le début ; choisissez vos coups dans le menu ou saisissez-les.
graph-rounds = Sommets ajoutés à chaque tour
graph-rank = Rang
graph-and-more = … et { $count } de plus.
graph-regions = J0 peut forcer la victoire depuis { $zero ->
    [one] { $zero } sommet
   *[other] { $zero } sommets
}, J1 depuis { $one }, aucun des deux depuis { $neither }.
graph-save = Enregistrer le graphe
graph-figure = Cercles : c’est à J0 de jouer. Carrés : c’est à J1.
graph-figure-regions = À côté de chaque sommet : le joueur qui peut forcer la victoire depuis ce sommet, et le rang ; « – » : ni l’un ni l’autre.
graph-figure-ranks = À côté de chaque sommet : « r2 », son rang dans l’attracteur ; « →3 », son compteur, c’est-à-dire le nombre d’arcs qui ne mènent pas encore dans l’attracteur.
graph-figure-calls = À côté de chaque sommet : « 2. », le moment où il est entré dans l’attracteur ; « →3 », son compteur, c’est-à-dire le nombre d’arcs qui ne mènent pas encore dans l’attracteur.
graph-figure-minimax = À côté de chaque sommet : sa valeur minimax.
graph-save-text = Texte
graph-kind = « { $found } » n’est pas un graphe. Écrivez sticks-6-3, tree-6-3 ou list.
graph-sticks = « { $found } » n’est pas valable. Saisissez un entier de 1 à { $most }.
graph-tree = Cet arbre aurait { $vertices } sommets ; il peut en avoir { $most } au plus.
graph-tree-huge = Cet arbre aurait plus de sommets qu’on ne peut en compter ; il peut en avoir { $most } au plus.
graph-vertex = « { $found } » n’est pas un sommet de ce graphe. Saisissez un numéro de 0 à { $last }.
graph-unreadable = « { $found } » ne décrit pas un sommet. Écrivez nom=propriétaire-successeurs, par exemple a=0-1.2.
graph-name = « { $found } » n’est pas un nom valable. Utilisez des lettres, des chiffres, et ~ suivi de deux chiffres hexadécimaux ; { $most } octets au plus.
graph-name-twice = Deux sommets portent le même nom, « { $name } ».
graph-no-vertex = Un arc mène au sommet { $vertex }, mais il n’y a { $vertices ->
    [one] qu’un sommet, numéroté 0
   *[other] que { $vertices } sommets, numérotés à partir de 0
}.
graph-many-vertices = Trop de sommets pour un lien ({ $most } au plus).
graph-many-edges = Trop d’arcs pour un lien ({ $most } au plus).
graph-move-unreadable = « { $found } » n’est pas un coup. Saisissez le numéro du sommet où aller.
graph-move-no-edge = Aucun arc ne va de { $from } à { $to }.
graph-move-over = La partie est terminée : on ne peut plus jouer.

# Graphes : jeu, nouvelle partie, erreurs dans un texte

graph-rule-own = Un joueur gagne quand la partie atteint l’un de ses sommets finaux
graph-rule-payoffs = J0 veut le plus grand gain, J1 le plus petit
graph-how = Suivez une flèche : cliquez sur le sommet où elle mène, ou touchez-le.
graph-how-keys = Au clavier : flèches et Entrée.
graph-how-zoom = + et − (ou Ctrl et la molette) pour zoomer, 0 pour tout afficher, Maj et flèches pour déplacer le dessin.
graph-go = suivre l’arc de { $from } à { $to }
graph-went = suivi l’arc de { $from } à { $to }
graph-at = Position : { $vertex }. C’est à { $player } de jouer.
graph-at-again = Position : { $vertex }, pour la deuxième fois ; la troisième mettra fin à la partie. C’est à { $player } de jouer.
graph-end-won = Position : { $vertex }. { $winner } a gagné.
graph-end-dead = Position : { $vertex }. Aucun arc n’en part : personne ne gagne.
graph-end-leaf = Position : { $vertex }. Aucun arc n’en part.
graph-drawn-payoff = La partie se termine : J0 obtient un gain de { $value }.
graph-end-third = Position : { $vertex }, pour la troisième fois. { $winner } peut y forcer la victoire et gagne donc la partie.
graph-end-third-nobody = Position : { $vertex }, pour la troisième fois. Aucun des deux joueurs ne peut forcer la victoire : personne ne gagne.
graph-heard = { $vertex }, à { $player } de jouer
graph-heard-won = { $vertex }, sommet final gagné par { $player }
graph-heard-payoff = { $vertex }, où la partie se termine par un gain de { $value } pour J0
graph-heard-dead = { $vertex }, d’où ne part aucun arc
graph-pick = Sommet suivant
graph-pick-play = Jouer
graph-type = Ou saisissez le numéro d’un sommet
graph-type-note = Le numéro d’un sommet, en haut à gauche et dans le tableau, ou son étiquette.
graph-why-win = { $player } a le trait et peut forcer la victoire en { $rank ->
    [one] { $rank } coup.
   *[other] { $rank } coups au plus, en comptant ceux des deux joueurs.
}
graph-why-loss = { $player } a le trait, mais { $winner } peut forcer la victoire en { $rank ->
    [one] { $rank } coup.
   *[other] { $rank } coups au plus, en comptant ceux des deux joueurs.
}
graph-why-neither = Aucun des deux joueurs ne peut forcer la victoire à partir d’ici.
graph-winning = { $count ->
    [one] Un seul coup reste dans l’attracteur
   *[other] { $count } coups restent dans l’attracteur
}
graph-to = { $name } ({ $number })
graph-lowers = , fait baisser le rang
graph-why-strategy = ▼ fait baisser le rang. Le joueur qui choisit toujours un tel coup gagne, quoi que fasse l’adversaire.
graph-why-any = Tous les arcs mènent dans l’attracteur de l’adversaire. Tous les coups perdent : vous pouvez jouer n’importe lequel.
graph-why-stay = Tant que vous évitez l’attracteur de l’adversaire, vous ne pouvez pas perdre, mais vous ne pouvez pas non plus forcer la victoire.
graph-why-value = Si chacun joue au mieux, le gain de J0 est { $value }.
graph-best = { $count ->
    [one] Meilleur coup
   *[other] Meilleurs coups
}
graph-why-drawn = Le dessin indique, pour chaque sommet, à quel attracteur il appartient et quel est son rang.
graph-over-won = La partie s’arrête à un sommet final, et celui-ci est gagné par { $winner }.
graph-over-dead = Aucun arc ne part de ce sommet, et aucun des deux joueurs n’y gagne.
graph-over-leaf = Aucun arc ne part de ce sommet. Le gain de J0 y est { $value }.
graph-over-third = La partie passe par ce sommet pour la troisième fois. Elle pourrait continuer ainsi sans fin ; on déclare donc vainqueur le joueur qui peut forcer la victoire à partir d’ici : { $winner }.
graph-over-third-nobody = La partie passe par ce sommet pour la troisième fois, et aucun des deux joueurs ne peut forcer la victoire à partir d’ici.
graph-winner-rank = Victoire forcée (rang)

graph-weigh-edges = { $count ->
    [0] Aucun arc n’évitait l’attracteur de l’adversaire.
    [one] Un seul arc restait dans l’attracteur : vers { $names }.
   *[other] { $count } arcs restaient dans l’attracteur : vers { $names }.
}
graph-weigh = { $before } → { $after }
graph-weigh-region = attracteur de { $player }, rang { $rank }
graph-weigh-value = gain de J0 si chacun joue au mieux : { $before } → { $after }
graph-weigh-neither = dans aucun des deux attracteurs

graph-kind-title = Graphe
graph-kind-sticks = Un tas de bâtonnets, sous forme de graphe
graph-kind-tree = Un tas de bâtonnets, sous forme d’arbre
graph-kind-list = Votre propre graphe
graph-sticks-field = Nombre de bâtonnets
graph-most-field = Maximum par coup
graph-number-note = Un entier de 1 à { $most }.
graph-rule-title = Règle
graph-rule-misere = Celui qui prend le dernier bâtonnet perd (misère)
graph-rule-normal = Celui qui prend le dernier bâtonnet gagne (convention normale)
graph-own = Saisissez ou collez le graphe, ou déposez un fichier ici
graph-own-discard = Abandonner ce texte
graph-file-read = Lu dans le fichier « { $file } ».
graph-file-back = Revenir au texte du champ
graph-file = Ou choisissez un fichier
graph-forms = Formats acceptés
graph-form-plain = Une ligne par sommet : son nom, son propriétaire (0 ou 1) et ses successeurs. « win » donne les sommets finaux gagnés par un joueur, « payoff » les gains des feuilles, « start » le sommet de départ.
graph-form-others = DOT : owner=0 ou 1, ou un cercle pour J0 et un rectangle pour J1 ; win=0 ou 1 à un sommet final, payoff=3 à une feuille, start=1 au sommet de départ. Fichiers « parity » de PGSolver : les priorités sont ignorées, et un joueur qui ne peut plus jouer perd. Triplet (S, A, E) de Python : sommets, successeurs, étiquettes ; une étiquette comme « 4;1 » indique le propriétaire, et « 0;… » la fin du jeu des bâtonnets. Les successeurs seuls, dans un dictionnaire, dans une liste de listes ou en lignes comme « 0:1 2 3 », les arcs seuls, dans une liste de couples ou en lignes comme « 0 1 » ou « 0 -> 1 », ou du DOT sans propriétaires : les deux joueurs jouent alors à tour de rôle, et celui qui ne peut plus jouer perd. Ou l’écriture des liens, a=0-1+b=1 : nom=propriétaire-successeurs, les sommets étant numérotés à partir de 0.
graph-show-place = Montrer l’erreur
graph-owned = J0 possède { $zero ->
    [one] { $zero } sommet
   *[other] { $zero } sommets
}, J1 en possède { $one }.
graph-only-summed = Ce graphe est trop grand pour être dessiné ou pour qu’on y joue ici : en voici seulement un résumé.

graph-taken-plain = Texte lu comme une ligne par sommet.
graph-taken-dot = Texte lu comme du DOT.
graph-taken-pgsolver = Texte lu comme un fichier PGSolver.
graph-taken-triple = Texte lu comme un littéral Python ou du JSON.
graph-taken-lines = Texte lu comme des lignes de successeurs.
graph-taken-edges = Texte lu comme une liste d’arcs.
graph-taken-link = Texte lu comme l’écriture des liens.
graph-taken-labels = Les propriétaires viennent des étiquettes comme « 4;1 », et les gagnants, des étiquettes « 0;… ».
graph-taken-turns = Le texte ne nomme aucun propriétaire : les deux joueurs jouent à tour de rôle, et un sommet où l’un comme l’autre peut avoir à jouer figure donc deux fois.
graph-taken-rule = Règle qui désigne le gagnant
graph-read-empty = Ce texte ne contient aucun sommet.
graph-read-cut = Le fichier n’a pas pu être lu jusqu’au bout. Octets lus : { $read } sur { $all }. Choisissez-le de nouveau.
graph-read-too-long = Le texte est trop long ({ $megabytes } Mo au plus dans ce format).
graph-read-not-text = Ligne { $line }, colonne { $column } : ce n’est pas du texte.
graph-read-many-vertices = Trop de sommets ({ $most } au plus).
graph-read-many-edges = Trop d’arcs ({ $most } au plus).
graph-read-expected = Ligne { $line }, colonne { $column } : il faut { $sign } ici, et non « { $found } ».
graph-read-expected-end = Ligne { $line }, colonne { $column } : il manque { $sign }.
graph-read-no-name = Ligne { $line }, colonne { $column } : « { $found } » n’est pas un nom de sommet valable.
graph-read-no-name-end = Ligne { $line }, colonne { $column } : il manque un nom de sommet.
graph-read-long-name = Ligne { $line }, colonne { $column } : ce nom dépasse { $most } octets.
graph-read-not-closed = Ligne { $line }, colonne { $column } : le signe { $sign } ouvert ici n’est jamais refermé.
graph-read-too-deep = Ligne { $line }, colonne { $column } : plus de { $most } niveaux de parenthèses ou de crochets imbriqués.
graph-read-no-owner = Ligne { $line }, colonne { $column } : « { $name } » n’a pas de propriétaire. Écrivez 0 ou 1 après son nom, owner= en DOT, ou une étiquette comme « 4;1 » dans un triplet.
graph-read-owner = Ligne { $line }, colonne { $column } : le propriétaire de « { $name } » doit être 0 ou 1, et non « { $found } ».
graph-read-twice = Ligne { $line }, colonne { $column } : le sommet « { $name } » est déjà défini.
graph-read-sinks = { $count ->
    [one] Le sommet { $names } n’apparaît que comme successeur (ligne { $line }, colonne { $column }). Il est considéré comme un sommet sans successeur.
   *[other] { $count } sommets n’apparaissent que comme successeurs, le premier à la ligne { $line }, colonne { $column } : { $names }. Ils sont considérés comme des sommets sans successeur.
}
graph-read-labels-no-owners = Aucune étiquette n’indique à qui est un sommet (comme « 4;1 » ou « J1 »), et rien n’indique qui gagne, ni où : seuls les sommets et les arcs sont repris.
graph-read-pairs-successors = Il y a autant de listes de deux que de sommets : chacune a été prise pour les deux successeurs d’un sommet. Si ce sont des arcs, écrivez-les entre parenthèses, (0, 1), ou un par ligne.
graph-read-dangling = Ligne { $line }, colonne { $column } : le sommet « { $name } » n’existe pas.
graph-read-won-by-both = Ligne { $line }, colonne { $column } : « { $name } » ne peut pas être gagné par les deux joueurs.
graph-read-payoff = Ligne { $line }, colonne { $column } : le gain de « { $name } » doit être un nombre entier, et non « { $found } ».
graph-read-not-directed = Ligne { $line }, colonne { $column } : les arcs doivent avoir un sens. Écrivez digraph, avec des flèches entre les sommets.
graph-read-not-read = Ligne { $line }, colonne { $column } : « { $found } » n’est pas pris en charge ici.
graph-read-no-win = Rien n’indique qui gagne, ni où. Étiquetez les feuilles 0;0 et 0;1, ou ajoutez deux listes, F0 et F1.

# Graphes : attracteur et minimax

graph-method = Méthode de calcul de l’attracteur
graph-by-queue = Avec une file
graph-by-calls = Par appels récursifs
graph-calls = Appels ouverts (le plus récent d’abord)
graph-calls-empty = Aucun appel n’est ouvert.
graph-step-call = Appel de m_et_p({ $vertex }).
graph-step-mark = { $vertex } n’est pas encore dans attr : on l’y ajoute, puis on regarde ses prédécesseurs.
graph-step-return = L’appel de m_et_p({ $vertex }) est terminé.
graph-step-count-own = compt passe de { $from } à { $left } pour { $vertex }. Un seul successeur dans l’attracteur suffit à son propriétaire.
graph-lists = attr, compt et pred
graph-lists-note = compt : nombre de successeurs dont on ne sait pas encore s’ils sont dans l’attracteur. Avec une file, ce compteur n’est tenu que pour les sommets de l’adversaire.
graph-round = Une stratégie sans rangs
graph-round-lead = Supposons que le joueur veille seulement à rester dans l’attracteur et choisisse un successeur quelconque qui s’y trouve.
graph-round-found = Dans ce graphe, une telle partie peut tourner en rond sans jamais finir : { $round }.
graph-round-ranks = Les rangs l’évitent : depuis { $vertex } (rang { $rank }), { $player } va en { $to } (rang { $least }), et le rang diminue à chaque coup.
graph-round-next = Coup suivant du cycle
graph-round-stop = Arrêter
graph-round-at = Après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $vertex }. Tours complets : { $rounds }.
graph-round-none = Dans ce graphe, toute partie de ce genre finit par être gagnée : aucun cycle ne reste dans l’attracteur.
graph-round-example = Voir un graphe où une telle partie peut tourner en rond
graph-beside = Explications
graph-attractor-of = Attracteur de { $player }
graph-whose = Joueur dont on montre l’attracteur
graph-step-none = L’algorithme n’a pas encore commencé. Il commence par les sommets où { $player } a gagné.
graph-step-begin = Ajout au rang 0 : { $vertex }. Le joueur y a gagné. Ce sommet se place en fin de file.
graph-step-take = Tête de file : { $vertex }. Ce sommet sort de la file, et l’on examine ses prédécesseurs un à un.
graph-step-take-last = Tête de file : { $vertex }. Ce sommet sort de la file ; il n’a pas de prédécesseur.
graph-step-look = On examine l’arc { $vertex } → { $to }.
graph-step-already = Déjà dans l’ensemble : { $vertex }. Il n’y a rien à faire.
graph-step-closed = À écarter : { $vertex }. L’adversaire y a gagné : ce sommet n’entrera jamais.
graph-step-count = Sommet de l’adversaire : { $vertex }. Son compteur passe de { $from } à { $left } : c’est le nombre d’arcs qui peuvent encore mener hors de l’ensemble.
graph-step-count-zero = Sommet de l’adversaire : { $vertex }. Son compteur passe de { $from } à { $left } : tous ses arcs mènent désormais dans l’ensemble.
graph-step-add = Ajout au rang { $rank } : { $vertex }. Ce sommet se place en fin de file.
graph-by-rank = Disposer par rang
graph-queue = File
graph-queue-empty = La file est vide.
graph-ask = Me demander quel sommet vient ensuite
graph-ask-which = Quel sommet entre ensuite ? Choisissez-le sur le dessin ou dans la liste.
graph-ask-pick = Sommet suivant
graph-right = Exact. Sommet ajouté : { $vertex }.
graph-wrong-won = { $vertex } ? Non : l’adversaire y a gagné.
graph-wrong-end = { $vertex } ? Non : aucun arc n’en part, donc aucun ne mène dans l’ensemble.
graph-wrong-no-edge = { $vertex } ? Non : aucun de ses arcs ne mène encore dans l’ensemble.
graph-wrong-edges = { $vertex } ? Non : ce sommet est à l’adversaire, et { $count ->
    [one] { $count } arc mène encore hors de l’ensemble.
   *[other] { $count } arcs mènent encore hors de l’ensemble.
}
graph-wrong-later = { $vertex } ? Pas encore : son tour viendra, mais un autre sommet passe avant.
graph-score = Score : { $right } sur { $all }.
graph-result = Résultat
graph-neither = Dans la troisième région, aucun des deux joueurs ne peut forcer la victoire : tant que la partie y reste, personne n’est battu.
graph-strategy = Stratégie : depuis chaque sommet du joueur dans l’attracteur, suivre un arc épais, qui fait baisser le rang ; ailleurs, suivre n’importe quel arc.
graph-rules-title = Comment ça marche
graph-rules = L’attracteur contient d’abord les sommets où le joueur a gagné. Un sommet du joueur y entre ensuite dès que l’un de ses arcs mène dans l’ensemble, un sommet de l’adversaire lorsque tous ses arcs y mènent. Dès qu’un joueur a gagné, la partie est finie.
graph-rules-counter = Avec une file, à chaque sommet de l’adversaire, un compteur donne le nombre d’arcs dont on ne sait pas encore s’ils mènent dans l’ensemble. Chaque arc n’est examiné qu’une fois : la durée du calcul croît comme le nombre de sommets plus le nombre d’arcs.
graph-rules-rank = Le rang d’un sommet est le tour auquel il entre : on peut forcer la victoire en autant de coups au plus. La file suit la règle « premier entré, premier sorti », et c’est ce qui donne les bons rangs.
graph-rules-calls = Par appels récursifs, une fonction m_et_p (« marquer et propager ») ajoute un sommet à l’ensemble, puis regarde ses prédécesseurs : pour chacun, elle s’appelle elle-même dès qu’il peut entrer. Chaque sommet a alors un compteur, et l’on ne trouve pas de rangs.
graph-minimax = Minimax et alpha-bêta
graph-root-value = Racine : { $vertex }. Sa valeur est { $value }.
graph-line = Meilleure suite de coups
graph-looked-at = Nœuds examinés
graph-counts = Le minimax examine tous les nœuds ({ $all }) ; l’alpha-bêta en examine { $looked } et en élague { $out }.
graph-cuts = { $count ->
    [one] La recherche a été coupée en { $count } nœud.
   *[other] La recherche a été coupée en { $count } nœuds.
}
graph-minimax-rules = La valeur d’une feuille est son gain ; à défaut, c’est 1 si J0 y gagne et −1 si c’est J1. J0 prend la plus grande des valeurs des successeurs, J1 la plus petite.
graph-alpha-beta-rules = L’alpha-bêta parcourt les successeurs dans l’ordre et s’arrête à un nœud dès que l’un des joueurs peut faire au moins aussi bien ailleurs. D’un tel nœud, il ne connaît qu’une borne, mais la valeur de la racine reste la même. Les nombres à côté des nœuds sont leurs valeurs de minimax.
graph-no-root = Ce sommet n’existe pas.
graph-no-minimax-cycle = Il n’y a pas de valeurs minimax, car la partie peut tourner en rond : { $cycle }.
graph-no-minimax-shared = Ce n’est pas un arbre : deux arcs mènent au même sommet, { $vertex }. Le minimax n’est présenté que sur des arbres.
graph-no-minimax-payoff = Il n’y a pas de valeurs minimax, car une feuille n’a ni gain ni vainqueur : { $vertex }.
graph-to-tree = Voir l’arbre du même jeu
graph-legend-queued = dans la file
graph-legend-open = appel non terminé
graph-legend-call = appel en cours
graph-legend-taken = dernier sorti de la file
graph-legend-joined = dans l’attracteur
graph-legend-looked = arc que l’on examine
graph-legend-lowers = stratégie : un arc vers un rang plus petit
graph-legend-line = meilleure suite de coups
graph-legend-out = élagué par alpha-bêta
graph-rank-counter = Rang, compteur
graph-value = Valeur
graph-no-steps = Sur ce graphe, l’algorithme demande trop d’étapes pour qu’on les montre une à une. Voici les sommets ajoutés à chaque tour.

value-of-vertex = Rang de ce sommet (nombre de coups jusqu’à la victoire forcée)
hint-theory-graph = Remontez à partir des sommets finaux. Marquez ceux de vos sommets d’où un arc mène à un sommet où vous gagnez ou à un sommet déjà marqué, et ceux de l’adversaire dont tous les arcs y mènent.
hint-where-edges = { $count ->
    [one] Un seul arc part d’ici.
   *[other] Deux arcs partent d’ici. Suivez-les l’un après l’autre : depuis quel sommet votre adversaire ne peut-il plus s’échapper ?
}
hint-where-vertices = Regardez les arcs vers { $vertices } : l’un au moins gagne. Depuis lequel de ces sommets votre adversaire ne peut-il plus s’échapper ?

# Results of one’s own, checked

check-matter-members = Les sommets de l’attracteur
check-matter-ranks = Les rangs
check-matter-strategy = Une stratégie
check-matter-triple = Le graphe : (S, A, E)
check-matter-triple-edges = Le graphe, avec ses arcs donnés par couples : (S, A, E)
check-matter-four = (suc, nbsuc, pred, nbpred)
check-matter-successors = Les listes de successeurs : A, suc
check-matter-edges = Les arcs, donnés par couples
check-matter-predecessors = Les listes de prédécesseurs : pred
check-matter-out = Les nombres de successeurs : nbsuc
check-matter-in = Les nombres de prédécesseurs : nbpred
check-matter-counters = Les compteurs à la fin : compt
check-matter-both = (S0, F0) pour J0 ; pour J1, (S1, F1)
check-matter-owned = Les sommets du joueur : S0 ou S1
check-matter-won = Les sommets gagnés par le joueur : F0 ou F1
check-matter-minimax = Les valeurs minimax
check-matter-line = Une meilleure suite de coups, de la racine à une feuille
graph-check-lists = { $player } joue en { $vertex }. Les arcs qui en partent mènent à : { $to }. Ceux qui y arrivent viennent de : { $from }.
graph-check-counter = { $count ->
    [0] Aucun arc ne part de { $vertex }
    [one] Un arc part de { $vertex }
   *[other] { $count } arcs partent de { $vertex }
} ; { $inside ->
    [0] aucun ne mène
    [one] un seul mène
   *[other] { $inside } mènent
} dans l’attracteur : le compteur en reste à { $left }.
graph-check-minimax-max = { $player } joue en { $vertex } et prend la plus grande valeur parmi { $values } : { $value }.
graph-check-minimax-min = { $player } joue en { $vertex } et prend la plus petite valeur parmi { $values } : { $value }.
graph-check-minimax-leaf = { $vertex } est une feuille, de gain { $value }.
graph-check-won = En { $vertex }, { $player } a déjà gagné : rang 0.
graph-check-lost = En { $vertex }, { $player } a déjà perdu.
graph-check-own-in = { $vertex } est à { $player }, et un arc mène à { $to }, de rang { $least } : son rang est donc { $rank }.
graph-sheet-own-in = { $vertex } est à { $player }, et un arc mène à { $to }, qui est dans l’attracteur.
graph-sheet-other-in = { $vertex } est à l’adversaire de { $player }, et tous ses arcs mènent dans l’attracteur.
graph-check-own-out = { $vertex } est à { $player }, et aucun de ses arcs ne mène dans l’attracteur.
graph-check-other-in = { $vertex } est à l’adversaire de { $player }, et tous ses arcs mènent dans l’attracteur ; le rang le plus élevé qu’ils atteignent est { $most } : le rang de ce sommet est donc { $rank }.
graph-check-other-out = { $vertex } est à l’adversaire de { $player }, et l’arc vers { $to } sort de l’attracteur.
graph-why-next = Viennent d’abord les sommets finaux où J0 a gagné, puis ce qu’apporte la file : un prédécesseur qui appartient à J0 entre aussitôt, un prédécesseur qui appartient à J1 seulement quand tous ses arcs mènent dans l’attracteur.
graph-why-rank = Un sommet final est de rang 0. Celui qui gagne choisit le successeur de plus petit rang, celui qui perd le successeur de plus grand rang ; le rang du sommet vaut un de plus que celui du sommet atteint.
graph-check-end = Aucun arc ne part de { $vertex }, et { $player } n’y a pas gagné.
check-about-graph = Vos résultats sont comparés à ceux du graphe affiché. Un sommet est désigné par son numéro ou par son étiquette.
graph-check-owner = { $player } joue en { $vertex }.
graph-check-final = { $vertex } est un sommet final : { $player } y a gagné.
graph-check-not-final = { $vertex } n’est pas un sommet où un joueur a gagné.
graph-next-note = Saisissez un sommet : son étiquette ou son numéro.
graph-fill-note = Pour chaque sommet, saisissez 1 si J0 peut forcer la victoire à partir de ce sommet, et 0 sinon.
