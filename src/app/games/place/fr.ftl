# Plateaux : erreurs

place-not-a-game = « { $found } » n’est pas un jeu de placement. Saisissez le jeu et la taille du plateau, par exemple cram-5x6.
place-unknown-game = Aucun jeu ne s’appelle ici « { $found } ». Il y a cram, node-kayles, queens, kings, knights, tromino-i, tromino-l, tetromino-o, tetromino-l et tetromino-t.
place-rows-number = « { $found } » n’est pas un nombre de lignes. Saisissez un entier entre 1 et { $most }.
place-rows-beyond = Le nombre de lignes ne peut pas être { $found }. Saisissez un entier entre 1 et { $most }.
place-columns-number = « { $found } » n’est pas un nombre de colonnes. Saisissez un entier entre 1 et { $most }.
place-columns-beyond = Le nombre de colonnes ne peut pas être { $found }. Saisissez un entier entre 1 et { $most }.
place-too-large = { $rows } × { $columns } font { $cells } cases. Un plateau en a au plus { $most }.
place-empty = Il manque une case. Saisissez chaque case sous la forme (ligne, colonne), par exemple (1, 3) + (2, 5), ou 1.3 + 2.5 ; ou bien none si toutes les cases sont libres.
place-not-a-square = « { $found } » n’est pas une case. Saisissez (ligne, colonne), par exemple (1, 3) ou 1.3.
place-off = La case { $found } n’est pas sur ce plateau de { $rows } × { $columns } cases.
place-move-unreadable = « { $found } » n’est pas un coup. Saisissez des cases sous la forme (ligne, colonne) : (2, 3) pour une seule case, (1, 1)-(1, 2) pour un domino.
place-move-over = La partie est finie : il ne reste aucun coup.
place-move-off = La case { $square } n’est pas sur ce plateau { $rows } × { $columns }.
place-move-gone = La case { $square } n’est pas libre.
place-move-one = Choisissez une seule case : les autres partent avec elle.
place-move-domino = Un domino couvre deux cases qui ont un côté commun.
place-move-form = Ces cases n’ont pas la forme de la pièce.
place-unknown-piece = Aucune pièce ne s’appelle « { $found } ». Une pièce a une lettre et le nombre de ses cases : i1, i2, i3, l3, i4, o4, l4, t4, s4, ou de f5 à z5.
place-no-piece = Choisissez au moins une pièce.
place-graph-unreadable = « { $found } » n’est pas un graphe. Saisissez ses arêtes, par exemple 1-2, 2-3, ou un nom et le nombre de sommets : path 12 (chaîne), cycle 9, star 6 (étoile) ou tree 7 (arbre).
place-graph-beyond = Le sommet { $found } est hors limites. Un graphe a entre 1 et { $most } sommets.
place-graph-loop = « { $found } » relie un sommet à lui-même. Une arête relie deux sommets différents.
place-graph-cycle = Un cycle a au moins 3 sommets.
place-not-a-vertex = « { $found } » n’est pas un sommet. Saisissez son numéro, par exemple 3.
place-off-graph = Le graphe n’a pas de sommet { $found } : il a { $columns ->
    [one] un seul sommet
   *[other] { $columns } sommets
}.
place-move-one-vertex = Choisissez un seul sommet : ses voisins partent avec lui.
place-move-edge = Choisissez deux sommets reliés par une arête.
place-move-forms = Ces cases n’ont la forme d’aucune des pièces.
place-move-off-graph = Il n’y a pas de sommet { $square } : le graphe a { $vertices ->
    [one] un seul sommet
   *[other] { $vertices } sommets
}.
place-move-gone-vertex = Le sommet { $square } n’est plus là.

# Plateaux : les jeux

place = Jeux de placement
place-title-cram = Cram { $size }
place-title-node-kayles = Node Kayles { $size }
place-title-queens = Dames { $size }
place-title-kings = Rois { $size }
place-title-knights = Cavaliers { $size }
place-title-tromino-i = Tromino I { $size }
place-title-tromino-l = Tromino L { $size }
place-title-tetromino-o = Tétromino carré { $size }
place-title-tetromino-l = Tétromino L { $size }
place-title-tetromino-t = Tétromino T { $size }
place-name-cram = Cram (dominos)
place-name-node-kayles = Node Kayles
place-name-queens = Dames qui ne s’attaquent pas
place-name-kings = Rois qui ne s’attaquent pas
place-name-knights = Cavaliers qui ne s’attaquent pas
place-name-tromino-i = Trois cases alignées
place-name-tromino-l = Trois cases en L
place-name-tetromino-o = Quatre cases en carré
place-name-tetromino-l = Quatre cases en L
place-name-tetromino-t = Quatre cases en T
place-note-cram = Posez un domino sur deux cases libres qui ont un côté commun.
place-note-node-kayles = Prenez une case libre. Ses voisines libres, en haut, en bas, à gauche et à droite, partent avec elle.
place-note-queens = Posez une dame sur une case libre. Les cases qu’elle attaque (ligne, colonne, diagonales) deviennent indisponibles.
place-note-beyond = Une dame attaque aussi les cases qui se trouvent au-delà des cases manquantes.
place-note-kings = Posez un roi sur une case libre. Les cases qui l’entourent deviennent indisponibles.
place-note-knights = Posez un cavalier sur une case libre. Les cases qu’il attaque deviennent indisponibles.
place-note-tromino-i = Couvrez trois cases libres alignées.
place-note-tromino-l = Couvrez trois cases libres en L.
place-note-tetromino-o = Couvrez quatre cases libres qui forment un carré.
place-note-tetromino-l = Couvrez quatre cases libres en L. La pièce peut être retournée.
place-note-tetromino-t = Couvrez quatre cases libres en T.
place-title-pieces = Polyominos { $size }
place-title-vertices = Node Kayles sur un graphe, n = { $size }
place-title-edges = Arc Kayles sur un graphe, n = { $size }
place-name-pieces = Polyominos au choix
place-name-vertices = Node Kayles sur un graphe
place-name-edges = Arc Kayles sur un graphe
place-note-pieces = Couvrez des cases libres avec l’une des pièces choisies, tournée ou retournée dans n’importe quel sens.
place-note-vertices = Prenez un sommet. Les sommets qui lui sont reliés par une arête partent avec lui.
place-note-edges = Prenez une arête. Ses deux extrémités partent, et avec elles toutes les arêtes qui y aboutissent.

# Plateaux : le plateau

place-board = Plateau
place-position = { $free ->
    [0] Aucune case n’est libre.
    [one] { $free } case libre sur { $all }.
   *[other] { $free } cases libres sur { $all }.
}
place-lay = { $kind ->
    [cram] poser un domino en { $squares }
   *[other] couvrir { $squares }
}
place-laid = { $kind ->
    [cram] posé un domino en { $squares }
   *[other] couvert { $squares }
}
place-take = { $kind ->
    [queens] poser une dame en { $squares }
    [kings] poser un roi en { $squares }
    [knights] poser un cavalier en { $squares }
   *[other] prendre la case { $squares }
}
place-took = { $kind ->
    [queens] posé une dame en { $squares }
    [kings] posé un roi en { $squares }
    [knights] posé un cavalier en { $squares }
   *[other] pris la case { $squares }
}
place-take-vertex = choisir le sommet { $squares }
place-took-vertex = choisi le sommet { $squares }
place-take-edge = choisir l’arête { $squares }
place-took-edge = choisi l’arête { $squares }
place-square = ligne { $row }, colonne { $column }
place-row = Ligne { $row } : { $free ->
    [0] aucune case libre
    [one] { $free } case libre
   *[other] { $free } cases libres
}
place-does = { $taken ->
    [one] ne rend indisponible que cette case
   *[other] rend { $taken } cases indisponibles
}, il en reste { $free }
place-square-free = libre
place-square-gone = indisponible
place-square-covered = couverte par une pièce
place-square-taken = prise par un coup
place-gone-vertices = { $count ->
    [one] Le sommet { $list } disparaît aussi.
   *[other] Les sommets { $list } disparaissent aussi.
}
place-gone-squares = { $count ->
    [one] Une autre case disparaît avec elle.
   *[other] { $count } autres cases disparaissent avec elle.
}
place-vertex-joined = { $count ->
    [0] sans voisin libre
   *[other] relié à { $list }
}
place-square-part = composante { $letter }
place-square-value = composante { $letter }, valeur { $value }
place-square-target = peut être choisie ensuite
place-begun = La case { $square } est sélectionnée. La pièce peut aussi couvrir { $targets }.
place-how-domino = Choisissez les deux cases du domino, ou glissez de l’une à l’autre.
place-how-piece = Choisissez l’une après l’autre les cases de la pièce, ou glissez de l’une à l’autre.
place-how-cell = Choisissez une case libre.
place-how-keys-vertex = Au clavier : les flèches vont au sommet le plus proche, Entrée le choisit, Échap recommence.
place-how-keys = Au clavier : les flèches, Entrée pour choisir, Échap pour recommencer.
place-pick-square = Choisir une case
place-pick-rest = Choisir le reste de la pièce
place-type-piece = Format : les cases de la pièce, séparées par des traits d’union, par exemple (1, 1)-(1, 2).
place-type-cell = Format : (ligne, colonne), par exemple (2, 3).
place-graph = Graphe
place-position-graph = { $free ->
    [0] Il ne reste aucun sommet.
    [one] Il reste { $free } sommet sur { $all }.
   *[other] Il reste { $free } sommets sur { $all }.
}
place-vertex = sommet { $number }
place-vertex-gone = absent
place-vertex-taken = pris par un coup
place-vertex-target = peut être choisi ensuite
place-begun-whole = La case { $square } complète une pièce. Posez-la avec le bouton sous le plateau, ou continuez vers { $targets }.
place-begun-vertex = Le sommet { $square } est sélectionné. Une arête le relie à { $targets }.
place-lay-whole = Poser cette pièce
place-how-vertex = Choisissez un sommet.
place-how-edge = Choisissez l’une après l’autre les deux extrémités d’une arête.
place-pick-vertex = Choisir un sommet
place-pick-end = Choisir l’autre extrémité
place-type-vertex = Format : le numéro du sommet, par exemple 2.
place-type-edge = Format : les deux extrémités séparées par un trait d’union, par exemple 1-2.

# Plateaux : une nouvelle partie

place-setup-kind = Jeu
place-side-note = De 1 à 32, et au plus 121 cases en tout.
place-setup-gone = Cases absentes
place-setup-gone-note = Saisissez chaque case sous la forme (ligne, colonne), par exemple (1, 3) + (2, 5). Vous pouvez aussi cliquer sur le plateau ci-dessous. Laissez vide pour un plateau complet.
place-holes-board = Plateau dont on enlève des cases
place-setup-pieces = Pièces
place-piece = { $letter }, { $count ->
    [one] une case
   *[other] { $count } cases
}
place-setup-graph = Graphe
place-setup-graph-note = Saisissez les arêtes, par exemple 1-2, 2-3, 3-1, ou bien path 12 (chaîne), cycle 9, star 6 (étoile) ou tree 7 (arbre). Au plus 32 sommets.
place-setup-gone-vertices = Sommets absents
place-setup-gone-vertices-note = Saisissez les numéros séparés par +, par exemple 2 + 5. Laissez vide pour le graphe entier.

# Plateaux : les raisons

place-component = Composante
place-part = { $letter }, à partir de { $square }
place-value-of = Valeur de Grundy de la composante { $letter }, qui commence en { $square }
place-value-unknown = inconnue
place-value = La valeur de Grundy est { $value }. Elle n’est pas nulle : au moins un coup l’annule.
place-zero = La valeur de Grundy est 0 (position P) : tout coup la rend non nulle, et l’adversaire peut l’annuler de nouveau.
place-win = Ce qui reste se sépare en { $count } composantes : la position est une somme. La nim-somme de leurs valeurs est { $value }. Elle n’est pas nulle : au moins un coup l’annule.
place-loss = Ce qui reste se sépare en { $count } composantes : la position est une somme. La nim-somme de leurs valeurs est nulle (position P). Tout coup la rend non nulle, et l’adversaire peut l’annuler de nouveau.
place-past-published = Au-delà de la table publiée : pour Node Kayles sur 3 × n, la suite A316632 s’arrête à n = { $most }. Cette valeur a été trouvée ici, par recherche.
place-target = la composante { $letter } passe de { $value } à { $target }
place-answered-turned = Symétrie. Un demi-tour laisse la position inchangée, et aucun coup n’empêche le coup symétrique. Le second joueur répond à chaque coup par le coup symétrique, et joue donc le dernier.
place-answered-upside-down = Symétrie. La moitié du haut est le reflet de celle du bas, et aucun coup n’empêche le coup symétrique. Le second joueur répond à chaque coup par le coup symétrique, et joue donc le dernier.
place-answered-sideways = Symétrie. La moitié gauche est le reflet de la moitié droite, et aucun coup n’empêche le coup symétrique. Le second joueur répond à chaque coup par le coup symétrique, et joue donc le dernier.
place-answered-diagonal = Symétrie. La position est sa propre image par rapport à une diagonale, et aucun coup n’empêche le coup symétrique. Le second joueur répond à chaque coup par le coup symétrique, et joue donc le dernier.
place-after-turned = Symétrie. Jouez { $move } au centre, puis répondez à chaque coup par le coup symétrique par rapport au centre : vous jouerez le dernier coup.
place-after-mirrored = Symétrie. Jouez { $move } sur l’axe, puis répondez à chaque coup par son image dans le miroir : vous jouerez le dernier coup.
place-restored = Symétrie. Jouer { $move } rend la position symétrique. Répondez ensuite à chaque coup par son image : vous jouerez le dernier coup.
place-misere = En convention misère, les valeurs des composantes ne disent pas qui gagne. Cette position a été résolue par recherche exhaustive.
place-budget = La recherche a examiné { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} et a atteint sa limite avant d’aboutir.
place-not-all = Il peut y avoir d’autres coups gagnants : ce plateau est trop grand pour qu’on les trouve tous ici.
place-hint-mirror = Pouvez-vous rendre la position symétrique, pour qu’à tout coup de l’adversaire vous puissiez répondre par son image ?
place-hint-sum = Cherchez les composantes : les parties du plateau que plus aucun coup ne relie. Chacune a une valeur de Grundy ; après votre coup, la nim-somme de ces valeurs doit être nulle.
place-hint-misere = En convention misère, comptez les coups qui restent, et essayez d’en laisser un nombre impair.
place-hint-row = Regardez la ligne { $row }.
place-hint-vertex = Regardez le sommet { $vertex }.

# Sur la page d’accueil

front-place-note = Posez des dominos à tour de rôle. On perd quand on n’a plus de place pour en poser un.
card-place-mirror = Deux côtés pairs : le second joueur gagne sans aucun calcul. Comment ?
card-place-holes = Le même jeu sur un plateau troué. Vous pouvez dessiner le vôtre.
card-place-node-kayles = Prenez une case : ses voisines partent avec elle.
card-place-queens = Posez des dames qui ne s’attaquent pas.
card-place-knights = Des cavaliers à la place des dames : qui gagne, et pourquoi ?
card-place-graph = Prenez un sommet : ses voisins partent avec lui. Vous pouvez écrire votre propre graphe, arête par arête.
card-place-pieces = Des dominos et des pièces en S. Vous pouvez choisir des pièces de cinq cases au plus.
card-place-corners = Trois cases en L, dans n’importe quel sens.
