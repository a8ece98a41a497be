# Sommes : des positions de tous les systèmes, jouées comme un seul jeu

sum = Sommes
sum-title = { $count ->
    [one] Une somme d’une seule composante
   *[other] Une somme de { $count } composantes
}
sum-note = À chaque tour, choisissez une composante et jouez-y un coup ; les autres ne changent pas.
sum-part = { $part } · { $name }
sum-says = { $name }. { $position }
sum-move = { $move }, dans la composante { $part }
sum-moved = { $move }, dans la composante { $part }
sum-value-of = Valeur de Grundy de la composante { $part } ({ $name })
sum-board = Les composantes de la somme
sum-stuck = Aucun coup n’est plus possible dans cette composante.
sum-value = valeur { $value }
sum-value-to = valeur { $value } → { $target }
sum-value-unknown = valeur inconnue
sum-value-twin = valeur inconnue, mais elle s’annule avec celle de la composante { $part }
sum-type-note = Écrivez le numéro de la composante, un trait d’union et le coup tel qu’on l’écrit dans ce jeu, par exemple 2-(1, 3).

# Sommes : une nouvelle

sum-field = Composante { $part }
sum-field-note = Le lien vers une position, ou ce qui suit « v1/ » dans ce lien, par exemple heaps/0.77/7.
sum-field-add = Ajouter une composante
sum-field-remove = Retirer la composante { $part }
sum-remove = Retirer

# Sommes : ce qui ne va pas

sum-misere = Seule la convention normale permet d’additionner : en convention misère, les valeurs ne disent pas qui gagne. Cette position ne peut donc pas entrer dans une somme.
sum-why-parts = Cette composante en comporte elle-même plusieurs : sa valeur est la nim-somme de leurs valeurs.
sum-nested = Une somme ne peut pas entrer dans une somme. Ajoutez ses composantes une à une.
sum-graph = Une position sur un graphe ne peut pas entrer dans une somme : seul le propriétaire du sommet peut y jouer, alors que dans une somme les deux joueurs peuvent jouer partout.
sum-sticks = Dans une somme, les bâtonnets forment un tas où les deux joueurs peuvent se servir : écrivez heaps-take-1to3-whole pour trois bâtonnets au plus par coup.
sum-empty = Cette somme n’a aucune composante.
sum-kind = « { $found } » n’est pas un jeu : écrivez la famille de jeux, un trait d’union et les règles, par exemple heaps-0.77.
sum-system = « { $found } » n’est pas une famille de jeux qui puisse entrer dans une somme.
sum-uneven = À chaque composante il faut un jeu et une position : il y a { $games ->
    [one] { $games } jeu
   *[other] { $games } jeux
} et { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}.
sum-too-long = Les composantes comptent { $bytes } caractères : la limite est de { $most }.
sum-too-many = La somme a { $count } composantes : la limite est de { $most }.
sum-move-unreadable = « { $found } » n’est pas un coup dans une somme : écrivez le numéro de la composante, un trait d’union et le coup, par exemple 2-(1, 3).
sum-move-no-part = Il n’y a pas de composante { $part } : la somme { $parts ->
    [one] n’en a qu’une
   *[other] en a { $parts }
}.
sum-move-stuck = Aucun coup n’est plus possible dans la composante { $part }.

# Sommes : les raisons

sum-part-head = Composante
sum-win = La nim-somme des valeurs est { $sum }. Elle n’est pas nulle : au moins un coup l’annule.
sum-loss = La nim-somme des valeurs est nulle (position P). Tout coup change la valeur de sa composante : la nim-somme n’est plus nulle, et l’adversaire peut l’annuler de nouveau.
sum-reason-title = Ce que devrait devenir chaque composante
sum-reason = Dans la composante { $part } ({ $name }), { $count ->
    [one] un coup mène
   *[other] { $count } coups mènent
} à la valeur { $target } (= { $value } ⊕ { $sum }).
sum-reason-none = Dans la composante { $part } ({ $name }), { $known ->
    [all] aucun coup ne mène
   *[other] on n’a trouvé aucun coup qui mène
} à la valeur { $target } (= { $value } ⊕ { $sum }).
sum-target = valeur { $value } → { $target }
sum-not-all = Il peut y avoir d’autres coups gagnants : dans une composante au moins, la recherche a atteint sa limite.
sum-twins = Les composantes { $part } et { $twin } sont égales. Quelle que soit leur valeur, elles s’annulent : à tout coup dans l’une, on peut répondre par le même coup dans l’autre.
sum-unknown = inconnue
sum-unknown-why = La valeur d’une composante est inconnue : son solveur a atteint sa limite avant de la trouver. La nim-somme est donc inconnue, elle aussi.
sum-alone = Chaque composante seule, avec ses propres raisons
hint-theory-sum = Chaque composante a une valeur de Grundy. Après votre coup, la nim-somme de ces valeurs doit être nulle.
hint-where-sum = Regardez la composante { $part } ({ $name }) : amenez-la à la valeur { $target }.

# Sommes : rassembler les composantes

to-sum = Ajouter à une somme
to-sum-short = Somme
to-sum-title = Votre somme
to-sum-note = Ouvrez un autre jeu et ajoutez-en une position. Votre somme reste sur cet appareil jusqu’à ce que vous l’ouvriez.
to-sum-parts = Les composantes déjà choisies
to-sum-part = { $name } : { $position }
to-sum-added = La position a été ajoutée.
to-sum-removed = Ce que vous avez retiré ne fait plus partie de la somme.
to-sum-full = La position n’a pas été ajoutée : une somme a au plus { $most } composantes.
to-sum-unkept = La position n’a pas été ajoutée : elle n’a pas pu être enregistrée sur cet appareil.
to-sum-open = Ouvrir la somme
to-sum-clear = Recommencer
to-sum-remove = Retirer { $name }

# Sur la page d’accueil

card-sum = Kayles + Chomp + pions
front-sum-note = Des jeux différents côte à côte : à chaque coup, jouez dans un seul. Celui qui ne peut plus jouer dans aucun d’eux perd.
