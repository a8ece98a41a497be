# Heaps: names

setup-own = Jeu personnalisé
heaps-title = Jeu octal { $code }
heaps-title-named = { $name } { $code }
heaps-title-hexadecimal = Jeu hexadécimal { $code }
heaps-title-words = Jeu de tas { $code }
game-nim = Jeu de Nim
game-fort-boyard = Bâtonnets de Fort Boyard
game-sticks = Prendre 1 à 3
game-cram = Cram sur une ligne
game-kayles = Kayles
game-dawsons-chess = Échecs de Dawson
game-treblecross = Treblecross
game-officers = Officiers
game-guiles = Guiles
game-laskers-nim = Nim de Lasker
game-she-loves-me = Effeuiller la marguerite
game-subtraction = Jeu de soustraction { "{" }1, 3, 4{ "}" }
game-grundy = Jeu de Grundy
game-squares = Soustraire un carré
game-primes = Soustraire un nombre premier
game-powers = Puissances de deux
game-triangular = Nombres triangulaires
game-half = Au plus la moitié
game-divisors = Diviseurs propres
game-coprime = Nombres premiers avec la taille
game-0-16 = Jeu à longue période
game-0-127 = Le démarrage lent
game-0-376 = Un démarrage très lent
period-status-none = non trouvée
period-status-observed = constatée
period-status-proved = démontrée
sequence-to-note = Jusqu’à { $most }.
sequence-to-wrong = Saisissez un entier de 0 à { $most }.
heaps-left = Tout n’a pas été pris (tas de { $sizes }), mais la règle ne permet plus aucun coup.
note-nim = Prenez autant d’allumettes que vous voulez, dans un seul tas.
note-fort-boyard = Prenez 1, 2 ou 3 allumettes.
note-cram = Posez un domino sur deux cases libres voisines.
note-kayles = Renversez une quille, ou deux quilles voisines.
note-dawsons-chess = Prenez un jeton et ses voisins.
note-treblecross = Prenez trois jetons côte à côte.
note-officers = Prenez un jeton, mais jamais le dernier d’un tas.
note-guiles = Prenez un tas entier d’un ou deux jetons, ou prenez deux jetons en laissant deux tas.
note-laskers-nim = Comme au jeu de Nim, mais, au lieu de prendre des allumettes, on peut aussi partager un tas en deux.
note-she-loves-me = Arrachez les pétales un à un : seul leur nombre compte.
note-subtraction = Prenez 1, 3 ou 4 allumettes.
note-grundy = Partagez un tas en deux tas de tailles différentes.
note-squares = Prenez un nombre carré d’allumettes : 1, 4, 9, 16…
note-primes = Prenez un nombre premier d’allumettes : 2, 3, 5, 7, 11…
note-powers = Prenez 1, 2, 4, 8… allumettes : une puissance de deux.
note-triangular = Prenez 1, 3, 6, 10… allumettes : un nombre triangulaire.
note-half = Prenez au plus la moitié d’un tas.
note-divisors = Prenez un nombre d’allumettes qui divise la taille du tas, mais jamais le tas entier.
note-coprime = Prenez un nombre d’allumettes premier avec la taille du tas.
note-0-16 = Ses valeurs de Grundy se répètent, mais avec une période de 149 459.
note-0-127 = Ses valeurs de Grundy ont pour période 4, mais seulement à partir de la taille 46 578.
note-0-376 = Ses valeurs de Grundy ont pour période 4, mais seulement à partir de la taille 2 268 248.
heaps-rules-code = À chaque coup, jouez dans un seul tas du jeu octal { $code } : le chiffre de rang n indique ce que vous pouvez laisser quand vous en prenez n, par une somme de 1 (rien), 2 (un tas) et 4 (deux tas).
last-normal = Celui qui { $kind ->
    [pin] renverse la dernière quille
    [match] prend la dernière allumette
   *[other] prend le dernier jeton
} gagne
last-misere = Celui qui { $kind ->
    [pin] renverse la dernière quille
    [match] prend la dernière allumette
   *[other] prend le dernier jeton
} perd (misère)
card-misere = Celui qui prend la dernière allumette perd.
card-normal = Celui qui fait tomber la dernière quille gagne.

# Heaps: input errors

code-empty = Saisissez un code octal, par exemple 0.77.
code-character = « { $found } » n’a pas sa place dans un code. Utilisez des chiffres de 0 à 7, ou de 0 à F après un x, et un seul point.
code-not-octal = « { $found } » n’est pas un chiffre octal. Utilisez des chiffres de 0 à 7. Un code hexadécimal commence par x : dans x0.8, on peut laisser trois tas.
code-no-point = Mettez un point après le premier chiffre, comme dans 0.77.
code-two-points = Un code octal ne contient qu’un seul point.
code-no-first = Il manque le chiffre avant le point. Saisissez 0, ou 4 si l’on peut partager un tas sans rien prendre.
code-first = Avant le point, saisissez 0, ou 4 si l’on peut partager un tas sans rien prendre. Avec « { $found } », une partie pourrait ne jamais finir.
code-no-digits = Ajoutez au moins un chiffre après le point.
code-too-many-digits = Il y a { $count } chiffres après le point. Le maximum est { $most }.
code-empty-tail = La partie répétée est vide. Ajoutez-y au moins un chiffre.
code-two-tails = Un code ne peut avoir qu’une seule partie répétée.
code-not-closed = Il manque un crochet fermant ou une accolade fermante.
code-after-end = Supprimez « { $found } », qui vient après la fin du code.
code-empty-set = L’ensemble est vide. Saisissez des nombres, par exemple { "{" }1, 3, 4{ "}" }.
code-member = « { $found } » ne peut pas figurer dans l’ensemble. Saisissez des entiers de 1 à { $most }.
code-member-large = « { $found } » ne peut pas figurer dans l’ensemble : un code octal a au plus { $most } chiffres. Écrivez plutôt { $rule }.
code-name-unknown = Aucun jeu connu ici ne s’appelle « { $found } ». Saisissez un code, par exemple 0.77, ou un nom, par exemple Kayles.
code-unclear-tail = On ne voit pas quels chiffres se répètent. Écrivez-les au moins deux fois avant les points de suspension, comme dans 0.3030..., ou entre crochets, comme dans { "0.[30]" }.
code-no-move = Ce code ne permet aucun coup. Mettez au moins un chiffre non nul.
code-first-hexadecimal = Devant le point, saisissez 0, ou bien 4, 8 ou C si l’on peut partager un tas sans rien prendre. Avec « { $found } », une partie pourrait ne jamais finir.
code-rule-unknown = Aucune règle ne s’appelle « { $found } » ici. Une règle personnalisée commence par « take », par exemple « take-1.3.4-whole ».
taking-begins = Une règle personnalisée commence par « take » et un tiret, par exemple « take-1.3.4-whole ».
taking-no-amount = Indiquez ce que l’on peut prendre : des nombres (1.3.4, 2to5) ou un mot-clé (« any », « squares », « primes », « powers2 », « triangular », « divisors », « coprime » ou « half »).
taking-amount = « { $found } » n’est pas une quantité. Saisissez des nombres (3, 2to5, 9to, 1by2) ou un mot-clé (« any », « squares », « primes », « powers2 », « triangular », « divisors », « coprime » ou « half »).
taking-number = « { $found } » est hors limites. Saisissez un nombre de { $least } à { $most }.
taking-typed = « { $found } » n’est pas un nombre que l’on puisse prendre. Saisissez des nombres et des intervalles, par exemple 1, 3, 5-8 ou 2+3k.
taking-typed-none = Saisissez au moins un nombre que l’on puisse prendre, par exemple 1, 3, 5-8.
taking-typed-zero = 0 ne convient pas ici : dans un tas que l’on ne partage pas, on prend au moins 1.
taking-typed-number = « { $found } » n’est pas un entier de { $least } à { $most }.
taking-backwards = Un intervalle va en croissant : { $from } est plus grand que { $to }.
taking-left = « { $found } » ne dit pas ce qui reste. Mots-clés, séparés par des points : « whole », « none », « one », « two », « unequal », « equal », « three » ou « any ».
taking-no-left = Indiquez ce qui peut rester par un mot-clé : « whole », « none », « one », « two », « unequal », « equal », « three » ou « any ».
taking-after = Retirez « { $found } », ou placez le mot « or » devant une autre partie de la règle.
taking-never-ends = Avec 0, on ne prend rien : il faut alors partager le tas, sinon la partie ne finirait jamais. Indiquez « two », « unequal » ou « equal » (deux tas), ou « three » (trois tas).
taking-no-move = Cette règle n’autorise aucun coup.
taking-no-heap = Cette règle n’autorise aucun coup dans les tas de { $most } jetons au plus, les plus grands que l’on puisse avoir ici.
taking-many-amounts = Il y a trop de nombres dans cette partie de la règle : { $most } au plus.
taking-many-clauses = La règle a trop de types de coup : { $most } au plus.

heaps-empty = Il manque la taille d’un tas. Saisissez par exemple 7 + 5 + 12.
heaps-not-a-number = « { $found } » n’est pas une taille de tas. Saisissez des entiers de 1 à { $most }, séparés par +.
heaps-zero = Un tas ne peut pas être vide. Supprimez le 0.
heaps-too-large = { $found } jetons dans un tas, c’est trop. Le maximum est { $most }.
heaps-too-many = { $count } tas, c’est trop. Le maximum est { $most }.

move-unreadable = « { $found } » n’est pas un coup. Indiquez le tas, le nombre pris et le nombre laissé à gauche, par exemple A-2-1. Si le coup laisse trois tas, ajoutez celui du milieu à la fin : A-1-2-3.
move-unreadable-octal = « { $found } » n’est pas un coup. Indiquez le tas, le nombre pris et le nombre laissé à gauche, par exemple A-2-1.
move-no-such-heap = Il n’y a pas de tas { $heap }.
move-no-heap = Il n’y a pas de tas numéro { $heap } : { $heaps ->
    [0] il n’en reste aucun
    [one] il n’y en a qu’un
   *[other] il n’y en a que { $heaps }
}.
move-takes-too-many = On ne peut pas en prendre { $take } : le tas n’en contient que { $size }.
move-left-too-large = On ne peut pas en laisser { $left } à gauche : { $rest ->
    [0] il ne reste rien
   *[other] il n’en reste que { $rest } en tout
}.
move-never-takes-between = Dans ce jeu, on ne peut pas en enlever { $take }. Enlevez-en { $below } ou { $above }, par exemple.
move-never-takes-above = Dans ce jeu, on ne peut pas en enlever { $take }. Enlevez-en { $below } au plus.
move-never-takes-below = Dans ce jeu, on ne peut pas en enlever { $take }. Enlevez-en au moins { $above }.
move-never-takes = Dans ce jeu, on ne peut pas en enlever { $take }.
move-never-takes-here = Dans ce jeu, on ne peut pas en enlever { $take } à un tas de { $size }.
move-may-leave-never = Dans ce jeu, on ne peut pas en enlever { $take }.
move-may-leave-none = On ne peut en prendre { $take } que si le tas n’en contient pas plus.
move-may-leave-one = Si vous en prenez { $take }, il doit rester exactement un tas : prenez à un bout, sans tout prendre.
move-may-leave-none-or-one = Si vous en prenez { $take }, vous ne pouvez pas couper le tas en deux : prenez à un bout.
move-may-leave-two = { $take ->
    [0] On ne peut partager un tas qu’en deux tas non vides.
   *[other] Si vous en prenez { $take }, il doit rester deux tas : prenez au milieu.
}
move-may-leave-none-or-two = Si vous en prenez { $take }, prenez le tas entier ou laissez deux tas.
move-may-leave-one-or-two = On ne peut pas prendre le tas entier : laissez un tas ou deux.
move-may-leave-three = { $take ->
    [0] On ne peut partager un tas qu’en trois tas non vides.
   *[other] Si vous en prenez { $take }, vous devez laisser trois tas.
}
move-may-leave-unequal = { $take ->
    [0] On ne peut partager un tas qu’en deux tas de tailles différentes.
   *[other] Si vous en prenez { $take }, vous devez laisser deux tas de tailles différentes.
}
move-may-leave-equal = { $take ->
    [0] On ne peut partager un tas qu’en deux tas égaux.
   *[other] Si vous en prenez { $take }, vous devez laisser deux tas égaux.
}
move-may-leave-these = { $take ->
    [0] On ne peut partager un tas qu’en { $list }.
   *[other] Si vous en prenez { $take }, voici ce qui peut rester : { $list }.
}

# Heaps: a new game

setup-game = Jeu
setup-code = Code octal ou règle
setup-code-note = Le chiffre de rang n indique ce qu’on peut laisser quand on en prend n : somme de 1 (ne rien laisser), 2 (un tas) et 4 (deux tas). Dans { "0.[3]" }, le 3 se répète sans fin ; avec { "{" }1, 3, 4{ "}" }, on prend 1, 3 ou 4. Une règle en mots, comme take-squares-whole, se compose ci-dessous.

# Heaps: rules in words

rule-take = Dans un tas, prenez { $amounts }. Ce qui peut rester : { $left }.
rule-take-or = Ou bien prenez { $amounts }. Ce qui peut rester : { $left }.
rule-split = Partagez un tas en { $left } sans rien prendre.
rule-split-or = Vous pouvez aussi partager un tas en { $left }, sans rien prendre.
rule-take-or-split = Dans un tas, ne prenez rien, ou prenez { $amounts }. Ce qui peut rester : { $left }.
rule-take-or-split-or = Ou bien ne prenez rien, ou prenez { $amounts }. Ce qui peut rester : { $left }.
rule-shown = Un tas de { $size } peut donner : { $list }.
rule-shown-none = Un tas de { $size } n’offre aucun coup.
amount-tokens = { $count ->
    [one] { $amounts } jeton
   *[other] { $amounts } jetons
}
amount-any = autant de jetons que vous voulez
amount-least = au moins { $from }
amount-run = de { $from } à { $to }
amount-squares = un nombre carré
amount-triangular = un nombre triangulaire
amount-primes = un nombre premier
amount-powers = une puissance de { $base }
amount-divisors = un diviseur propre de la taille du tas
amount-coprime = un nombre premier avec la taille du tas
amount-half = au plus la moitié
left-whole = un tas au plus
left-nothing = rien
left-one = un tas
left-two = deux tas
left-unequal = deux tas inégaux
left-equal = deux tas égaux
left-three = trois tas
own-rule = Composer sa propre règle
own-cannot = Ces menus ne peuvent pas représenter la règle ci-dessus. Toute modification ici en commence une nouvelle.
own-part = Type de coup { $part }
own-or = ou :
own-add = Ajouter un type de coup
own-remove = Supprimer le type de coup { $part }
own-take = Prendre
own-take-numbers = ces nombres
own-take-zero = rien, seulement partager
own-take-every = a, a + b, a + 2b…
own-numbers = Nombres, par exemple 1, 3, 5-8 ou 2 + 3k
own-base = Puissances de
own-first = Premier nombre, a
own-step = Pas, b
own-leave = Ce qui reste
own-left-nothing = rien : on prend le tas entier
own-left-up-to-two = jusqu’à deux tas
own-left-any = jusqu’à trois tas
own-left-two-or-three = deux ou trois tas

setup-code-below = La règle composée plus bas est à corriger : voyez le champ signalé.
setup-heaps = Tas
setup-heaps-note = Jusqu’à 64 tas, de 1 à 10 000 jetons chacun, par exemple 7 + 5 + 12.

# Heaps: the board

heap = Tas
heap-of = { $kind ->
    [pin] Rangée { $heap } ({ $size })
    [square] Bande { $heap } ({ $size })
   *[other] Tas { $heap } ({ $size })
}
heaps-board = Tas
heap-name = { $kind ->
    [pin] Rangée { $heap } : { $tokens }
    [square] Bande { $heap } : { $tokens }
   *[other] Tas { $heap } : { $tokens }
}
heap-name-value = { $name }, valeur de Grundy { $value }
heap-large = { $tokens } : jouez avec les menus ou saisissez votre coup
token-name = { $kind ->
    [match] allumette
    [pin] quille
    [square] case
   *[other] jeton
} { $token } sur { $size }
gap-title = Partager le tas ici
position-empty = Il ne reste rien sur le plateau.
position-one = Un tas de { $size }.
position-heaps = { $count } tas : { $sizes }.
how-keys-split = Au clavier : flèches et Entrée ; S partage le tas avant { $kind ->
    [match] l’allumette sélectionnée
    [pin] la quille sélectionnée
    [square] la case sélectionnée
   *[other] le jeton sélectionné
}.
how-length = Survolez un tas pour voir le coup ; cliquez pour le jouer.
how-length-touch = Touchez un tas pour voir le coup ; relâchez pour le jouer.
how-to-end = Cliquez dans un tas, ou touchez-le : vous prenez tout, de cet endroit jusqu’à la fin du tas.
how-to-end-touch = Touchez { $kind ->
    [match] une allumette
    [pin] une quille
    [square] une case
   *[other] un jeton
} : vous prenez tout, de là jusqu’à la fin du tas.
how-to-end-split = Cliquez dans un tas, ou touchez-le : vous prenez tout, de cet endroit jusqu’à la fin du tas. Cliquez sur un intervalle, ou touchez-le, pour y partager le tas.
how-to-end-split-touch = Touchez { $kind ->
    [match] une allumette
    [pin] une quille
    [square] une case
   *[other] un jeton
} : vous prenez tout, de là jusqu’à la fin du tas. Touchez un intervalle pour y partager le tas.
how-length-split = Cliquez sur { $kind ->
    [match] une allumette, ou touchez-la,
    [pin] une quille, ou touchez-la,
    [square] une case, ou touchez-la,
   *[other] un jeton, ou touchez-le,
} pour jouer à cet endroit ; cliquez sur un intervalle, ou touchez-le, pour y partager le tas.
how-split-only = Cliquez sur { $kind ->
    [match] une allumette, ou touchez-la,
    [pin] une quille, ou touchez-la,
    [square] une case, ou touchez-la,
   *[other] un jeton, ou touchez-le,
} pour partager son tas juste avant.
how-two-ends = Cliquez sur les deux extrémités de ce que vous { $kind ->
    [pin] renversez, ou touchez-les, ou glissez de l’une à l’autre. Pour ne renverser qu’une quille, cliquez deux fois dessus, ou touchez-la
    [match] prenez, ou touchez-les, ou glissez de l’une à l’autre. Pour ne prendre qu’une allumette, cliquez deux fois dessus, ou touchez-la
    [square] prenez, ou touchez-les, ou glissez de l’une à l’autre. Pour ne prendre qu’une case, cliquez deux fois dessus, ou touchez-la
   *[other] prenez, ou touchez-les, ou glissez de l’une à l’autre. Pour ne prendre qu’un jeton, cliquez deux fois dessus, ou touchez-le
} deux fois.
how-two-ends-split = Cliquez sur les deux extrémités de ce que vous prenez, ou touchez-les, ou glissez de l’une à l’autre. Cliquez sur un intervalle, ou touchez-le, pour y partager le tas.
how-two-ends-touch = Touchez les deux extrémités de ce que vous { $kind ->
    [pin] renversez, ou glissez de l’une à l’autre. Pour ne renverser qu’une quille, touchez-la
    [match] prenez, ou glissez de l’une à l’autre. Pour ne prendre qu’une allumette, touchez-la
    [square] prenez, ou glissez de l’une à l’autre. Pour ne prendre qu’une case, touchez-la
   *[other] prenez, ou glissez de l’une à l’autre. Pour ne prendre qu’un jeton, touchez-le
} deux fois.
how-two-ends-split-touch = Touchez les deux extrémités de ce que vous prenez, ou glissez de l’une à l’autre. Touchez un intervalle pour y partager le tas.
how-large = Des tas aussi grands sont représentés par leur nombre : choisissez votre coup dans les menus, ou saisissez-le.
how-split-three = Cliquez sur deux intervalles d’un tas, ou touchez-les, pour le partager en trois.
how-keys-mark = Au clavier : flèches et Entrée ; S marque l’intervalle avant { $kind ->
    [match] l’allumette sélectionnée
    [pin] la quille sélectionnée
    [square] la case sélectionnée
   *[other] le jeton sélectionné
}.
how-mark = Pour laisser trois tas, marquez d’abord un intervalle : ce qui reste y est aussi coupé. Cliquez dessus de nouveau, ou touchez-le, pour enlever la marque.
how-two-or-three = Cliquez sur deux intervalles d’un tas, ou touchez-les, pour le partager en trois ; deux fois sur le même pour le partager en deux.
how-gap-twice = Cliquez deux fois sur le même intervalle, ou touchez-le deux fois, pour y partager le tas.
how-only-three = Marquez d’abord un intervalle d’un tas, puis cliquez sur ce que vous prenez, ou touchez-le. Ce qui reste est aussi coupé à cet intervalle : il y a alors trois tas.
mark-begun = Marque placée avant { $kind ->
    [match] l’allumette
    [pin] la quille
    [square] la case
   *[other] le jeton
} { $token }. Jouez maintenant le coup, ou marquez un autre endroit du tas.
run-begun = Vous partez { $kind ->
    [match] de l’allumette
    [pin] de la quille
    [square] de la case
   *[other] du jeton
} { $token }. Choisissez l’autre extrémité : { $ends }.
run-begins = est une extrémité de ce que vous prenez ; l’autre peut être { $ends }
run-none = ne peut pas être une extrémité de ce que vous prenez
run-range = { $from } à { $to }
does-in-heap = { $kind ->
    [pin] rangée
    [square] bande
   *[other] tas
} { $heap } : { $does }
mark-does = marque l’intervalle qui précède
split-does = partage le tas en { $rest }
move-does = { $kind ->
    [square] pose un domino
    [pin] renverse { $tokens }
   *[other] prend { $tokens }
}, il { $heaps ->
    [0] ne reste rien
   *[other] reste { $rest }
}
take-all = { $kind ->
    [square] couvrir toute la bande { $heap } d’un domino
    [pin] renverser toute la rangée { $heap } ({ $tokens })
   *[other] prendre tout le tas { $heap } ({ $tokens })
}
took-all = { $kind ->
    [square] couvert toute la bande { $heap } d’un domino
    [pin] renversé toute la rangée { $heap } ({ $tokens })
   *[other] pris tout le tas { $heap } ({ $tokens })
}
take-some = { $kind ->
    [square] poser un domino sur la bande { $heap }, en laissant { $rest }
    [pin] renverser { $tokens } dans la rangée { $heap }, en laissant { $rest }
   *[other] prendre { $tokens } dans le tas { $heap }, en laissant { $rest }
}
took-some = { $kind ->
    [square] posé un domino sur la bande { $heap }, en laissant { $rest }
    [pin] renversé { $tokens } dans la rangée { $heap }, en laissant { $rest }
   *[other] pris { $tokens } dans le tas { $heap }, en laissant { $rest }
}
take-leave-three = prendre { $tokens } dans le tas { $heap }, en laissant { $left }, { $middle } et { $right }
took-leave-three = pris { $tokens } dans le tas { $heap }, en laissant { $left }, { $middle } et { $right }
split-heap-three = partager le tas { $heap } en { $left }, { $middle } et { $right }
split-heap-three-past = partagé le tas { $heap } en { $left }, { $middle } et { $right }
take-between = { $kind ->
    [square] poser un domino sur la bande { $heap }, en laissant { $left } et { $right }
    [pin] renverser { $tokens } dans la rangée { $heap }, en laissant { $left } et { $right }
   *[other] prendre { $tokens } dans le tas { $heap }, en laissant { $left } et { $right }
}
took-between = { $kind ->
    [square] posé un domino sur la bande { $heap }, en laissant { $left } et { $right }
    [pin] renversé { $tokens } dans la rangée { $heap }, en laissant { $left } et { $right }
   *[other] pris { $tokens } dans le tas { $heap }, en laissant { $left } et { $right }
}
split-heap = partager le tas { $heap } en { $left } et { $right }
split-heap-past = partagé le tas { $heap } en { $left } et { $right }
matches = { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
}
pins = { $count ->
    [one] { $count } quille
   *[other] { $count } quilles
}
squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}

pick-heap = Dans
pick-take = prendre
pick-leave = et laisser
leave-none = rien
type-move-note = Format : le tas, le nombre pris, le nombre laissé à gauche. Par exemple, A-2-1 : dans le tas A, prendre 2 en laissant 1 à gauche. Sans le dernier nombre, on prend au bout, à droite. À la place de la lettre, on peut donner le numéro du tas parmi ceux qui restent.

# Heaps: reasons

why-groups-win = Rangez les tas par groupes de 1, 2, 4, 8… : { $heaps }. Deux groupes égaux pris dans deux tas différents s’annulent ; il reste { $left }. Un coup gagnant ne laisse que des paires.
why-groups-loss = Rangez les tas par groupes de 1, 2, 4, 8… : { $heaps }. Chaque groupe a son double dans un autre tas : quoi qu’on prenne, l’autre joueur peut de nouveau ne laisser que des paires.
slip-groups = Rangés par groupes de 1, 2, 4, 8…, les tas étaient { $heaps } après ce coup : { $count ->
    [one] le groupe { $left } n’avait pas de double.
   *[other] les groupes { $left } n’avaient pas de double.
}
normal-win = La nim-somme vaut { $sum }. Elle n’est pas nulle : au moins un coup l’annule.
normal-loss = La nim-somme est nulle : tout coup la rend non nulle, et l’adversaire peut l’annuler de nouveau.
winning-target = { $value } ⊕ { $sum } = { $target } : amenez le tas à la valeur { $target }
losing-title = Pourquoi tous les coups perdent
losing-why = Tout coup laisse une nim-somme non nulle : l’adversaire gagne.
mex-title = D’où vient la valeur de Grundy
mex-choose = Tas de
mex-is = La valeur de Grundy d’un tas de { $size } est { $value } : c’est le plus petit entier naturel qui n’est la valeur d’aucune de ses options (mex).
mex-options = { $count ->
    [0] Aucune option
    [one] La seule option et sa valeur
   *[other] Les { $count } options et leurs valeurs
}
mex-left = Ce qui reste
misere-nim-ones = Aucun tas n’a plus d’une allumette : les coups sont forcés. Il y a { $heaps ->
    [one] { $heaps } tas
   *[other] { $heaps } tas
} : le joueur qui a le trait perd si ce nombre est impair et gagne s’il est pair (Bouton).
misere-nim-sum = Un tas au moins a plus d’une allumette : le joueur qui a le trait gagne, comme en convention normale, car la nim-somme vaut { $sum } et n’est pas nulle (Bouton). Vers la fin, laissez un nombre impair de tas d’une seule allumette.
misere-nim-sum-zero = Un tas au moins a plus d’une allumette : le joueur qui a le trait perd, comme en convention normale, car la nim-somme est nulle (Bouton).
misere-searched = Résolu par recherche exhaustive, après simplification des tas équivalents ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}).
heaps-cost = Pour savoir qui gagne avec un tas de { $size }, il faut examiner environ { $options } options, car cette règle peut laisser plusieurs tas. Cela peut durer ; vous pouvez annuler le calcul dans le panneau « Pourquoi ? ».
heaps-cost-too-much = On ne calcule pas ici qui gagne : avec un tas de { $size }, il faudrait examiner environ { $options } options, car cette règle peut laisser plusieurs tas. Le maximum pour une position est de { $most }.
misere-budget = { $positions ->
    [0] La position est trop grande pour une recherche exhaustive.
   *[other] La recherche a examiné { $positions } positions sans aboutir.
}
misere-undecided = { $count ->
    [one] { $count } autre coup : issue inconnue.
   *[other] { $count } autres coups : issue inconnue.
}
misere-quotient = Résolu à l’aide du quotient misère d’ordre { $order }, valable pour les tas de taille { $to } au plus.
misere-quotient-all = Résolu à l’aide du quotient misère d’ordre { $order }, dont la validité est démontrée pour des tas de toute taille.
misere-no-values = En convention misère, les valeurs de Grundy ne suffisent pas ; elles ne sont pas affichées.

# Heaps: the sequence

sequence-of = { $code } : valeurs de Grundy en convention normale. G(n) est la valeur d’un seul tas de n jetons.
sequence-normal-only = La partie en cours se joue en convention misère : ces valeurs ne suffisent pas pour la résoudre.
sequence-plain-rule = Ce n’est pas un code octal : le moteur octal et ses démonstrations, les quotients misère et l’atlas ne s’appliquent pas. Une période n’est dite démontrée que si un théorème sur cette règle l’établit.
sequence-long-code = C’est un jeu octal, mais son code octal est infini ou compte plus de { $most } chiffres : le moteur octal et ses démonstrations, les quotients misère et l’atlas ne s’appliquent pas. Une période n’est dite démontrée que si un théorème sur cette règle l’établit.
explorer-code = Jeu
explorer-code-note = Saisissez un code comme 0.77, 0.33[03] ou { "{" }1, 3, 4{ "}" }, une règle comme take-squares-whole, ou le nom d’un jeu.
explorer-open = Ouvrir
sequence-to = Calculer jusqu’à n =
sequence-waits = Calculer jusqu’à n = { $to } demande du temps et environ { $megabytes } Mo de mémoire.
sequence-running = Calcul jusqu’à n = { $to } au plus. Valeurs obtenues : { $count }.
sequence-computed = Calculé jusqu’à n = { $to }. La plus grande valeur est { $largest }, atteinte pour la première fois en n = { $at }.
sequence-stopped = { $count ->
    [one] Calcul arrêté. { $count } valeur est disponible.
   *[other] Calcul arrêté. { $count } valeurs sont disponibles.
}
go-on-from-here = Reprendre
memory-for = Jusqu’à n = { $to }, il faut environ { $megabytes } Mo de mémoire.
period-search = Chercher la période
period-search-note = « Chercher la période » s’arrête dès qu’une période est démontrée, au plus tard à n = { $to }, et peut utiliser jusqu’à { $megabytes } Mo de mémoire.
work-ahead-more = Jusqu’à n = { $to }, il faut examiner plus de { $options } options.
work-ahead = Jusqu’à n = { $to }, il faut examiner environ { $options } options.
period-title = Période
sequence-proved = { $saltus ->
    [0] Période démontrée : à partir de n = { $start }, elle est de { $period }.
   *[other] Période démontrée : à partir de n = { $start }, elle est de { $period }, et le saltus est { $saltus }.
}
sequence-observed = { $saltus ->
    [0] Période constatée, non démontrée : à partir de n = { $start }, elle est de { $period }.
   *[other] Période constatée, non démontrée : à partir de n = { $start }, elle est de { $period }, et le saltus est { $saltus }.
}
period-none = { $known ->
    [one] Une seule valeur est connue : aucune période ne peut apparaître.
   *[other] Aucune période n’apparaît dans les { $known } premières valeurs. À lui seul, ce constat ne dit rien des suivantes.
}
period-known = On sait qu’à partir de n = { $start } les valeurs se répètent avec la période { $period } et le saltus { $saltus }. Ce n’est pas démontré ici : on a seulement vérifié que les { $known } premières valeurs se répètent ainsi.
period-observed = Période constatée sur les { $known } premières valeurs, mais non démontrée : à partir de n = { $start }, les valeurs se répètent avec la période { $period } et le saltus { $saltus }. D’après ces seules valeurs, la suivante pourrait la démentir.
period-proved = Période démontrée : G(n + { $period }) = G(n) pour tout n ≥ { $start }. La période est { $period }, la prépériode { $start } et le saltus 0.
period-proved-arithmetic = Période démontrée : G(n + { $period }) = G(n) + { $saltus } pour tout n ≥ { $start }. La période est { $period }, la prépériode { $start } et le saltus { $saltus }.
period-convention = La prépériode est le plus petit n à partir duquel cette propriété est vraie, les tailles des tas étant comptées à partir de 0 ; certains livres donnent plutôt la dernière exception, soit un de moins. La période est la plus petite possible.
period-values = { $saltus ->
    [0] Valeurs sur une période : { $values }
   *[other] Valeurs sur une période : { $values } (+ { $saltus } à chaque période)
}
period-exceptions = { $count ->
    [one] { $count } exception avant le début de la période : n = { $heaps }
   *[other] { $count } exceptions avant le début de la période : n = { $heaps }
}
proof-bound = Certificat (borne de Guy et Smith) : l’égalité G(n + { $shift }) = G(n) a été vérifiée pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-finite = Certificat (borne propre à Nimlab, pour les règles où l’on ne peut prendre qu’un nombre fini de quantités et où il peut rester plusieurs tas ; la démonstration est dans docs/proof-of-periods.md) : l’égalité G(n + { $shift }) = G(n) a été vérifiée pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-take-only = Certificat : aucun coup ne laisse deux tas, donc une valeur ne dépend que des quelques précédentes. L’égalité G(n + { $shift }) = G(n) a été vérifiée pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-rare-ended = Certificat : aucun tas n’est rare après { $last }, et tout témoin est à une profondeur d’au plus { $depth } ; une fenêtre de { $width } valeurs suffit donc. L’égalité G(n + { $shift }) = G(n) a été vérifiée pour tout n de { $from } à { $to } ; il a fallu { $bound } valeurs.
proof-state = Certificat : tout ce dont dépendent les valeurs suivantes est identique avant le tas { $first } et avant le tas { $again }, à une constante additive près.
proof-powers-even = Certificat : toute puissance de { $base } a pour reste 1 ou { $base } dans la division par { $above } ; un coup change donc le reste de n d’une unité, en plus ou en moins. Les restes 0, 1, 2… ont donc les valeurs 0, 1, 0, 1, …, sauf le dernier, { $base }, dont la valeur est 2.
proof-powers-odd = Certificat : toute puissance de { $base } est impaire, donc tout coup change la parité de n. Les tas pairs ont la valeur 0, les tas impairs la valeur 1.
period-open = ouvert
candidate-title = Tester une période
candidate-note = Choisissez une période et voyez où les valeurs la contredisent. Vérifier sur les valeurs calculées n’est pas démontrer.
candidate-try = Choisir une période
candidate-shift = Période à tester, p
candidate-less = Diminuer de 1
candidate-more = Augmenter de 1
candidate-from = à partir de n =
candidate-clear = Effacer
small-field-wrong = Saisissez un entier de { $least } à { $most }.
candidate-short = Il n’y a pas assez de valeurs à comparer à partir de n = { $from }.
candidate-fails = { $count ->
    [one] À partir de n = { $from }, l’égalité G(n + { $period }) = G(n) est fausse pour un seul n : G({ $at }) = { $value }, mais G({ $there }) = { $shifted }.
   *[other] À partir de n = { $from }, l’égalité G(n + { $period }) = G(n) est fausse pour la première fois en n = { $at } : G({ $at }) = { $value }, mais G({ $there }) = { $shifted }. Elle est fausse { $count } fois, la dernière en n = { $last }.
}
candidate-holds = G(n + { $period }) = G(n) pour tout n de { $from } à { $to }, dans la limite des valeurs connues. En soi, c’est un constat, pas une démonstration.
work-title = Travail effectué
work-method = Méthode
work-values = valeurs
work-options = options examinées
work-took = durée
work-ms = { $milliseconds } ms
work-times = Pour les mêmes valeurs, la méthode simple examinerait environ { $times } fois plus d’options.
method-sparse = rapide
method-plain = simple
method-to-plain = Essayer la méthode simple
method-to-sparse = Revenir à la méthode rapide
work-sparse = { $options ->
    [one] { $options } option examinée.
   *[other] { $options } options examinées.
} La méthode simple en examine { $plain } pour les mêmes valeurs.
work-plain = { $options ->
    [one] { $options } option examinée, avec la méthode simple.
   *[other] { $options } options examinées, avec la méthode simple.
}
work-time = Durée : { $milliseconds } ms.
mask-title = Valeurs rares et fréquentes
mask-none = Aucun masque n’est utilisé. Un masque n’est utile que si certains coups laissent deux tas et si les tas rares sont peu nombreux.
mask-not-tried = Seule la méthode rapide utilise un masque.
mask-plain = Masque { $bits } en binaire, { $mask } en décimal. Une valeur est fréquente si elle a un nombre impair de 1 en commun avec le masque ; les autres sont rares.
mask-position-odd = Masque { $bits } en binaire, { $mask } en décimal, combiné à la parité de n. Une valeur est fréquente en n si le nombre de ses 1 en commun avec le masque, ajouté à n, est impair ; les autres sont rares.
mask-position-even = Masque { $bits } en binaire, { $mask } en décimal, combiné à la parité de n. Une valeur est fréquente en n si le nombre de ses 1 en commun avec le masque, ajouté à n, est pair ; les autres sont rares.
mask-use = Un coup qui laisse deux tas n’a une valeur fréquente que si exactement l’un des deux est rare. Là où les tas rares sont peu nombreux, la méthode rapide examine d’abord ces quelques coups, puis cherche, une par une, les seules valeurs rares qui pourraient encore être le mex.
mask-bits = Les bits du masque, chacun sous son poids
mask-parity = n mod 2
rare-count = { $count ->
    [one] { $count } tas rare pour l’instant, en n = { $last } (sans compter le tas vide).
   *[other] { $count } tas rares pour l’instant, le dernier en n = { $last } (sans compter le tas vide).
}
rare-list = Liste des tas rares
histogram-title = Fréquence de chaque valeur
histogram-both = { $values ->
    [one] Une seule valeur
   *[other] { $values } valeurs différentes
} ; tas fréquents : { $common }, tas rares : { $rare }.
histogram-all = { $values ->
    [one] Une seule valeur
   *[other] { $values } valeurs différentes
} sur { $common } tas.
histogram-cut = Seules les { $lines } plus petites valeurs sont dans le tableau.
histogram-common = fréquents
histogram-rare = rares
histogram-heaps = tas
files-title = Exporter
file-csv = Valeurs en CSV
file-b = b-file (OEIS)
file-report = Rapport en texte brut
file-picture = Graphique en PNG
file-drawing = Graphique en SVG
copy-report = Copier le rapport
copy-values = Copier les valeurs
copied = Copié.
not-copied = Le navigateur a bloqué la copie.
file-writing = { $count ->
    [one] Écriture du fichier : { $count } valeur pour l’instant.
   *[other] Écriture du fichier : { $count } valeurs pour l’instant.
}
file-most = Les fichiers ne contiennent que les { $most } premières valeurs.
named-title = Jeux bien connus
named-code = code
named-name = nom
named-known = ce qu’on en sait
known-repeats = période { $period } à partir de n = { $start }
known-rises = période { $period } et saltus { $saltus } à partir de n = { $start }
known-never = jamais périodiques : quelle que soit la période, on peut prendre l’un de ses multiples
closed-never = On sait que ces valeurs ne sont jamais périodiques : quelle que soit la période, on peut prendre l’un de ses multiples, et deux tas séparés par un seul coup n’ont jamais la même valeur.
closed-known = Formule connue pour G(n) : { $form }.
known-half = G(2n) = n et G(2n + 1) = G(n)
known-divisors = l’exposant de 2 dans n
known-coprime = 1 si n = 1 ; 0 si n est pair ; si n > 1 est impair, le rang de son plus petit facteur premier parmi les nombres premiers
named-note = Chaque lien lance la recherche de la période. « Ouvert » : on ne sait pas si les valeurs se répètent (Guy et Nowakowski, Unsolved problems in combinatorial games).
sequence-cancelled = Calcul interrompu ; les résultats partiels sont perdus.
values-table = Valeurs
values-figure = Valeurs de G(n) : chaque ligne commence au n indiqué à gauche.
values-rows = Valeurs par ligne :
values-rows-period = { $period } (la période)
values-exceptions = En couleur : les valeurs qui font exception à la période.
page-back = Précédente
page-on = Suivante
page-last = Dernière
page-of = Page { $page } sur { $pages }
page-jump = Aller à n =
plot-label = Nuage de points de G(n) : n de { $from } à { $to } en abscisse, valeurs de 0 à { $most } en ordonnée. Les valeurs figurent dans le tableau ci-dessous.
strip-label = Bande de couleurs de G(n) : n de { $from } à { $to } en abscisse. Les valeurs figurent dans le tableau ci-dessous.
plot-caption = En abscisse : n. En ordonnée : G(n). Quand un masque a servi, les gros points sont les tas rares.
strip-caption = En abscisse : n. Une couleur par valeur. Une colonne qui regroupe beaucoup de tas montre certaines de leurs valeurs, l’une sous l’autre.
plot-figure = Les valeurs de Grundy G(n) pour n de { $from } à { $to }.
plot-figure-rare = En vert, les tas fréquents selon le masque ; en orange, les tas rares.
plot-title = Représentation graphique des valeurs
plot-keys = Glissez ou utilisez les flèches pour vous déplacer, + et - (ou Ctrl et la molette) pour zoomer, 0 pour tout afficher.
plot-in = Zoom avant
plot-out = Zoom arrière
plot-left = Vers la gauche
plot-right = Vers la droite
plot-all = Tout afficher
plot-dots = Points
plot-strip = Bande
sequence-value-large = Une valeur supérieure à 65 535 est apparue ; la méthode rapide ne peut pas aller plus loin.

# Heaps: single heaps in misère play

genera-title = Un seul tas en convention misère
genera-note = En convention misère, le joueur qui ne peut plus jouer gagne. Les valeurs de Grundy ne suffisent pas ; le genre d’un tas, fait de sa valeur de Grundy et de ses valeurs de nim misère, permet de le résoudre seul ou à côté de tas de Nim. Les autres sommes demandent davantage : le quotient misère.
genera-octal-only = Les genres et les quotients misère ne sont calculés que pour les codes octaux, et cette règle n’en est pas un. Pendant une partie, les positions en convention misère sont résolues par recherche.
genera-compute = Calculer les genres
genera-to = Genres jusqu’à n =
genera-how = Un genre s’écrit g suivi de nombres en exposant. Ici, g est la valeur de Grundy ; les exposants sont les valeurs de nim misère du tas seul, puis avec un tas de Nim de taille 2, puis avec deux, et ainsi de suite, les deux dernières se répétant sans fin. Si l’une d’elles a deux chiffres, des virgules les séparent. Un tas est une position perdante en convention misère si son premier exposant est 0 (souligné). Un nombre g sans exposant est le genre d’un tas de Nim de taille g, si bien qu’un 1 sans exposant est perdant lui aussi en convention misère ; un tas qui a ce genre n’est pas forcément équivalent à ce tas de Nim dans d’autres sommes. Un point d’interrogation signifie que le genre n’est pas connu.
genera-running = Calcul des genres jusqu’à n = { $to } : { $count } pour l’instant.
genera-done = Tous les genres jusqu’à n = { $to } sont connus.
genera-short = { $count ->
    [one] { $count } genre est connu ; ceux des tas plus grands ne le sont pas.
   *[other] { $count } genres sont connus ; ceux des tas plus grands ne le sont pas.
}
quotient-running = Recherche du quotient misère…
quotient-presentation = Le quotient : générateurs, relations et classes perdantes
quotient-images = La classe de chaque tas seul. La classe d’une somme est le produit des classes de ses tas ; le joueur qui a le trait perd si et seulement si ce produit est dans P.
quotient-images-table = Classes des tas seuls
quotient-unknown = Le quotient misère n’est pas connu.
quotient-to = Pour les tas de taille { $to } au plus, le quotient misère est d’ordre { $order } et permet de résoudre toutes leurs sommes. Pour des tas plus grands, aucun n’a été trouvé ici.
quotient-all = Le quotient misère est d’ordre { $order }, et sa validité est démontrée pour des tas de toute taille : leurs classes se répètent avec la période { $period } à partir de n = { $start }.

# Heaps: the atlas

atlas-intro = Tous les codes de un à trois chiffres, plus les jeux qui ont un nom, avec ce que l’on sait de leurs périodes, calculé ici même. À chaque passage, les codes encore en suspens reçoivent plus de temps.
atlas-budget = Temps de calcul (secondes)
atlas-budget-note = De 1 à { $most }.
atlas-budget-wrong = « { $found } » n’est pas une durée : saisissez un entier de 1 à { $most }.
atlas-begin = Calculer
atlas-go-on = Reprendre
atlas-stop = Arrêter
atlas-running = Calcul en cours. Codes traités : { $done } sur { $all } ; périodes démontrées : { $proved }.
atlas-rests = Codes traités : { $done } sur { $all } ; périodes démontrées : { $proved }.
atlas-table = Atlas
atlas-figure = Les lignes visibles de l’atlas : des codes et ce que l’on sait de leurs périodes.
atlas-code = code
atlas-status = état
atlas-period = période
atlas-preperiod = prépériode
atlas-largest = plus grande valeur
atlas-mask = masque
oeis = OEIS { $number }
oeis-shifted = OEIS { $number } : G(n) = a(n − { $shift })
atlas-known = valeurs connues
atlas-alike = mêmes valeurs que
atlas-alike-same = { $code }
atlas-alike-later = { $code }, décalé de { $shift } vers la droite
atlas-alike-earlier = { $code }, décalé de { $shift } vers la gauche
atlas-alike-seen = { $alike } (pour l’instant)
atlas-open = pas encore de période
atlas-waits = pas encore calculé
atlas-saltus = { $period }, saltus { $saltus }
atlas-note = La prépériode est le plus petit n à partir duquel la suite est périodique. « Pour l’instant » : les quatre mille premières valeurs concordent ; rien de plus n’est démontré ici.

# The home page
heaps = Tas
front-heaps-note = À chaque coup, jouez dans un seul tas, selon la règle du jeu. Le joueur qui ne peut plus jouer perd, sauf indication contraire sur la carte.
front-heaps-also = D’autres règles sont prêtes à jouer.

value-of-heap = Valeur { $kind ->
    [pin] de la rangée
    [square] de la bande
   *[other] du tas
} { $heap }
hint-theory-nim = Rangez chaque tas par groupes de 1, 2, 4, 8…, chaque taille servant au plus une fois par tas. Un coup gagne s’il laisse, en tout, un nombre pair de groupes de chaque taille : la nim-somme est alors nulle.
hint-theory-misere-nim = Jouez comme en convention normale, jusqu’à ce que votre coup ne laisse que des tas d’une allumette. Laissez-en alors un nombre impair.
hint-theory-misere = Essayez d’abord des tas plus petits : lesquels font perdre le joueur qui a le trait ?
hint-where-heap = Regardez { $kind ->
    [pin] la rangée
    [square] la bande
   *[other] le tas
} { $heap }.

tab-groups = Groupes
groups-how = Cliquez sur un tas, ou touchez-le, pour en détacher le plus grand groupe de 1, 2, 4, 8… Choisissez ensuite deux groupes égaux de tas différents : ils sont barrés.
groups-unequal = { $one } et { $other } ne sont pas égaux : on ne barre que deux groupes égaux.
groups-heap = Tas { $heap }
groups-whole = { $size ->
    [one] { $size } allumette
   *[other] { $size } allumettes
} à ranger
groups-group = Groupe de { $size }
groups-struck = Groupe de { $size }, barré
groups-parted = Tas { $heap } : un groupe de { $size } mis à part, il reste { $rest }.
groups-paired = Deux groupes de { $size } barrés.
groups-unpaired = Deux groupes de { $size } rétablis.
groups-part = Il reste des allumettes à ranger.
groups-strike = Il y a encore des groupes égaux à barrer.
groups-none-left = Tout est apparié : la nim-somme est nulle.
groups-alone = un groupe de { $size } (tas { $heap })
groups-left = { $count ->
    [one] Il reste un seul groupe sans double : { $groups }.
   *[other] Groupes qui restent sans double : { $groups }.
}
groups-nim-only = C’est ainsi que l’on trouve la nim-somme au jeu de Nim, où la valeur d’un tas est sa taille. Ce n’est pas le cas ici.
groups-again = Recommencer

# Results of one’s own, checked

check-matter-values = Valeurs de Grundy
check-matter-reach = Les valeurs atteignables depuis chaque tas
check-matter-counts = Le nombre d’apparitions de chaque valeur, à partir de G(0)
check-matter-rare = Les valeurs rares pour le meilleur masque
check-matter-period = (Prépériode, période)

doubt-count-none = Aucun tas de 0 à { $to } n’a la valeur { $value }.
doubt-count = De G(0) à G({ $to }), la valeur { $value } apparaît { $count } fois, en n = { $heaps }.
doubt-count-empty = Le tas vide compte aussi : G(0) = 0.
doubt-rare-even = { $value } s’écrit { $binary } en binaire ; le masque { $mask } en garde { $kept }. Le nombre de 1 gardés, { $bits }, est pair : la valeur est rare.
doubt-rare-odd = { $value } s’écrit { $binary } en binaire ; le masque { $mask } en garde { $kept }. Le nombre de 1 gardés, { $bits }, est impair : la valeur est fréquente.
doubt-rare-first = Elle apparaît bien : le premier tas de cette valeur est n = { $at }.
doubt-rare-absent = Aucun tas de 0 à { $to } n’a cette valeur ; la liste ne contient que celles qui apparaissent.
doubt-period-zero = Une période vaut au moins 1.
doubt-period-breaks = G({ $at }) = { $here }, mais G({ $then }) = { $there } : à partir de n = { $start }, les valeurs ne se répètent pas avec la période { $period }.
doubt-period-sooner = G({ $at }) = G({ $then }) = { $value } : les valeurs se répètent déjà avant n = { $start }, donc cette prépériode n’est pas la plus petite.
doubt-period-multiple = { $found } est un multiple de { $period }, et G(n + { $period }) = G(n) pour tout n ≥ { $start } : cette période n’est pas la plus petite.

# Les tas : des démonstrations à lire

proof-open = Lire la démonstration
proof-shown = La démonstration est affichée sous le bouton.
proof-claim-title = L’énoncé
proof-claim = G(n + { $period }) = G(n) pour tout n ≥ { $start }.
proof-claim-arithmetic = G(n + { $period }) = G(n) + { $saltus } pour tout n ≥ { $start }.
proof-least = L’égalité est fausse pour n = { $before } : la prépériode ne peut pas être plus petite. Aucune période plus petite ne convient non plus.
proof-least-period = Aucune période plus petite ne convient.
proof-nim = Par récurrence. Si la valeur de tout tas plus petit est sa taille, les options d’un tas de n ont pour valeurs 0, 1, …, n − 1. Le plus petit entier naturel absent est n, donc G(n) = n.
proof-bound-title = Combien de valeurs suffisent
proof-bound-numbers = Ici n₀ = { $first }, p = { $period } et k = { $last }, le nombre de chiffres octaux après le point. La borne 2n₀ + 2p + k vaut { $bound }.
proof-first = La prépériode est nulle, mais n₀ compte pour 1 dans la borne : un tas vide n’est jamais laissé à côté d’un autre, et sa valeur ne prouve donc rien.
proof-bound-enough = Si G(n + { $period }) = G(n) pour tout n de { $first } à { $to }, alors c’est vrai aussi pour tout n plus grand (Guy et Smith, 1956). L’étape de récurrence ci-dessous montre pourquoi.
proof-check = Vérifier jusqu’à la borne
proof-check-note = Toutes les valeurs sont recalculées par la méthode simple : environ { $pairs } paires de tas.
proof-check-far = Examiner toutes les options jusqu’à la borne demanderait environ { $pairs } paires de tas, trop pour cette page. On peut vérifier à la place le fichier ci-dessous, avec « nimlab verify » : cette commande examine les tas rares un par un.
proof-checking = { $known ->
    [one] { $known } valeur vérifiée sur { $bound }.
   *[other] { $known } valeurs vérifiées sur { $bound }.
}
proof-checked = Confirmé : les valeurs G(0) à G({ $to }), trouvées en examinant les { $options } options, vérifient l’égalité, et aucun des deux nombres ne peut être plus petit. L’égalité est donc toujours vraie.
proof-check-fails = La vérification a trouvé G({ $at }) ≠ G({ $there }). Ce serait une erreur de Nimlab : le certificat ci-dessous permet de trancher.
proof-check-least = La vérification a trouvé une prépériode ou une période plus petite. Ce serait une erreur de Nimlab : le certificat ci-dessous permet de trancher.
proof-step-title = L’étape de récurrence
proof-step-n = Choisir n =
proof-step-lead = Soit n = { $n }. Supposons que G(m + { $period }) = G(m) pour tout m de { $first } à { $before }. Comparons les tas de { $n } et de { $later }.
proof-step-down = Les deux tas dépassent ce que prend un coup : aucun ne peut être pris en entier. Quoi qu’il reste du tas de { $later }, le plus grand tas laissé est de taille { $least } au moins, donc { $first } + { $period } au moins. Remplacez-le par un tas plus petit de { $period } : c’est une option du tas de { $n }, de même valeur.
proof-step-up = Quoi qu’il reste du tas de { $n }, le plus grand tas laissé est de taille { $least } au moins, donc { $first } au moins. Remplacez-le par un tas plus grand de { $period } : c’est une option du tas de { $later }, de même valeur.
proof-step-so = Les options des deux tas ont donc les mêmes valeurs, et le plus petit entier naturel absent est le même : G({ $later }) = G({ $n }) = { $value }.
proof-step-options = Options de { $heap }
proof-step-taken = pris
proof-step-left = reste de { $heap }
proof-remainders-title = L’argument des restes
proof-remainders-lead = Aucun coup ne laisse deux tas : à partir de n = { $from }, G(n) ne dépend que { $last ->
    [one] de la valeur précédente
   *[other] des { $last } valeurs précédentes
}. Si les valeurs précédentes se répètent avec la période { $period }, G(n) aussi. Chaque ligne est un reste de n dans la division par { $period } : où mènent les coups, et la plus petite valeur absente.
proof-remainders-column = n mod { $period }
proof-remainders-options = nombre pris → reste : valeur
proof-remainders-mex = plus petite absente
proof-remainders-base = Les valeurs jusqu’à G({ $to }) ont été trouvées une par une ; elles suivent le tableau à partir de la prépériode.
proof-remainders-lost = { $count ->
    [one] En convention normale, un tas seul est perdant pour le joueur qui a le trait si son reste est { $list }.
   *[other] En convention normale, un tas seul est perdant pour le joueur qui a le trait si son reste est l’un de ceux-ci : { $list }.
}
proof-sticks = On peut prendre de 1 à { $most } : quoi que prenne votre adversaire, vous pouvez compléter à { $period }. Laissez un multiple de { $period }, puis recommencez à chaque tour.
proof-file-title = Certificat
proof-file-lead = Le fichier contient le code, les nombres ci-dessus et les valeurs G(0) à G({ $to }).
proof-file-lead-moves = Le fichier contient les coups de la règle, les nombres ci-dessus et les valeurs G(0) à G({ $to }).
proof-file-save = Enregistrer le certificat
proof-file-verify = La commande de Nimlab le vérifie à partir des seules règles, sans rien partager avec le moteur qui a trouvé la période. Le format du fichier est décrit dans docs/certificates.md : vous pouvez aussi écrire votre propre vérificateur.
proof-file-command = nimlab verify FICHIER
proof-file-far = Un certificat demanderait tant de valeurs que sa vérification prendrait trop de temps.
proof-file-long = Un certificat demanderait { $count } valeurs, trop pour un fichier.
genus-ask = D’où vient un genre ? Cliquez dessus, ou saisissez n =
genus-ask-wrong = Saisissez un entier entre 0 et { $most }.
origin-ask = D’où vient une valeur ? Cliquez dessus, ou saisissez n =

# Les tas : l’argument des tas rares

proof-bound-again = La même démonstration avec la borne classique
proof-textbook-step = L’étape de récurrence pour cette borne
proof-sparse-kinds = Tas fréquents et tas rares
proof-sparse-heap = Un tas de n ≥ 1 est dit rare si sa valeur G(n) est rare, et fréquent sinon.
proof-sparse-lemma = Quand il reste deux tas, la valeur de l’option est la nim-somme de leurs valeurs. Elle a un nombre impair de 1 en commun avec le masque si et seulement si c’est le cas de l’une des deux valeurs et pas de l’autre. La valeur de l’option est donc fréquente si et seulement si l’un des deux tas est rare et l’autre fréquent.
proof-sparse-lemma-parity = Quand on prend d jetons à un tas de n et qu’il reste deux tas a et b, on a a + b = n − d, et tous les d pour lesquels c’est possible ont la même parité. La valeur de l’option est la nim-somme des valeurs de a et de b : les nombres de 1 en commun avec le masque s’ajoutent donc, à un nombre pair près. La valeur de l’option est ainsi fréquente en n si et seulement si l’un des deux tas est rare et l’autre fréquent.
proof-sparse-found = Ce que montrent les valeurs calculées
proof-sparse-known = Les N = { $known } valeurs G(0) à G({ $to }) ont été calculées. Soit p = { $period }, et soit k = { $digits } le nombre de chiffres octaux après le point. Ces valeurs montrent que :
proof-sparse-ended = avec L = { $last }, aucun tas de { $after } à { $to } n’est rare, et L est plus petit que N − p = { $recent } ;
proof-sparse-none-rare = avec L = 0, aucun tas de 1 à { $to } n’est rare ;
proof-sparse-witnesses = avec D = { $depth }, pour tout n de { $recent } à { $to }, chaque valeur rare plus petite que G(n) est celle d’une option de n qui laisse un seul tas, ou un tas d’au plus D à côté d’un autre ;
proof-sparse-width = W = max(L, D) + k = { $width } ;
proof-sparse-repeat = G(n) = G(n − p) pour tout n de N − W = { $compared } à { $to }, et n − p y vaut au moins { $from } ;
proof-sparse-even = p est pair : une valeur est donc fréquente en n si et seulement si elle est fréquente en n − p.
proof-sparse-so = Il en résulte que G(n) = G(n − { $period }) pour tout n ≥ { $compared }, comme le montre l’étape de récurrence ci-dessous. Cet argument est propre à Nimlab ; docs/proof-of-periods.md le donne en général (règle 3).
proof-sparse-least = La période { $period } n’est pas la plus petite : les { $period } dernières valeurs calculées, qui se répètent indéfiniment, se répètent déjà avec la période { $least }.
proof-sparse-start = Les valeurs calculées montrent aussi que G(n + { $least }) = G(n) à partir de n = { $start }.
proof-sparse-lead = Soit n = { $n }. Supposons que G(m) = G(m − { $period }) pour tout m de { $compared } à { $before }, qu’aucun tas de { $after } à { $before } n’est rare, et que ce qui est dit de D ci-dessus est vrai de { $recent } à { $before }. Comparons les tas de { $earlier } et de { $n }.
proof-sparse-singles = S’il reste un seul tas : on a pris au plus k jetons, donc les valeurs s’y répètent. Si l’on prend le même nombre aux deux tas, les restes ont la même valeur.
proof-sparse-pairs = S’il reste deux tas et que la valeur est fréquente : exactement l’un des deux est rare, donc de taille L = { $last } au plus. L’autre, s’il reste du tas de { $n }, est de taille n − k − L = { $least } au moins, donc { $compared } au moins. Remplacez-le par un tas plus petit de { $period } : c’est une option du tas de { $earlier }, de même valeur. Réciproquement, un tas plus grand de { $period } transforme une option du tas de { $earlier } en une option du tas de { $n }. Les options des deux tas ont donc les mêmes valeurs fréquentes.
proof-sparse-no-pairs = S’il reste deux tas : pour que la valeur soit fréquente, il faudrait qu’exactement l’un des deux soit rare, et il n’y a aucune option de ce genre. Les options des deux tas ont donc les mêmes valeurs fréquentes.
proof-sparse-not-reached = G({ $earlier }) = { $value } est une valeur fréquente, puisqu’aucun tas de { $after } à { $before } n’est rare. Aucune option du tas de { $earlier } n’a cette valeur, donc aucune option du tas de { $n } non plus.
proof-sparse-below = Toute valeur fréquente plus petite est celle d’une option du tas de { $earlier }, donc aussi d’une option du tas de { $n }. Toute valeur rare plus petite est celle d’une option du tas de { $earlier } qui laisse un seul tas, ou un tas d’au plus D = { $depth }. L’autre tas, s’il reste du tas de { $n }, est de taille n − k − D = { $deepest } au moins, donc { $compared } au moins : avec { $period } jetons de plus, c’est une option du tas de { $n }, de même valeur.
proof-sparse-none-below = Aucune valeur plus petite n’est rare. Toute valeur plus petite est celle d’une option du tas de { $earlier }, donc aussi d’une option du tas de { $n }.
proof-sparse-end = La plus petite valeur qui n’est celle d’aucune option du tas de { $n } est donc la même : G({ $n }) = G({ $earlier }) = { $value }. Cette valeur est fréquente, et les options de la dernière étape conviennent aussi pour { $n } : tout ce qu’on a supposé est vrai pour { $n } aussi, et le n suivant s’obtient de la même façon.
proof-sparse-options = Options de { $heap } qui laissent un tas rare et un tas fréquent ({ $count })
proof-sparse-witness-table = Une option pour chaque valeur rare plus petite
proof-sparse-rare-value = valeur rare

# Les tas : l’argument pour les codes qui se répètent indéfiniment

proof-tail-far = Une démonstration par les seules valeurs demanderait plus de valeurs que Nimlab n’en vérifie.
proof-tail-lead = On peut aussi démontrer la période par les seules valeurs. Pour cela, il faut les nombres suivants :
proof-tail-digits = P = { $prefix } est le nombre de chiffres avant la partie qui se répète, et L = { $length } le nombre de chiffres de cette partie.
proof-tail-start = a = max(n₀, 1) = { $start }, où n₀ = { $preperiod } est la prépériode. Le tas vide est mis à part, car un chiffre dit séparément si l’on peut prendre tout le tas.
proof-tail-shift = q = { $shift } est le plus petit commun multiple de p = { $period } et de L. Deux nombres de jetons plus grands que P dont la différence est q ont donc le même chiffre.
proof-tail-added = t = s · q/p = { $added } est ce que q jetons de plus ajoutent à la valeur, puisque p jetons de plus ajoutent s = { $saltus }.
proof-tail-largest = K = { $largest } est le plus grand de deux nombres : la plus grande valeur d’un tas plus petit que a + q = { $end }, et t plus la plus grande valeur d’un tas plus petit que a.
proof-tail-next = N = a + q + P = { $next } est le plus petit n pour lequel l’étape de récurrence est valable.
proof-tail-next-arithmetic = { $length ->
    [one] N = { $next } est le plus petit n pour lequel l’étape de récurrence est valable : N vaut au moins a + max(P, p), et les coups qui prennent plus de P jetons mènent de { $next } à toutes les valeurs de 0 à K. C’est alors vrai de tout tas plus grand, car ce qu’ils laissent de n, on peut aussi le laisser de n + L.
   *[other] N = { $next } est le plus petit n pour lequel l’étape de récurrence est valable : N vaut au moins a + max(P, p), et les coups qui prennent plus de P jetons mènent de chaque tas de { $next } à { $covered } à toutes les valeurs de 0 à K. C’est alors vrai de tout tas plus grand, car ce qu’ils laissent de n, on peut aussi le laisser de n + L.
}
proof-tail-bound = La borne est N + q − 1 = { $bound }.
proof-tail-enough = Si G(n + { $period }) = G(n) pour tout n de { $preperiod } à { $to }, c’est-à-dire pour tous les tas jusqu’à la borne, alors c’est vrai aussi pour tout n plus grand. L’étape de récurrence ci-dessous montre pourquoi.
proof-tail-enough-arithmetic = Si G(n + { $period }) = G(n) + { $saltus } pour tout n de { $preperiod } à { $to }, c’est-à-dire pour tous les tas jusqu’à la borne, alors c’est vrai aussi pour tout n plus grand. L’étape de récurrence ci-dessous montre pourquoi.
proof-tail-so = L’étape montre que G(n + { $shift }) = G(n) pour tout n ≥ { $start }. L’égalité pour { $period } s’étend ainsi à tout n plus grand.
proof-tail-so-arithmetic = L’étape montre que G(n + { $shift }) = G(n) + { $added } pour tout n ≥ { $start }. L’égalité pour { $period } s’étend ainsi à tout n plus grand.
proof-tail-check-note = Toutes les valeurs sont recalculées par la méthode simple : { $options } options.
proof-tail-check-far = Jusqu’à la borne, il y a { $options } options, trop pour que cette page les examine. La commande de Nimlab peut vérifier le fichier ci-dessous.
proof-tail-checked = Confirmé : les valeurs G(0) à G({ $to }), trouvées en examinant les { $options } options, vérifient l’égalité. À partir de N, toutes les valeurs de 0 à K sont atteintes, comme la démonstration l’exige, et ni la prépériode ni la période ne peuvent être plus petites. L’égalité est donc toujours vraie.
proof-tail-fails = La vérification a trouvé G({ $there }) ≠ G({ $at }) + { $saltus }. Ce serait une erreur de Nimlab : le certificat ci-dessous permet de trancher.
proof-tail-lacks = La vérification n’a trouvé aucun coup qui prenne plus de P jetons au tas de { $n } et mène à la valeur { $value }. Ce serait une erreur de Nimlab : le certificat ci-dessous permet de trancher.
proof-tail-step-lead = Soit n = { $n }. Supposons que G(m + { $shift }) = G(m) pour tout m de { $start } à { $before }. Comparons les tas de { $n } et de { $later }.
proof-tail-step-lead-arithmetic = Soit n = { $n }. Supposons que G(m + { $shift }) = G(m) + { $added } pour tout m de { $start } à { $before }. Comparons les tas de { $n } et de { $later }.
proof-tail-same-take = Prenez le même nombre de jetons aux deux tas, en laissant au moins { $start } du tas de { $n }. Le chiffre est le même : les deux coups sont permis, ou aucun ne l’est. Ce qui reste du tas de { $later } a { $shift ->
    [one] { $shift } jeton de plus
   *[other] { $shift } jetons de plus
}, et donc la même valeur.
proof-tail-same-take-arithmetic = Prenez le même nombre de jetons aux deux tas, en laissant au moins { $start } du tas de { $n }. Le chiffre est le même : les deux coups sont permis, ou aucun ne l’est. Ce qui reste du tas de { $later } a { $shift ->
    [one] { $shift } jeton de plus
   *[other] { $shift } jetons de plus
} ; sa valeur est donc plus grande de { $added }.
proof-tail-no-same-take = Aucun coup ne laisse { $start } ou plus du tas de { $n }. Aucun ne laisse donc { $end } ou plus du tas de { $later } : le chiffre serait le même.
proof-tail-same-take-title = Options de { $n } et de { $later } où l’on prend le même nombre
proof-tail-same-rest = Tous les autres coups laissent moins de { $start } du tas de { $n }, ou moins de { $end } du tas de { $later }. Ils prennent { $prefix ->
    [one] plus de P = { $prefix } jeton
   *[other] plus de P = { $prefix } jetons
}. Si les deux tas ont le même reste, les nombres pris diffèrent de { $shift }, un multiple de L = { $length } : le chiffre est donc le même, et les deux coups sont permis, ou aucun ne l’est. Le reste est le même, sa valeur aussi.
proof-tail-no-same-rest = Tous les autres coups laisseraient moins de { $start } du tas de { $n }, ou moins de { $end } du tas de { $later }. Il n’y en a aucun.
proof-tail-same-rest-title = Options de { $n } et de { $later } qui laissent le même reste
proof-tail-left = reste
proof-tail-taken = pris à { $heap }
proof-tail-witnesses = Comme { $n } ≥ N, les coups qui prennent { $prefix ->
    [one] plus de P = { $prefix } jeton
   *[other] plus de P = { $prefix } jetons
} mènent de { $n } à toutes les valeurs de 0 à K = { $largest }. G({ $n }) = { $value } est donc plus grand que K. De { $later }, ils mènent aux mêmes valeurs : { $shift ->
    [one] prenez { $shift } jeton de plus
   *[other] prenez { $shift } jetons de plus
} pour laisser le même tas. C’est un multiple de L = { $length }, donc le chiffre est le même.
proof-tail-witness-title = Une option pour chaque valeur de 0 à { $largest }
proof-tail-not-reached = Aucune option du tas de { $later } n’a la valeur G({ $n }) + { $added } = { $sum }. À l’étape 1, ses options ont des valeurs plus grandes de { $added } que celles d’options du tas de { $n }, et aucune de ces dernières n’a la valeur G({ $n }). Toutes les autres options du tas de { $later } laissent { $end ->
    [one] moins de { $end } jeton
   *[other] moins de { $end } jetons
} : par le choix de K, leurs valeurs sont au plus K.
proof-tail-below = Toute valeur plus petite v est celle d’une option du tas de { $later }. Si v ≤ K, l’étape 2 en donne une. Si v > K, alors v − { $added } est positif ou nul, car K ≥ t, et plus petit que G({ $n }) : une option du tas de { $n } a donc cette valeur. Elle laisse au moins { $start ->
    [one] { $start } jeton
   *[other] { $start } jetons
}, car sinon v serait au plus K, par le choix de K. C’est donc l’une des options de l’étape 1, et l’option correspondante du tas de { $later } a la valeur v.
proof-tail-end = La plus petite valeur qui n’est celle d’aucune option du tas de { $later } est donc G({ $later }) = G({ $n }) + { $added } = { $sum }, et le n suivant s’obtient de la même façon.

# Les tas : l’argument pour les règles aux nombres en nombre fini, et celui pour les puissances

proof-finite-lead = Les nombres de jetons que l’on peut prendre sont les mêmes pour tous les tas, et il n’y en a qu’un nombre fini. La borne est faite des nombres suivants :
proof-finite-first = a = max(n₀, 1) = { $first }, où n₀ = { $preperiod } est la prépériode. Le tas vide est laissé de côté, car la règle dit à part si un tas peut être pris en entier.
proof-finite-last = T = { $last } est le plus grand nombre de jetons que l’on puisse prendre.
proof-finite-heaps = k = { $heaps } est le plus grand nombre de tas qui puissent rester.
proof-finite-shift = q = p = { $shift } est l’écart entre les tas que l’on compare.
proof-finite-shift-even = q = p = { $shift } est l’écart entre les tas que l’on compare. Il doit être pair, car la règle distingue deux tas égaux de deux tas inégaux, et il l’est.
proof-finite-shift-twice = q = 2p = { $shift } est l’écart entre les tas que l’on compare. Il doit être pair, car la règle distingue deux tas égaux de deux tas inégaux, et p = { $period } est impair.
proof-finite-window-one = b = a + T − 1 = { $window } est le dernier n pour lequel il faut savoir que G(n + q) = G(n).
proof-finite-window-two = b = 2a + 3q + T = { $window } est le dernier n pour lequel il faut savoir que G(n + q) = G(n).
proof-finite-window-three = b = { $window }, le plus grand des nombres 2a + 3q + T et 3a + 2q + T, est le dernier n pour lequel il faut savoir que G(n + q) = G(n).
proof-finite-bound = La borne est b + q = { $bound }.
proof-finite-own = Cette borne est propre à Nimlab ; docs/proof-of-periods.md en donne la démonstration générale.
proof-finite-whole = Aucun des deux tas ne peut être pris en entier, car ils sont tous deux plus grands que T = { $last }. Il suffit donc d’associer les options qui laissent des tas.
proof-finite-one = S’il reste un seul tas : s’il reste du tas de { $n }, il est de taille { $up } au moins, et les valeurs se répètent à partir de { $first }. Si l’on prend le même nombre aux deux tas, celui qui reste du tas de { $later } est plus grand de { $shift }, et a donc la même valeur.
proof-finite-two = S’il reste deux tas du tas de { $later } : le plus grand est de taille { $down } au moins, donc supérieure à a + 2q. Remplacez-le par un tas plus petit de { $shift } : c’est une option du tas de { $n }, de même valeur. Réciproquement, le plus grand de deux tas qui restent du tas de { $n } est de taille { $up } au moins, donc supérieure à a. Remplacez-le par un tas plus grand de { $shift } : c’est une option du tas de { $later }, de même valeur.
proof-finite-unequal = Si les deux tas doivent être inégaux, il y a une exception : des tas de x et x + { $shift } qui restent du tas de { $later } deviendraient égaux. Ici, x est supérieur à a + q, donc G(x − { $shift }) = G(x) = G(x + { $shift }), et la valeur de l’option est 0. Des tas de x − { $shift } et x + { $shift } forment une option du tas de { $n }, dont la valeur est 0 aussi.
proof-finite-equal = Si les deux tas doivent être égaux, leur valeur est 0. Chacun de ceux qui restent du tas de { $later } est de taille { $down } au moins. Diminuez-les tous deux de { $half } : c’est une option du tas de { $n }. Réciproquement, deux tas égaux qui restent du tas de { $n }, augmentés tous deux de { $half }, forment une option du tas de { $later }.
proof-finite-three = S’il reste trois tas du tas de { $later } : le plus grand est de taille { $down } au moins, donc supérieure à a + q. Remplacez-le par un tas plus petit de { $shift } : c’est une option du tas de { $n }, de même valeur. Réciproquement, le plus grand de trois tas qui restent du tas de { $n } est de taille { $up } au moins, donc a au moins. Remplacez-le par un tas plus grand de { $shift } : c’est une option du tas de { $later }, de même valeur.
proof-finite-special = Options de { $heap } associées autrement
proof-finite-none = Aucun des deux tas n’a d’option : aucun coup permis par la règle n’est possible depuis { $n } ni depuis { $later }.
proof-powers-lead = Dans la division par { $period }, le nombre { $base } a le même reste que −1. Toute puissance de { $base } a donc pour reste 1 ou { $base }, et un coup change le reste de n d’une unité, en plus ou en moins. Chaque ligne est un reste de n : où l’on arrive en prenant 1 ou { $base }, et la plus petite valeur absente. Toutes les autres puissances mènent aux mêmes restes.
proof-powers-lead-odd = Toute puissance de { $base } est impaire : d’un tas pair, un coup mène à un tas impair, et réciproquement. Chaque ligne est un reste de n dans la division par 2 : où l’on arrive en prenant 1, et la plus petite valeur absente. Toutes les autres puissances mènent au même reste.
proof-powers-induction = Par récurrence, ce sont les valeurs de tous les tas. Supposons-les justes pour tous les tas plus petits. On peut prendre un jeton à tout tas qui n’est pas vide.
proof-powers-parity-even = D’un tas pair, tout coup mène à la valeur 1 : la plus petite valeur absente est 0.
proof-powers-parity-odd = D’un tas impair, prendre 1 mène à la valeur 0, et aucun coup ne mène à la valeur 1.
proof-powers-zero = Du reste 0, tout coup mène au reste { $base } ou 1. Aucun des deux n’a la valeur 0, qui est donc la plus petite valeur absente.
proof-powers-odd-line = D’un reste impair, prendre 1 mène à la valeur 0. Tous les coups mènent à des restes pairs, dont aucun n’a la valeur 1.
proof-powers-even-line = D’un reste pair autre que 0 et { $base }, tout coup mène à la valeur 1 : la plus petite valeur absente est 0.
proof-powers-last = Du reste { $base }, où n ≥ { $base }, prendre 1 mène au reste { $below }, de valeur 1, et prendre { $base } mène au reste 0, de valeur 0. Aucune autre valeur n’est atteinte : la plus petite valeur absente est 2.
proof-powers-step-lead = Soit n = { $n }, dont le reste dans la division par { $period } est { $remainder }. Supposons que le tableau soit juste pour tous les tas plus petits.
proof-powers-step-title = Tous les coups depuis { $n }
proof-powers-taken = pris, mod { $period }
proof-powers-left = reste, mod { $period }
proof-powers-step-so = La plus petite valeur absente de la dernière colonne est G({ $n }) = { $value }, comme le dit le tableau pour le reste { $remainder }.
proof-powers-file = Cet argument couvre tous les n : il n’y a aucune valeur à vérifier, donc pas de fichier de certificat.

# Les tas : les masques

mask-unused = Aucun masque n’a servi à trouver ces valeurs.
mask-best = Le masque qui laisserait le moins de tas rares est { $bits } en binaire, { $mask } en décimal : { $rare } sur { $all }.
mask-best-position = Le masque qui laisserait le moins de tas rares est { $bits } en binaire, { $mask } en décimal, combiné à la parité de n : { $rare } sur { $all }.
workshop-open = Ouvrir l’atelier
workshop-shown = L’atelier est ouvert sous le bouton.
workshop-none = Un masque dit quelles paires de tas on peut sauter. Dans ce jeu, aucun coup ne laisse exactement deux tas, ou bien un coup en laisse trois : il n’y a rien à sauter.
workshop-lead = Activez ou désactivez les bits. Une valeur est fréquente pour le masque si elle a un nombre impair de 1 en commun avec lui ; sinon elle est rare. Un bon masque rend fréquentes les valeurs qui reviennent souvent et laisse peu de tas rares.
workshop-bits = Les bits du masque
workshop-best = Trouver le meilleur masque
workshop-no-bit = Activez au moins un bit.
workshop-rare = Masque { $bits } en binaire, { $mask } en décimal : sur les { $all } tas à partir de 1, { $rare ->
    [one] un seul est rare
   *[other] { $rare } sont rares
} ({ $share } %). Le dernier est { $last }.
workshop-all-common = Masque { $bits } en binaire, { $mask } en décimal : aucun des { $all } tas à partir de 1 n’est rare.
workshop-cut = Une valeur revient peu si elle occupe moins de
workshop-cut-name = Seuil, en pourcentage des tas
workshop-percent = % des tas
workshop-percent-of = { $share } %
workshop-table = Les valeurs, leur fréquence, et ce qu’en fait le masque
workshop-binary = binaire
workshop-share = part
workshop-by-cut = seuil { $cut } %
workshop-by-mask = masque
workshop-seldom = peu
workshop-often = souvent
workshop-both = les deux
workshop-parts = Le masque s’accorde avec le seuil de { $cut } % : les valeurs qui reviennent peu sont rares, les autres sont fréquentes.
workshop-differs = { $count ->
    [one] Pour une valeur, le masque et le seuil ne s’accordent pas : { $values }.
   *[other] Pour { $count } valeurs, le masque et le seuil ne s’accordent pas : { $values }.
}
working-title = Une valeur calculée de deux façons
working-n = G(n) pour n =
working-plain = Méthode simple : { $count ->
    [0] il n’y a aucune option
    [one] la seule option a pour valeur { $values }
   *[other] les { $count } options ont pour valeurs { $values }
}. Le plus petit entier naturel absent est G({ $n }) = { $value }.
working-common = Avec le masque, on examine d’abord les options qui laissent un seul tas, ou exactement un tas rare : il y en a { $first }. Aucune autre option n’a une valeur fréquente. Valeurs fréquentes atteintes : { $values }. La plus petite valeur fréquente absente est { $candidate }.
working-no-rare = Aucune valeur rare n’est plus petite que { $candidate }, donc G({ $n }) = { $candidate }.
working-rare-found = Valeurs rares plus petites que { $candidate } : { $values }. Une option suffit pour chacune : on les trouve toutes, donc G({ $n }) = { $candidate }.
working-rare-missing = Valeurs rares plus petites que { $candidate } : { $values }. Toutes les options ont été examinées et aucune n’a la valeur { $value } : G({ $n }) = { $value }, qui est rare.
working-saved = Options examinées : { $looked } sur { $count } ; options sautées : { $skipped }.
working-no-value = aucune
working-table = Les options, et celles que le masque fait sauter
working-values = valeurs
working-left = reste
working-looked = avec le masque
working-single = un seul tas
working-one-rare = un tas rare
working-check = pour une valeur rare
working-skipped = sautée

# Les tas : la règle en images, et des arguments généraux

drawn-title = La règle en images
drawn-digit = Chiffre de rang { $place } : { $digit }
drawn-nothing = { $count ->
    [one] prendre le dernier jeton : il ne reste rien
   *[other] prendre { $count }, tout le tas : il ne reste rien
}
drawn-one = prendre { $count }, laisser un tas
drawn-two = prendre { $count }, laisser deux tas
drawn-split = ne rien prendre, partager en deux tas
drawn-three = prendre { $count }, laisser trois tas
drawn-split-three = ne rien prendre, partager en trois tas
drawn-tail = Les chiffres continuent de la même façon.
drawn-more = { $count ->
    [one] Un autre chiffre n’est pas dessiné.
   *[other] { $count } autres chiffres ne sont pas dessinés.
}
drawn-strip = Tas seuls : N si le joueur qui a le trait gagne (position N), P s’il perd (position P)
drawn-normal = normale
drawn-misere = misère
drawn-won = N
drawn-lost = P
remainder-one = Aucun coup ne laisse deux tas : { $from ->
    [0] dès le tas vide
   *[other] à partir d’un tas de { $from }
}, tout dépend du reste de la taille du tas dans la division par { $period }. Le joueur qui a le trait perd si ce reste est { $list } : tout coup mène alors à un autre reste ; et de tout tas qui a un autre reste et où l’on peut jouer, un coup au moins y ramène.
remainder-some = Aucun coup ne laisse deux tas : { $from ->
    [0] dès le tas vide
   *[other] à partir d’un tas de { $from }
}, tout dépend du reste de la taille du tas dans la division par { $period }. Le joueur qui a le trait perd si ce reste est l’un de ceux-ci : { $list }. Tout coup mène alors à un autre reste ; et de tout tas qui a un autre reste et où l’on peut jouer, un coup au moins ramène à l’un d’eux.
remainder-lost = Le tas de { $size } a pour reste { $remainder } : il est perdant.
remainder-won = Le tas de { $size } a pour reste { $remainder } : il est gagnant.
general-title = Pourquoi la nim-somme décide
general-end = Quand il n’y a plus de coup, toutes les valeurs sont nulles, et la nim-somme aussi.
general-from-zero = D’une nim-somme nulle, tout coup mène à une nim-somme non nulle : il change la valeur d’un seul tas, car aucune option d’un tas n’a la valeur de ce tas (mex).
general-to-zero = De toute autre nim-somme s, un coup au moins mène à 0. Prenez, dans l’écriture binaire de s, le 1 le plus à gauche, et un tas dont la valeur v a un 1 à cette place. Alors v ⊕ s est plus petit que v : une option de ce tas a donc cette valeur (mex).
general-here = Ici s = { $sum }, son 1 le plus à gauche vaut { $bit }, et le tas { $heap } a pour valeur { $value } : amenez-le à { $target }.
general-so = Le joueur qui fait face à une nim-somme nulle la retrouve donc à chaque tour, jusqu’à ne plus pouvoir jouer.
atlas-published = publié
atlas-published-note = « Publié » signale des résultats tirés des livres et des articles, affichés tant que le code n’a pas été calculé ici.
atlas-erratum = Certaines tables publiées donnent à 0.161 et à 0.36 les mêmes valeurs. Elles diffèrent pour la première fois à n = 519 : G(519) vaut 2 dans 0.161 et 4 dans 0.36.
check-matter-genera = Les genres des tas seuls
check-matter-misere-values = Les valeurs de nim misère des tas seuls
check-matter-classes = La classe de chaque tas dans le quotient
check-matter-lost-classes = Les classes perdantes du quotient : P
check-matter-periods = Un dictionnaire : code → (prépériode, période)
check-matter-relations = Les relations du quotient
genus-options = { $count ->
    [one] La seule option et son genre
   *[other] Les { $count } options et leurs genres
}
genus-column = Genre
genus-no-option = Un tas de { $heap } n’a aucune option : sa valeur de nim misère est 1.
genus-value-why = { $count ->
    [one] La valeur de nim misère de chaque option d’un tas de { $heap } est { $values }. Le plus petit autre entier naturel est { $right }.
   *[other] Les valeurs de nim misère des options d’un tas de { $heap } sont { $values }. Le plus petit entier naturel qui n’y figure pas est { $right }.
}
genus-normal-why = { $count ->
    [one] En convention normale, la valeur de chaque option d’un tas de { $heap } est { $values }. Le plus petit autre entier naturel est { $right }.
   *[other] En convention normale, les valeurs des options d’un tas de { $heap } sont { $values }. Le plus petit entier naturel qui n’y figure pas est { $right }.
}
genus-superscript = L’exposant commence par la valeur de nim misère. Chaque nombre suivant est le plus petit qui ne soit ni celui d’une option à la même place, ni g, ni g ⊕ 1, où g est le nombre précédent.
class-no-move = Un tas de { $heap } n’offre aucun coup : sa classe est 1.
class-options = { $count ->
    [one] Tout coup dans un tas de { $heap } mène à la classe { $classes }.
   *[other] Un coup dans un tas de { $heap } mène aux classes { $classes }.
}
class-apart = Ajoutez { $test } : { $one } devient { $lost }, une classe perdante, et { $other } devient { $won }, qui ne l’est pas. Les deux diffèrent donc.
class-lost-none = 1 est la classe de la somme vide, où il n’y a aucun coup : en convention misère, le joueur qui a le trait gagne.
class-is-lost = { $count ->
    [one] { $class } est la classe d’un tas de { $sum } : aucun coup n’y mène à une classe perdante.
   *[other] { $class } est la classe des tas { $sum } : aucun coup n’y mène à une classe perdante.
}
class-is-won = { $count ->
    [one] { $class } est la classe d’un tas de { $sum } : un coup y mène à { $lost }, une classe perdante.
   *[other] { $class } est la classe des tas { $sum } : un coup dans le tas de { $heap } mène à { $lost }, une classe perdante.
}
check-about-misere = Vos résultats sont comparés à ceux du code affiché ici. Écrivez un genre comme un texte, par exemple « 3^1431 ».
check-about-atlas = Vos résultats sont comparés aux périodes démontrées ici jusqu’à présent.
check-about-values = Vos résultats sont comparés aux valeurs que la page a calculées pour le code affiché.
check-matter-mex = Le mex d’ensembles de votre choix
check-matter-actions = Ce que permettent les chiffres : (jetons pris, tas laissés)
check-matter-splittings = Les découpages de chaque tas en deux
check-matter-single = Convention normale : tas → le joueur qui a le trait gagne-t-il ?
check-matter-single-misere = Convention misère : tas → le joueur qui a le trait gagne-t-il ?
check-about-single = Vos résultats sont comparés à ceux de tas seuls, selon la règle affichée ici : True ou False pour chaque tas à partir de 0 ou de 1, ou la liste des tas perdants.
single-won = D’un tas de { $size }, le joueur qui a le trait peut laisser { $left }, position perdante pour l’adversaire.
single-won-all = Le joueur qui a le trait peut prendre tout le tas de { $size } ; l’adversaire n’a plus de coup et perd.
single-lost = Quoi que le joueur qui a le trait laisse d’un tas de { $size }, l’adversaire gagne.
single-stuck-lost = Un tas de { $size } ne permet aucun coup : le joueur qui a le trait perd.
single-stuck-won = Un tas de { $size } ne permet aucun coup : en convention misère, le joueur qui a le trait gagne.
check-actions-why = Le chiffre de rang { $take } du code est { $digit } : une somme de 1 (ne laisser aucun tas), 2 (un tas) et 4 (deux tas).
check-actions-none = Le chiffre de rang { $take } du code est 0 : aucun coup ne prend exactement { $take }.
check-splittings-why = Les couples (a, b) tels que 1 ≤ a ≤ b et a + b = n.
check-matter-mask = Un masque qui laisse le moins de tas rares
check-mask-why = Tas rares avec le masque { $mask } : { $count }. Avec { $best }, il n’y en a que { $least }.
