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
