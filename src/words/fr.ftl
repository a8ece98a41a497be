# Shared by the whole site

skip = Aller au contenu
language = Langue
theme = Thème de couleurs
theme-system = Automatique
theme-light = Clair
theme-dark = Sombre
theme-projector = Projecteur
link-copy = Copier le lien
link-copied = Lien copié
link-not-copied = Copie impossible : utilisez la barre d’adresse
share = Partager
keys = Raccourcis clavier et sons
close = Fermer
figure-missing = L’image n’a pas été enregistrée, car une partie de la page n’a pas pu être chargée. Vérifiez votre connexion.
figure-failed = L’image n’a pas pu être créée : elle est peut-être trop grande pour ce navigateur. Enregistrez-la plutôt en SVG.
figure-save = Image :
pick-play = Jouer
news-missing = Le solveur n’a pas pu être chargé. Vérifiez votre connexion ; il existe peut-être aussi une nouvelle version de Nimlab.
news-reload = Recharger la page
news-slices = Mode de compatibilité : tout fonctionne, mais les longs calculs sont plus lents.
tabs = Panneaux
tab-play = Jouer
tab-why = Pourquoi ?
tab-sequence = Suite
answers-hidden = Les réponses pour cette position sont cachées.
answers-reveal = Afficher les réponses
tab-misere = Misère
tab-atlas = Atlas
embed-open = Ouvrir dans Nimlab

page-waiting = Chargement…
page-missing = Cette partie du site n’a pas pu être chargée. Vérifiez votre connexion ; ce que vous aviez ouvert est toujours là.
page-missing-first = Cette partie du site n’a pas pu être chargée. Vérifiez votre connexion.
page-again = Réessayer
words-missing = La version anglaise n’a pas pu être chargée. Vérifiez votre connexion.
dialog-missing = Cette fenêtre n’a pas pu être chargée. Vérifiez votre connexion.

# A link that cannot be read

placed = { $said } { $place }
place-of = Caractère { $at } : « { $found } ».
place-at = Au caractère { $at }.
place-end = À la fin du texte.
broken-title = Ce lien n’est pas valide
broken-text = Modifier le lien
broken-more = { $errors ->
    [one] … et { $errors } autre problème.
   *[other] … et { $errors } autres problèmes.
}
broken-open = Ouvrir
broken-nearest = Le lien valide le plus proche :
broken-front = Aller à la page d’accueil
link-too-long = Ce lien est trop long : il peut compter { $most } caractères au plus.
link-not-a-link = Un lien Nimlab commence par #/v1/ et le nom d’une famille de jeux, par exemple #/v1/heaps/0.77/7+5.
link-version = Cette page lit les liens de version v1, mais celui-ci indique « { $found } ».
link-system = Aucune famille de jeux ne s’appelle « { $found } ».
link-missing = Le lien est incomplet : après la famille de jeux, il faut le jeu et la position, par exemple #/v1/heaps/0.77/7+5.
link-too-many-parts = Supprimez « { $found } » : la position doit être le dernier élément.
link-too-much = Supprimez « { $found } » : rien ne peut suivre ici.
link-no-value = « { $found } » n’a pas de valeur. Écrivez clé=valeur.
link-key = La clé « { $found } » n’existe pas.
link-value = « { $found } » n’est pas une valeur possible de { $key }. Valeurs admises : { $allowed }.
link-say-long = La question (say=…) compte { $length } caractères. Le maximum est { $most }.
link-options = Après options=, écrivez au plus { $most } réponses, séparées par %7C, avec ~ devant chaque bonne réponse ; il en faut au moins une bonne : options=un%7C~deux.
link-contradiction = La clé { $key } apparaît deux fois, avec deux valeurs différentes.
link-at = Le lien compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; il ne peut donc pas s’ouvrir au coup { $found }.

# The home page

front-title = Des jeux que l’on sait résoudre
front-lead = Jouez contre l’ordinateur, comprenez pourquoi vous gagnez ou perdez, partagez vos positions.
front-way-in = Première visite ? Commencez par la première leçon.
front-go-on = Rouvrir : { $title }
front-older = { $games ->
    [one] Une partie plus ancienne
   *[other] { $games } parties plus anciennes
}
front-left = Vos parties récentes
front-title-of = { $title }, { $moves ->
    [0] au début
    [one] après { $moves } coup
   *[other] après { $moves } coups
}
kept-title = Enregistré sur cet appareil
kept-note = { $games ->
    [0] Aucune partie pour l’instant. Réglages, leçons et résultats de classe sont aussi enregistrés, uniquement sur cet appareil.
    [one] { $games } partie est enregistrée, uniquement sur cet appareil, comme vos réglages, vos leçons et vos résultats de classe.
   *[other] { $games } parties sont enregistrées, uniquement sur cet appareil, comme vos réglages, vos leçons et vos résultats de classe.
}
kept-save = Enregistrer les parties dans un fichier
kept-open = Ajouter des parties depuis un fichier
kept-erase = Tout effacer
kept-sure = Effacer de cet appareil toutes les parties, les leçons (avancée, réponses et textes écrits), les résultats de classe et les réglages ?
kept-yes = Effacer
kept-no = Tout garder
kept-erased = Tout ce qui était enregistré sur cet appareil a été effacé.
kept-added = { $games ->
    [one] { $games } partie ajoutée.
   *[other] { $games } parties ajoutées.
}
kept-refused = Enregistrement impossible : le stockage est plein, ou bloqué par le navigateur.
kept-no-room = { $games ->
    [0] Aucune partie n’a été ajoutée
    [one] { $games } partie ajoutée
   *[other] { $games } parties ajoutées
}. Parties laissées de côté, faute de place : { $left-out }. Commencez par tout effacer, ou continuez à jouer : les parties les plus anciennes seront remplacées.
kept-is-lesson = Ce fichier contient une leçon, et non des parties. Aucune partie n’a été ajoutée.
kept-open-lesson = Ouvrir cette leçon
kept-no-game = Ce fichier ne contient aucune partie.
own-code-note = Saisissez un code octal, comme 0.137, 4.77 ou { "0.[3]" }, les nombres que l’on peut prendre, comme { "{" }1, 3, 4{ "}" }, ou une règle comme take-primes-whole.

# Playing

move = Coup
turn-board = Tourner le plateau
scroll-rest = Faites défiler horizontalement pour voir la suite du plateau.
turned-board = Plateau tourné : les numéros des lignes sont au-dessus, ceux des colonnes sur le côté.
board-label = Plateau
panel-label = Panneau
stepper = Parcourir la partie
undo = Annuler
redo = Rétablir
step-first = Première position
step-back = Reculer d’un coup
step-forward = Avancer d’un coup
step-last = Dernière position
new-game = Nouvelle partie
hint = Indice
hint-move = Indice : { $move }.
other-ways = Jouer autrement
hint-not-found = Il y a un coup gagnant, mais on ne sait pas lequel : cette position est trop grande pour être résolue ici.
hint-none = Pas d’indice : contre un adversaire parfait, tous les coups perdent.
hint-unknown = Pas d’indice : l’issue de cette position est inconnue.
hint-draw = Pas d’indice : aucun des deux joueurs ne peut forcer la victoire ici, et aucun n’est obligé de perdre.
hint-computing = Recherche d’un indice…
values-hide = Cacher les réponses jusqu’à ce que je les demande

players = Joueurs
players-human-computer = Vous commencez
players-computer-human = L’ordinateur commence
players-you-are = Vous êtes { $player }
players-human-human = Deux joueurs
players-computer-computer = Deux ordinateurs
level = Niveau
level-random = 0 · au hasard
level-beginner = 1 · débutant
level-medium = 2 · moyen
level-expert = 3 · expert
level-perfect = 4 · parfait
level-note-random = Le niveau 0 joue au hasard, quelle que soit la position.
level-note-beginner = Le niveau 1 joue bien une fois sur dix ; sinon, il joue au hasard.
level-note-medium = Le niveau 2 joue bien une fois sur deux. Il ne manque jamais une victoire en un coup, et il fait durer la partie quand il perd.
level-note-expert = Le niveau 3 joue bien neuf fois sur dix. Il ne manque jamais une victoire en un coup, et il fait durer la partie quand il perd.
level-note-perfect = Le niveau 4 joue sans erreur partout où l’on peut calculer qui gagne, et il fait durer la partie quand il perd.
pairing-you = vous contre l’ordinateur, niveau { $level }
pairing-people = deux joueurs
pairing-computers = ordinateur contre ordinateur, niveau { $level }
computers-pause = Pause
computers-go = Reprendre

rule-normal = On perd si l’on ne peut plus jouer
rule-misere = On perd si l’on joue le dernier coup (misère)

turn-you = À vous de jouer
turn-you-as = À vous de jouer ({ $player })
turn-computer = L’ordinateur choisit un coup
turn-player = Au joueur { $number } de jouer
turn-computer-number = L’ordinateur { $number } choisit un coup
turn-looking-back = Retour en arrière : ici, c’était à l’ordinateur de jouer
computer-again = Faire jouer l’ordinateur
looked-back-closed = Ici, c’était à l’ordinateur de jouer. Avancez jusqu’à votre tour, ou faites jouer l’ordinateur.
turn-paused = En pause
turn-thinking = L’ordinateur réfléchit : { $positions ->
    [one] { $positions } position examinée
   *[other] { $positions } positions examinées
}
won-you = Vous avez gagné !
won-computer = L’ordinateur a gagné.
won-player = Le joueur { $number } a gagné !
won-computer-number = L’ordinateur { $number } a gagné.
drawn = Personne ne gagne.
told-you = Vous avez { $move }.
told-computer = L’ordinateur a { $move }.
told-anew = Une nouvelle partie commence.
chosen-nothing = Plus rien n’est sélectionné.
told-undone = { $count ->
    [one] Un coup annulé.
   *[other] { $count } coups annulés.
}
told-redone = { $count ->
    [one] Un coup rejoué.
   *[other] { $count } coups rejoués.
}
told-guess = (Un coup au hasard : la position est trop difficile à analyser.)
told-player = Le joueur { $number } a { $move }.
told-computer-number = L’ordinateur { $number } a { $move }.

moves = Coups
moves-none = Aucun coup joué pour l’instant.
variations = Variantes

seed-more = Plus d’options
seed = Graine aléatoire
seed-note = Avec la même graine, l’ordinateur refait les mêmes choix. Laissez ce champ vide pour des choix au hasard.
seed-wrong = Saisissez un entier de 0 à 18446744073709551615, ou laissez ce champ vide.
new-game-start = Lancer la partie
new-game-others = Autres jeux
new-game-wrong = Corrigez d’abord le champ signalé.
new-game-not-yet = Il n’y a pas encore de position à jouer : la note ci-dessus dit pourquoi.
new-game-reading = La partie commencera dès que le texte aura été lu.
new-game-over = Aucun coup n’est possible dans cette position : la partie serait finie avant de commencer.

# After the game

review-ask = Où la partie a-t-elle basculé ?
review-look = Revoir la partie
review-title = La partie, coup par coup
ending = La fin de la partie
ending-normal = Plus aucun coup n’est possible : celui qui a joué le dernier gagne.
ending-misere = Plus aucun coup n’est possible : celui qui a joué le dernier perd (misère).
ending-none = Aucun coup n’était possible dès le départ.
rematch = Rejouer
rematch-computer = Rejouer : l’ordinateur commence
rematch-you = Rejouer : vous commencez
rematch-you-are = Rejouer : vous êtes { $player }
rematch-next = Une autre position
review-looking = Examen de chaque coup…
review-missed = Le coup { $number } était l’erreur décisive. { $told }
review-way = Pour gagner, on pouvait { $winning }.
review-no-chance = Il n’y avait rien à faire : face à un jeu parfait, le perdant n’a jamais eu de coup gagnant.
review-no-chance-you = Il n’y avait rien à faire : face à un jeu parfait, vous n’avez jamais eu de coup gagnant.
review-no-chance-won = Vous n’avez commis aucune erreur : votre adversaire n’a jamais eu de coup gagnant.
review-unknown = On ne sait pas où la partie a été perdue.
review-right = Bon coup
review-slip = Erreur
review-lost = Aucun coup gagnant
review-open = Non déterminé
review-pending = …
review-lesson = Une leçon pour apprendre à gagner : « { $title } »
review-here = Coup { $number }.
review-show = Voir le bon coup
review-replay = Jouer un autre coup
review-better = Pour gagner, on pouvait { $winning }.
review-more = Il valait mieux { $better }.
review-again = Rejouer à partir d’ici
review-end = Revenir à la fin de la partie
review-positions = avant : { $before } ; après : { $after }
review-even = position nulle
review-nim-sums = nim-somme { $before } → { $after }
winning-you = vous gagnez
winning-computer = l’ordinateur gagne
winning-player = le joueur { $number } gagne
winning-computer-number = l’ordinateur { $number } gagne

# Choosing a move, and reasons

setup-rule = Règle

how-keys = Au clavier : flèches et Entrée.
type-move = Ou saisissez votre coup
type-play = Jouer ce coup
field-full = Ce champ est plein : il ne prend pas plus de { $most } caractères.
type-first = Saisissez d’abord un coup.
type-over = La partie est finie. Pour continuer, annulez un coup ou recommencez.
type-wait = Vous ne pouvez pas jouer maintenant.
verdict-win = Le joueur qui a le trait gagne.
verdict-loss = Le joueur qui a le trait perd.
verdict-you-win = C’est à vous de jouer : vous pouvez gagner.
verdict-you-lose = C’est à vous de jouer, mais, quoi que vous jouiez, l’ordinateur peut gagner.
verdict-it-wins = C’est à l’ordinateur de jouer, et il peut gagner.
verdict-it-loses = C’est à l’ordinateur de jouer, mais, quoi qu’il joue, vous pouvez gagner.
verdict-you-win-then = C’était à vous de jouer, et vous pouviez gagner.
verdict-you-lose-then = C’était à vous de jouer, mais, quoi que vous jouiez, l’ordinateur pouvait gagner.
verdict-it-wins-then = C’était à l’ordinateur de jouer, et il pouvait gagner.
verdict-it-loses-then = C’était à l’ordinateur de jouer, mais, quoi qu’il joue, vous pouviez gagner.
verdict-draw = Aucun des deux joueurs ne peut forcer la victoire.
verdict-unknown = Issue inconnue
why-line-sum = Nim-somme : { $sum }.
why-line-value = Valeur de Grundy : { $sum }.
grundy-value = Valeur de Grundy
nim-sum = Nim-somme
binary-title = Valeurs en binaire
winning-moves = { $count ->
    [0] Aucun coup gagnant
    [one] Un coup gagnant
   *[other] { $count } coups gagnants
}
winning-moves-found = { $count ->
    [one] Un coup gagnant trouvé
   *[other] { $count } coups gagnants trouvés
}
show-more = En afficher { $count } de plus
either = { $most } ou { $last }
all-of = { $most } et { $last }
and-more = … et { $count } de plus.
mex-there = présent
mex-missing = absent
why-over-normal = La partie est finie : le joueur qui a le trait ne peut plus jouer, donc il perd.
why-over-misere = La partie est finie : le joueur qui a le trait ne peut plus jouer, donc il gagne.

# Computing

computing = Calcul en cours…
computing-done = { $done ->
    [one] { $done } étape effectuée
   *[other] { $done } étapes effectuées
}
computing-open = Cette recherche est longue. Elle s’arrête à sa limite, peut-être sans réponse.
computing-lost = Le calcul a échoué, sans doute faute de mémoire. Rien d’autre n’est affecté.
computing-stopped = Le calcul a été arrêté.
compute = Calculer
cancel = Annuler le calcul
go-on = Aller plus loin
begin-again = Recommencer
refused-too-long = { $asked } est trop grand : le maximum est { $most }.
refused-memory = Il faudrait environ { $megabytes } Mo de mémoire, plus que ce qui est disponible ici.
refused-unread = Le solveur n’a pas pu lire cette question. Rechargez la page, puis réessayez.

# The steps of an algorithm
steps-stepper = Parcourir l’algorithme pas à pas
steps-first = Aller au début
steps-back = Étape précédente
steps-play = Lancer
steps-pause = Pause
steps-forward = Étape suivante
steps-last = Aller à la fin
steps-speed = Vitesse
steps-slow = lente
steps-medium = moyenne
steps-fast = 60 étapes par seconde
steps-faster = 6 000 étapes par seconde
steps-of = Étape { $step } sur { $steps }

# Sharing

share-title = Partager cette page
share-link = Lien
share-copy = Copier
share-copied = Copié.
share-not-copied = Le navigateur a bloqué la copie. Sélectionnez le texte et copiez-le vous-même.
share-copy-text = Copier sous forme de texte
share-sheet = Partager…
share-hidden = Cacher les réponses jusqu’à ce qu’on les demande
share-language = Toujours ouvrir en français
share-long = Ce lien compte { $length } caractères. Certaines applications coupent les liens de plus de 2 000 caractères ; un fichier conserve tout.
share-qr = Code QR de ce lien
share-qr-large = Plein écran
share-qr-long = Ce lien est trop long pour un code QR : il compte { $length } caractères, un code en contient { $most } au plus. Enregistrez-le plutôt dans un fichier.
share-embed = Intégrer à une page web
share-embed-lesson = Copiez ce code dans une page web pour y afficher la leçon.
share-embed-note = Copiez ce code dans une page web pour y afficher le plateau, prêt à jouer.
share-picture = Image du plateau :
share-file = Enregistrer ou ouvrir un fichier
share-save = Enregistrer la partie
share-save-link = Enregistrer le lien
share-open = Ouvrir une partie enregistrée
share-no-game = Ce fichier ne contient aucune partie.

# Keys

keys-title = Raccourcis clavier et sons
keys-everywhere = Tab passe à l’élément suivant ; Entrée ou Espace actionne un bouton ; les flèches permettent de se déplacer sur un plateau ; Échap ferme ce qui est ouvert.
keys-board = Sur ce plateau.
keys-single = Raccourcis à une touche
keys-on = Activer les raccourcis à une touche
keys-note = Ce choix est enregistré sur cet appareil. Désactivez ces raccourcis si vous utilisez la commande vocale ou s’il vous arrive d’appuyer sur une touche par mégarde.
sounds-on = Émettre un son à chaque coup

# The native command

cli-sparse-tail = La méthode « sparse » ne s’applique qu’aux codes finis ; celui-ci se répète sans fin.
cli-sparse-rule = La méthode « sparse » ne s’applique qu’aux règles où l’on prend un nombre choisi dans une courte liste fixée, après quoi l’on peut couper le tas en deux ; ce n’est pas le cas de celle-ci.
cli-octal-only = Ce calcul n’existe que pour les codes octaux, et { $rule } n’en est pas un.
cli-limit-wrong = La limite doit être un entier de 0 à { $most }.
cli-usage = Usage : { $usage } (voir aussi nimlab help)
cli-no-command = « { $found } » n’est pas une commande. Usage : { $usage } (voir aussi nimlab help)
cli-method = Méthode inconnue. Méthodes admises : { $allowed }.
cli-graph-rule = Convention : { $rule } (--rule permet d’en changer).
cli-file = Impossible de lire le fichier { $name } : { $why }
cli-file-write = Impossible d’écrire le fichier { $name } : { $why }
cli-output = Impossible d’écrire le résultat : { $why }
cli-file-none = ce fichier ou ce dossier n’existe pas.
cli-file-denied = l’accès est refusé.
cli-file-folder = c’est un dossier.
cli-file-full = il n’y a plus de place sur le périphérique.
cli-not-utf8 = L’argument « { $found } » n’est pas en UTF-8.
cli-certificate-far = Pour ce code, un certificat demanderait tant de valeurs que sa vérification prendrait trop de temps.
cli-certificate-unproved = Aucune période n’a été démontrée : il n’y a rien à certifier.
cli-certificate-powers = L’argument pour les puissances couvre tous les tas : il n’y a aucune valeur à vérifier, donc pas de certificat.
cli-certificate-rules = Il n’y a de certificats que pour les codes octaux, et pour les autres règles où l’on ne peut prendre qu’un nombre fini de quantités, les mêmes pour tous les tas.
cli-certificate-long = Un certificat demanderait { $count } valeurs. Le maximum est { $most }.
verify-too-long = Le fichier est trop gros : le maximum est { $megabytes } Mo.
verify-form = Ce n’est pas un certificat valable : voyez la ligne { $line }, colonne { $column }.
verify-format = Ce fichier se dit au format « { $found } », mais seuls « nimlab-period-1 » (codes finis), « nimlab-period-2 » (codes qui se répètent sans fin) et « nimlab-period-3 » (règles données par leurs coups) peuvent être vérifiés.
verify-code = « { $found } » n’est pas un code octal écrit sous sa forme la plus courte.
verify-rules = Dans ce format, la règle est donnée par le champ « { $field } », et il n’y a pas de champ « { $other } ».
verify-move = Le coup « { $take } » n’est pas écrit sous la forme admise : le nombre de jetons doit être de 0 à 10 000 et n’apparaître qu’une fois, et ce qui peut rester doit suivre l’ordre donné dans docs/certificates.md, sans répétition. Un coup qui ne prend rien doit laisser deux ou trois tas.
verify-no-move = La règle n’a aucun coup.
verify-no-period = La période ne peut pas être 0.
verify-saltus = Si l’on ne peut prendre qu’un nombre fini de quantités, les valeurs se répètent à l’identique : le saltus doit être nul.
verify-tail-splits = Un coup peut laisser deux tas. Pour un code qui se répète sans fin, ce cas ne peut pas être vérifié.
verify-tail-bound = La borne n’est pas la plus petite qui démontre la période.
verify-count = Il y a { $found ->
    [one] { $found } valeur
   *[other] { $found } valeurs
}, mais la somme de la prépériode et de la période est { $expected }.
verify-bound = La borne doit être { $expected } : deux fois la prépériode, plus deux fois la période, plus le nombre de chiffres.
verify-moves-bound = La borne doit être { $expected } : docs/certificates.md explique comment elle résulte des coups, de la prépériode et de la période.
verify-value = G({ $n }) ne vaut pas { $claimed }.
verify-rare = La liste des tas rares contient une erreur en { $n }.
verify-earlier = Les valeurs se répètent encore plus tôt : la prépériode est trop grande.
verify-shorter = Les valeurs se répètent déjà avec la période { $period }.
verify-work = La vérification de ce certificat prendrait trop de temps.

# Résultats collés

pasted-empty = Ce texte ne contient aucune valeur.
pasted-long = Le texte est trop long : il fait { $found } Mo, et le maximum est de { $megabytes } Mo.
pasted-many = Il y a trop de valeurs. Le maximum est { $most }.
pasted-deep = Les crochets sont trop imbriqués. Le maximum est de { $most } niveaux.
pasted-not-closed = « { $sign } » s’ouvre ici et n’est jamais fermé.
pasted-strange = « { $found } » n’a pas sa place ici.
pasted-number = « { $found } » n’est pas un nombre entier que l’on puisse comparer.
pasted-object = « { $found } » ne montre pas ses valeurs. Affichez-les sous forme de liste, par exemple print(list(…)).
pasted-shortened = « { $found } » remplace des valeurs omises. Affichez-les toutes ; avec numpy : numpy.set_printoptions(threshold=10**6).

# Results of one’s own, checked

check-about-here = Vos résultats sont comparés à ceux de la position affichée sur le plateau.
check-matter-here-wins = True ou False : le joueur qui a le trait gagne-t-il ?
check-matter-here-sum = La nim-somme de la position
check-matter-here-values = Les valeurs de ses composantes, dans l’ordre du tableau
check-here-move = Un coup gagnant : { $move }.
check-here-no-move = Quel que soit le coup, l’adversaire se retrouve dans une position gagnante.
check-here = ici
check-marked = Les valeurs exactes autour de la première différence
check-open = Vérifier ou copier des résultats
check-what = Ce qu’il faut vérifier
check-paste = Collez ce que votre programme a affiché
check-forms = Python, JSON, CSV, tableau en C, simples nombres ou copie de la console.
check-kept = Le texte du champ n’a pas changé.
check-large = { $count ->
    [one] Le texte compte { $count } caractère ; il est trop long pour être affiché ici.
   *[other] Le texte compte { $count } caractères ; il est trop long pour être affiché ici.
}
check-read = { $count ->
    [one] { $count } valeur a été lue.
   *[other] { $count } valeurs ont été lues.
}
check-beginning = Afficher le début
check-beginning-of = Le début du texte
check-clear = Retirer ce texte
check-waits = Comparaison…
check-too-long-here = Ce texte est trop long pour être comparé ici. Ce navigateur ne permet pas à la page de calculer en arrière-plan, et elle ne peut comparer elle-même que { $kilobytes } ko. Collez seulement une partie du texte.
check-at = Ligne { $line }, colonne { $column }.
check-line = ligne { $line }, colonne { $column }
check-show = Montrer dans le texte
check-copy = Copier en
check-copied = Copié.
check-not-copied = Copie impossible : le navigateur la refuse, ou il y a plus d’un million de valeurs.
check-agree = { $count ->
    [0] Il n’y a rien à comparer.
    [one] La valeur est juste.
   *[other] Les { $count } valeurs sont justes.
}
check-agree-so-far = { $count ->
    [one] La seule valeur qui précède est juste.
   *[other] Les { $count } valeurs qui précèdent sont justes.
}
check-agree-set = { $count ->
    [0] L’ensemble est juste : il est vide.
    [one] L’ensemble est juste : un sommet.
   *[other] L’ensemble est juste : { $count } sommets.
}
check-agree-strategy = { $count ->
    [0] La stratégie est juste : aucun sommet ne demande de choix.
    [one] La stratégie est gagnante. Un seul sommet demande un choix.
   *[other] La stratégie est gagnante. { $count } sommets demandent un choix.
}
check-differences = { $count ->
    [one] { $count } valeur sur { $all } est fausse.
   *[other] { $count } valeurs sur { $all } sont fausses.
}
check-set-differences = Différences en tout : { $count }.
check-value = { $place } : vous avez { $found } ; la bonne valeur est { $right }.
check-value-alone = Vous avez { $found } ; la bonne valeur est { $right }.
check-from-one = La première valeur a été lue comme { $place } : la liste n’est juste que si elle commence là.
check-beyond = { $count ->
    [one] Une valeur n’a pas été comparée : la page n’en connaît que { $known } pour l’instant.
   *[other] { $count } valeurs n’ont pas été comparées : la page n’en connaît que { $known } pour l’instant.
}
check-further = Pour comparer aussi la suite, calculez plus loin avec « Calculer jusqu’à n = », plus haut.
check-counts-sum = La somme de vos effectifs est { $found } ; ici, il y a { $right } valeurs. Calculez jusqu’au même n pour les comparer.
check-gap = { $count ->
    [one] Il manque { $place }.
   *[other] Il manque { $count } valeurs entre la première et la dernière ; la première qui manque est { $place }.
}
check-left-out = À partir de là, vos valeurs sont celles des tas suivants : il semble manquer { $place }.
check-turned = Dans votre tableau, lignes et colonnes sont échangées : votre première colonne a été comparée à la première ligne d’ici, et ainsi de suite.
check-few = Le texte contient { $count } des { $all } valeurs.
check-few-results = { $count ->
    [one] Le texte ne donne qu’un des { $all } résultats.
   *[other] Le texte ne donne que { $count } des { $all } résultats.
}
check-few-rows = { $found ->
    [one] Le texte s’arrête trop tôt : il ne contient que la première des { $right } lignes. Elle seule a été comparée.
   *[other] Le texte s’arrête trop tôt : il ne contient que les { $found } premières lignes sur { $right }. Elles seules ont été comparées.
}
check-few-columns = { $found ->
    [one] Les lignes s’arrêtent trop tôt : elles ne contiennent que la première des { $right } colonnes. Elle seule a été comparée.
   *[other] Les lignes s’arrêtent trop tôt : elles ne contiennent que les { $found } premières colonnes sur { $right }. Elles seules ont été comparées.
}
check-not-number = « { $found } » n’est pas une valeur.
check-outside = L’emplacement { $place } n’existe pas ici.
check-not-square = « { $found } » n’est pas une case. Écrivez une ligne et une colonne, par exemple (1, 2).
check-count = { $found ->
    [0] Le texte ne contient aucune valeur ; il en faut { $right }.
    [one] Le texte contient une seule valeur ; il en faut { $right }.
   *[other] Le texte contient { $found } valeurs ; il en faut { $right }.
}
check-rows = { $found ->
    [0] Le texte ne contient aucune ligne ; il en faut { $right }.
    [one] Le texte contient une seule ligne ; il en faut { $right }.
   *[other] Le texte contient { $found } lignes ; il en faut { $right }.
}
check-row-length = { $found ->
    [0] La ligne { $row } ne contient aucune valeur ; il en faut { $right }.
    [one] La ligne { $row } contient une seule valeur ; il en faut { $right }.
   *[other] La ligne { $row } contient { $found } valeurs ; il en faut { $right }.
}
check-want-dictionary = Il faut ici un dictionnaire ou une liste de couples.
check-want-set = Il faut ici une liste ou un ensemble de sommets. Pour un dictionnaire de nombres, choisissez plus haut les rangs ou la stratégie.
check-not-pair = « { $found } » n’est pas un couple de nombres. Écrivez les deux, par exemple (71, 12).
check-not-set = « { $found } » n’est pas un ensemble de nombres. Écrivez-le entre crochets, par exemple [0, 1, 3].
check-not-rows = « { $found } » n’est pas une position. Écrivez ses lignes, aucune plus longue que la précédente et sans zéro, par exemple [2, 1].
check-not-truth = « { $found } » n’est ni True ni False.
check-is-won = { $place } est une position gagnante ; votre programme la dit perdante.
check-is-lost = { $place } est une position perdante ; votre programme la dit gagnante.
check-not-within = { $count ->
    [one] Une position ne tient pas dans cette tablette ; elle n’a pas été comparée.
   *[other] { $count } positions ne tiennent pas dans cette tablette ; elles n’ont pas été comparées.
}
check-empty-position = La liste vide n’est pas une position ici : la partie est finie quand il ne reste que le poison. Elle n’a pas été comparée.
check-entries-fewer = Sans compter [1], votre dictionnaire a { $found ->
    [one] { $found } entrée
   *[other] { $found } entrées
} ; la fonction écrite comme ci-dessus en crée { $right }, dont { $rows }, absente du vôtre. Les résultats donnés sont justes.
check-entries-more = Sans compter [1], votre dictionnaire a { $found ->
    [one] { $found } entrée
   *[other] { $found } entrées
} ; la fonction écrite comme ci-dessus en crée { $right }, sans avoir besoin de { $rows }. Les résultats donnés sont justes.
check-not-relation = « { $found } » n’est pas une relation. Écrivez deux mots, par exemple « a^2 = 1 ».
check-relation-false = { $relation } est fausse dans ce quotient : le membre de gauche vaut { $one }, celui de droite { $other }.
check-relation-missing = Vos relations sont justes, mais { $relation } n’en découle pas.
check-relations-open = Vos relations sont justes ; on n’a pas vérifié que toutes les autres en découlent.
check-no-vertex = « { $found } » n’est pas un sommet de ce graphe.
check-not-in-s = « { $found } » n’est pas dans votre liste S de sommets.
check-vertex-twice = Le sommet { $vertex } figure plus d’une fois.
check-vertex-extra = Le sommet { $vertex } n’est pas dans l’attracteur.
check-vertex-missing = Il manque le sommet { $vertex }.
check-rank-inside = Le sommet { $place } n’a pas de rang dans votre résultat ; son rang est { $right }.
check-rank-outside = Le sommet { $place } a le rang { $found } dans votre résultat, mais il n’est pas dans l’attracteur.
check-move-edge = Aucun arc ne va de { $place } à { $found }.
check-move-leaves = L’arc de { $place } à { $found } sort de l’attracteur : de là, on ne peut plus forcer la victoire.
check-move-none = Aucun coup n’est donné en { $place } ; un coup gagnant mène à { $right }.
check-move-circles = Le coup de { $place } à { $found } reste dans l’attracteur, mais avec cette stratégie l’adversaire peut retarder la victoire sans fin.
check-want-line = Il faut ici une liste de sommets, de la racine à une feuille.
check-line-begins = Votre suite commence en { $found } ; elle doit commencer en { $right }.
check-line-worse = Le coup de { $place } à { $found } mène à la valeur { $value } ; les meilleurs coups de ce sommet mènent à { $right }.
check-line-ends = Votre suite s’arrête en { $place }, qui n’est pas une feuille.
check-elsewhere = { $count ->
    [one] Un appel porte sur une autre position que { $board }, celle du plateau ; il n’a pas été comparé.
   *[other] { $count } appels portent sur d’autres positions que { $board }, celle du plateau ; ils n’ont pas été comparés.
}
check-other-code = { $count ->
    [one] Un appel porte sur le code { $found }, alors que cette page montre { $code } ; il n’a pas été comparé.
   *[other] { $count } appels portent sur d’autres codes (par exemple { $found }), alors que cette page montre { $code } ; ils n’ont pas été comparés.
}
check-other-sticks = { $count ->
    [one] Un appel porte sur un autre nombre de bâtonnets ({ $found }) que celui de cette page ({ $sticks }) ; il n’a pas été comparé.
   *[other] { $count } appels portent sur d’autres nombres de bâtonnets (par exemple { $found }) que celui de cette page ({ $sticks }) ; ils n’ont pas été comparés.
}
check-other-size = { $count ->
    [one] Un appel porte sur un plateau de taille { $found }, alors que cette page montre { $size } ; il n’a pas été comparé.
   *[other] { $count } appels portent sur des plateaux d’autres tailles (par exemple { $found }), alors que cette page montre { $size } ; ils n’ont pas été comparés.
}
check-menu-of = La case de départ n’est pas indiquée ; les cases ont été comparées à celles que l’on atteint depuis { $place }.
check-period-none = Votre programme n’a trouvé aucune période, mais il y en a une : la prépériode et la période sont { $right }.
check-no-nimber = Il manque le nimber de « { $found } » : écrivez-le pour tous les pions ou pour aucun.
check-which = Écrivez à quoi se rapporte chaque résultat, par exemple { $example }.
check-key-twice = « { $found } » figure deux fois.
check-mex = mex { $set } : vous avez { $found } ; la bonne valeur est { $right }, le plus petit entier naturel absent de l’ensemble.
check-own-numbers = Votre programme numérote-t-il les sommets dans un autre ordre ? Saisissez alors son graphe sous « Jouer », « Nouvelle partie », « Votre propre graphe » : ce sont ses numéros qui serviront ici.
check-by-labels = Les sommets sont numérotés autrement ici ; ils ont été comparés par leurs étiquettes.
check-no-code = La période de { $found } n’a pas encore été calculée sur cette page : elle n’a donc pas été comparée.
check-no-key = « { $found } » n’est pas une des entrées attendues ici.
check-parts = Il faut ici les listes { $names }, dans cet ordre.
check-result-extra = { $place } : { $found } est en trop.
check-result-twice = { $place } : { $found } figure trop souvent.
check-result-missing = { $place } : il manque { $found }.
check-list-extra = { $found } est en trop dans cette liste.
check-list-twice = { $found } figure trop souvent dans cette liste.
check-list-missing = Il manque { $found } dans cette liste.
check-choice-wrong = { $place } : { $found } ne gagne pas ; { $right } gagne.
check-choice-missing = { $place } : votre programme ne trouve aucun coup gagnant, mais { $right } gagne.
check-choice-none = { $place } : votre programme répond { $found }, mais aucun coup ne gagne ici.
check-vertices = La liste des sommets est de longueur { $found } ; le graphe en a { $right }.
check-successor-lists = A contient { $found } listes de successeurs ; il en faut { $right }, une par sommet.
check-labels = E contient { $found } étiquettes ; il en faut { $right }, une par sommet.
check-vertex-unreached = Le sommet { $vertex } de votre graphe ne peut pas être atteint depuis le premier sommet.

# Exercices et leçons : ce qui peut ne pas aller
formula-too-long = Une formule compte au plus { $most } caractères.
formula-empty = Saisissez une formule, par exemple (N - i) mod 3.
formula-unknown = « { $found } » n’a pas de sens dans une formule. Utilisez des entiers, + - * div mod ⊕ min max et des parenthèses.
formula-large = « { $found } » est trop grand. Utilisez des entiers d’au plus { $most }.
formula-letter = « { $found } » est inconnu ici. On peut employer : { $letters }.
formula-unexpected = Il manque quelque chose avant ce signe.
formula-ends = La formule s’arrête trop tôt : il manque un nombre, une lettre ou une parenthèse à la fin.
formula-deep = Il y a trop de parenthèses imbriquées.
task-over = La partie est finie ici : il n’y a rien à demander.
task-moves-unknown = On sait qui gagne dans cette position, mais on n’en connaît pas tous les coups gagnants : elle est trop grande pour être résolue ici.
task-unknown = On ne sait pas qui gagne dans cette position : elle est trop grande pour être résolue ici.
task-no-values = Cette position n’a pas de valeurs à demander.
task-no-sheet = Il n’y a rien à remplir pour cette position, ou bien il y a trop à remplir.
task-no-formula = On ne peut pas demander de formule ici : cette position n’a pas de tableau de nombres, ou un trop grand.
task-no-table-sum = Une somme n’a pas de tableau à remplir, ni de formule à trouver : posez plutôt la question pour l’une de ses composantes.
task-no-table-misere = En convention misère, il n’y a ici ni valeurs de Grundy à remplir, ni formule à trouver : demandez plutôt qui gagne, ou un coup gagnant.
task-no-next = Il n’y a pas d’étape suivante ici.
task-no-options = Une question à choix multiple doit indiquer ses réponses possibles : options=…
task-cannot-win = On ne peut pas gagner cette partie contre un ordinateur qui joue bien.
task-too-few-moves = { $moves ->
    [one] Contre un ordinateur qui joue bien, on ne peut pas gagner cette partie en un seul coup.
   *[other] Contre un ordinateur qui joue bien, on ne peut pas gagner cette partie en jouant seulement { $moves } coups.
}
task-tell-teacher = Si cela ressemble à une erreur, signalez-la à votre enseignant ; vous pouvez continuer sans répondre.
task-skip = Passer cette question
task-no-winning-move = Aucun coup ne gagne ici : la seule bonne réponse est « Aucun coup ne gagne ». Si ce n’est pas ce que vous voulez, choisissez une autre position.
task-not-a-number = « { $found } » n’est pas un nombre. Saisissez un nombre entier, par exemple 2.
task-not-natural = « { $found } » n’est pas un entier naturel : saisissez 0, 1, 2…
task-number-too-large = « { $found } » est trop grand. Saisissez un nombre d’au plus { $most }.
task-first-number = Saisissez d’abord un nombre.
task-first-table = Remplissez d’abord le tableau.
task-paste-too-large = Ce que vous avez collé ({ $rows } × { $columns }) ne tient pas ici : à partir de cette case, il y a de la place pour { $down } × { $across }. Rien n’a été rempli.
task-first-step = Saisissez d’abord l’étape suivante.
task-first-words = Écrivez d’abord votre réponse.
task-first-choice = Choisissez d’abord une réponse.
task-other-answer = Ce n’est pas une réponse à cette question.
task-next-number = « { $found } » ne convient pas. Saisissez un seul entier naturel, par exemple 2.
task-next-numbers = « { $found } » ne convient pas. Saisissez une liste d’entiers naturels, par exemple [2, 1].
task-next-square = « { $found } » n’est pas une case. Saisissez sa ligne et sa colonne, par exemple (1, 3).
task-next-no-square = « { $found } » n’est pas une case de cette grille. Saisissez d’abord la ligne, puis la colonne.
task-next-unreadable = « { $found } » n’est pas un sommet. Saisissez son étiquette ou son numéro.
lesson-link-too-long = La leçon contenue dans ce lien dépasse { $most } ko, le maximum.
lesson-check = Vérifier les questions
lesson-check-opinion = Toutes les réponses sont marquées comme justes : on demande l’avis du lecteur, et rien n’est jugé.
lesson-check-good = Question valide : elle a une réponse.
lesson-check-open = Toute réponse est acceptée : c’est à vous de la lire.
lesson-check-none = Ici, aucun coup ne gagne : c’est la bonne réponse.
lesson-check-nothing = Étape de lecture, sans question.
lesson-too-long = La leçon fait { $found } ko. Le maximum, { $most } ko, est atteint à cette ligne.
lesson-too-many-steps = La leçon a { $found } étapes ; le maximum est { $most }.
lesson-no-title = Il manque une ligne « title », avec le titre, au début de la leçon.
lesson-no-steps = La leçon n’a aucune étape. Chaque étape commence après une ligne « --- ».
lesson-notes-last = Les notes pour l’enseignant doivent venir en dernier : placez ce bloc après la dernière étape.
lesson-no-text = Ce n’est pas un fichier texte, ou il dépasse 12 Mo. Une leçon est un simple fichier texte.
lesson-empty-step = Cette étape est vide.
lesson-head = « { $found } » est inconnu ici. Les mots-clés admis avant le premier « --- » sont title, lang, level, minutes et free.
lesson-break = « { $found } » ne sépare pas les étapes. Écrivez « --- », exactement ainsi, seul sur une ligne et au début de celle-ci.
lesson-head-value = « { $found } » ne convient pas à { $key }. Pour lang, écrivez en ou fr ; pour minutes, un nombre de 1 à 999 ; pour free, yes ou no.
lesson-head-twice = Il y a déjà une ligne « { $key } » plus haut.
lesson-link = Le lien « { $found } » est illisible. { $why }
lesson-unheard = Le commentaire sur « { $found } » n’apparaîtra jamais : ce coup ne peut pas être joué ici. { $why }
lesson-said-of-right = Le commentaire sur « { $found } » n’apparaîtra jamais : cette réponse est juste. Commencez la ligne par « + » pour ce qui suit une bonne réponse.
lesson-keyword-meant = « { $found } » n’est pas un mot-clé. Le mot-clé est « { $keyword } ».
lesson-notes-break = Ici, « { $found } » ne marque pas le début des notes pour l’enseignant : ajoutez une ligne « --- » au-dessus.
lesson-dash = « { $found } » ressemble à un commentaire sur une réponse, mais les élèves le liraient avant de répondre. Commencez la ligne par un trait d’union et une espace : « - ».
lesson-unknown-line = « { $found } » ressemble à un mot-clé qui n’existe pas. Commencez un texte ordinaire par une majuscule.
lesson-task = « { $found } » n’est pas un type d’exercice. Les types sont { $allowed }.
lesson-two-tasks = Cette étape pose deux questions : une seule ligne « task » suffit.
lesson-two-boards = Cette étape a déjà un plateau : un seul lien par étape.
lesson-not-a-game = Ce lien ne mène pas à un jeu.
lesson-no-board = L’exercice « { $task } » demande un plateau : ajoutez une ligne avec un lien.
lesson-no-right-option = Aucune des réponses n’est marquée comme juste : (x).
lesson-empty-option = Cette réponse est vide.
lesson-too-many-options = Il y a { $found } réponses possibles ; le maximum est { $most }.
lesson-markup = « { $found } » contient des balises. Une leçon est un texte simple, avec *italique* et `code`.
lesson-packed = Ce lien vers une leçon est incomplet ou a été modifié. Redemandez-le, ou collez-le en entier.
lesson-begun = { $steps ->
    [one] La première étape est encore lisible. La leçon s’interrompt ensuite.
   *[other] Les { $steps } premières étapes sont encore lisibles. La leçon s’interrompt ensuite.
}
lesson-begun-open = Ouvrir ce qui est lisible
lesson-line = Ligne { $line } :
cli-lesson-problems = { $count ->
    [one] Il y a un problème dans cette leçon.
   *[other] Il y a { $count } problèmes dans cette leçon.
}

# Un exercice

hint-exists = Il y a au moins un coup gagnant. Un autre indice dira où regarder.
hint-theory-values = Calculez la valeur de Grundy de chaque composante. Un coup gagne s’il laisse des valeurs dont la nim-somme est nulle.
task-answer = Votre réponse
task-move = Trouvez un coup gagnant.
task-moves = Marquez tous les coups gagnants.
task-win = Gagnez la partie.
task-win-within = { $moves ->
    [one] Gagnez en jouant un seul coup.
   *[other] Gagnez en jouant au plus { $moves } coups.
}
task-outcome = Qui gagne si chacun joue parfaitement ?
task-value = Donnez les valeurs.
task-fill = Remplissez le tableau.
task-next = Quelle est la suite ?
task-formula = Trouvez une formule.
task-choice = Choisissez une réponse.
task-open = Répondez avec vos propres mots.
task-waiting = Préparation…
task-says-win = Le joueur qui a le trait
task-says-loss = L’autre joueur
task-says-draw = Aucun des deux
task-nim-sum = Nim-somme
task-check = Vérifier
task-hand-in = Garder ma réponse
task-none = Aucun coup ne gagne
task-redraw = Nouvelle position
task-restart = Abandonner et recommencer
task-not-kept-yet = Votre nouvelle version n’est pas encore gardée.
task-again = Réessayer
task-explore = Explorer cette position
task-hint = { $count ->
    [one] Indice
   *[other] Indice { $number } sur { $count }
}
task-mark-how = Jouez chaque coup gagnant sur le plateau : il sera seulement marqué, et la position ne changera pas.
task-marks = Coups marqués
task-hints = Indices
task-marked = { $count ->
    [0] Aucun coup n’est marqué.
    [one] Un coup est marqué : { $move }.
   *[other] { $count } coups sont marqués ; le dernier : { $move }.
}
task-unmark = Retirer : { $move }
task-formula-label = Votre formule
task-formula-row = En fonction de n, avec + - * div mod ⊕ min max, par exemple n mod 3.
task-formula-grid = En fonction de i (ligne), j (colonne), N (nombre de lignes) et M (nombre de colonnes), avec + - * div mod ⊕ min max.
task-next-label = La suite
task-next-note = Saisissez un nombre.
task-done-so-far = Jusqu’ici : { $steps }.
task-open-label = Votre réponse
task-cell = Ligne { $row }, colonne { $column }
task-cell-value = G({ $column })
task-cell-component = Composante en { $column }
task-cell-vertex = Sommet { $column }
task-cell-alone = Colonne { $column }
task-right = Exact !
task-taken = C’est enregistré. Cette réponse n’est pas corrigée automatiquement.
task-wrong = Ce n’est pas la bonne réponse.
task-right-sum = Après votre coup, la nim-somme est nulle : quoi que fasse votre adversaire, vous pourrez l’annuler de nouveau.
task-right-balance = Après votre coup, tout est en équilibre : quoi que fasse votre adversaire, vous pourrez rétablir l’équilibre.
task-balance = Tout est en équilibre : quel que soit le coup joué, l’adversaire peut rétablir l’équilibre.
task-no-balance = Il y a un coup après lequel tout est en équilibre.
task-right-move = Après votre coup, votre adversaire perd, à condition que vous continuiez à bien jouer.
task-right-moves = { $count ->
    [0] En effet, aucun coup ne gagne ici.
    [one] C’est le seul coup gagnant.
    [2] Ce sont bien les deux coups gagnants.
   *[other] Ce sont bien les { $count } coups gagnants.
}
task-right-win = Vous avez gagné.
task-won = Bravo, vous avez gagné !
task-right-value = { $values } = { $sum }.
task-wrong-sum = Ce coup ne gagne pas. Il laisse une nim-somme de { $sum }, non nulle, et votre adversaire peut l’annuler.
task-wrong-balance = Ce coup ne gagne pas. Il laisse un déséquilibre, et votre adversaire peut tout remettre en équilibre.
task-wrong-move = Ce coup ne gagne pas : voyez la réponse de l’ordinateur.
task-wrong-lost = Aucun coup ne gagne ici, celui-ci pas plus que les autres.
task-wrong-none = Il y a au moins un coup gagnant.
task-wrong-move-marked = Le coup que vous avez marqué ne gagne pas.
task-wrong-all-moves = Aucun des coups que vous avez marqués ne gagne.
task-wrong-moves = { $extra ->
    [one] Parmi les coups que vous avez marqués, un ne gagne pas.
   *[other] Parmi les coups que vous avez marqués, { $extra } ne gagnent pas.
}
task-missing-moves = { $missing ->
    [one] Tout ce que vous avez marqué est juste, mais il manque encore un coup gagnant.
   *[other] Tout ce que vous avez marqué est juste, mais il manque encore { $missing } coups gagnants.
}
task-wrong-win = L’ordinateur a gagné cette fois.
task-wrong-late = Vous avez gagné, mais en jouant trop de coups.
task-wrong-outcome = Non. Pour chaque coup possible, cherchez ce que l’adversaire peut jouer ensuite.
task-wrong-outcome-win = Non. Il y a un coup après lequel l’autre joueur ne peut plus gagner.
task-wrong-numbers = { $wrong ->
    [0] Pas d’erreur jusqu’ici, mais il reste des cases vides.
    [one] Un nombre est faux.
   *[other] { $wrong } nombres sont faux.
}
task-wrong-binary = { $digits } est l’écriture binaire de { $number }. Ici, on demande l’écriture décimale.
why-place = { $place }.
why-no-moves = Aucun coup n’est possible de là : la valeur est donc 0.
why-least-missing = Depuis cette position, { $count ->
    [one] on ne peut atteindre que la valeur { $values }. La valeur cherchée est le plus petit entier naturel qu’on n’atteint pas
   *[other] les coups mènent aux valeurs { $values }. La valeur cherchée est le plus petit entier naturel qui n’y figure pas
}.
why-nim-sum = Écrivez les valeurs en binaire, l’une sous l’autre : { $digits }. Dans chaque colonne, la nim-somme a un 1 quand le nombre de 1 est impair.
why-number = Ici, c’est { $number }.
task-wrong-formula = { $count ->
    [one] La formule est fausse à un endroit.
   *[other] La formule est fausse à { $count } endroits.
}
task-formula-zero = { $count ->
    [one] La formule divise par zéro à un endroit.
   *[other] La formule divise par zéro à { $count } endroits.
}
task-formula-negative = { $count ->
    [one] À un endroit, la formule applique ⊕ à un nombre négatif, pour lequel la nim-somme n’est pas définie.
   *[other] À { $count } endroits, la formule applique ⊕ à un nombre négatif, pour lequel la nim-somme n’est pas définie.
}
task-formula-large = { $count ->
    [one] À un endroit, la formule donne un nombre trop grand pour être calculé.
   *[other] À { $count } endroits, la formule donne un nombre trop grand pour être calculé.
}

# Leçons

lesson-title = Leçon
lesson-more = Afficher tout le texte
lesson-less = Réduire le texte
lesson-following = Leçon suivante
lesson-all = Leçons
lesson-lead = Dix-sept leçons mènent de deux tas égaux aux démonstrations et aux attracteurs. Le solveur vérifie vos réponses.
lesson-path = Le parcours
lesson-practicals = Quatre travaux pratiques, question par question
lesson-own = Votre propre leçon
lesson-own-note = Une leçon est un court texte. Elle se transmet par un lien, un code QR ou un fichier ; rien n’est envoyé à un serveur.
lesson-guide = Guide de l’enseignant
lesson-write = Écrire une leçon
lesson-write-lead = Séparez les étapes par une ligne de trois tirets : ---. Une ligne qui commence par un lien est le plateau de son étape. Ce que vous écrivez est conservé sur cet appareil.
lesson-how = Pour une question à choix multiple, écrivez chaque réponse sur sa propre ligne, après { $right } si elle est juste et après { $wrong } sinon. Une ligne qui commence par { $hint } est un indice ; une ligne qui commence par { $comment } s’affiche après une réponse fausse. Par exemple :
lesson-how-wrong = deux tas
lesson-how-right = trois tas
lesson-how-hint = Recomptez-les.
lesson-how-comment = Il en manque un.
lesson-example-title = Ma première leçon
lesson-example-ask = Trouvez un coup gagnant. Y en a-t-il un autre ?
lesson-how-all = Tout ce qu’une leçon peut contenir
lesson-its-text = Texte de la leçon
lesson-good = { $steps ->
    [one] Une étape. Vérifiez ci-dessous que sa question a bien une réponse.
   *[other] { $steps } étapes. Vérifiez ci-dessous que chaque question a bien une réponse.
}
lesson-order = Ordre des étapes
lesson-up = Monter l’étape { $number } d’une place
lesson-down = Descendre l’étape { $number } d’une place
lesson-preview = Voir comme un élève
lesson-share-note = Le lien contient toute la leçon. Vous pourrez encore en corriger les textes : ce que rend votre classe comptera toujours. Si vous changez un plateau, l’énoncé d’un choix multiple ou d’une question libre, l’ordre ou le nombre des étapes, c’est une autre leçon : gardez alors l’ancien lien.
lesson-qr-long = Il a { $characters ->
    [one] { $characters } caractère
   *[other] { $characters } caractères
} de trop pour un code QR.
lesson-minutes = { $minutes } min
lesson-steps = Étapes de la leçon
lesson-step = Étape { $number } sur { $count }
lesson-step-done = Étape { $number } sur { $count }, faite
lesson-step-passed = Étape { $number } sur { $count }, passée sans bonne réponse
lesson-replaced = Votre texte précédent est conservé.
lesson-replaced-here = Votre texte précédent peut être repris tant que vous ne quittez pas cette page.
lesson-put-back = Le reprendre
lesson-step-closed = Terminez d’abord l’étape { $number } : les suivantes s’ouvrent l’une après l’autre.
lesson-step-none = Il n’y a pas d’étape { $number } : cette leçon compte { $count ->
    [one] une étape
   *[other] { $count } étapes
}.
lesson-next = Suivant
lesson-back = Précédent
lesson-finish = Terminer
lesson-done = Bravo : la leçon est terminée.
lesson-was-read = C’est tout.
lesson-result = Juste au premier essai et sans indice : { $right } sur { $count }.
lesson-passed = { $count ->
    [one] Une question a été passée sans bonne réponse : son étape est en pointillé ci-dessus.
   *[other] { $count } questions ont été passées sans bonne réponse : leurs étapes sont en pointillé ci-dessus.
}
lesson-to-text = Revenir à l’écriture
lesson-erase = Recommencer cette leçon
lesson-erase-yes = Effacer et recommencer
lesson-erase-no = Garder mes réponses
lesson-erase-sure = Vos réponses seront effacées. Si votre enseignant les attend, rendez-les-lui d’abord.
lesson-all-done = terminée
lesson-some-done = { $done } sur { $count }
lesson-teacher = Notes pour l’enseignant
lesson-broken = Cette leçon a un problème
lesson-no-such = Il n’y a pas de leçon « { $found } ».
lesson-not-kept = Votre progression n’a pas pu être enregistrée : stockage plein ou bloqué.
day-name = La position du jour
day-title = La position du { $date }
day-question = La même position pour tous, partout dans le monde.
day-explained = Revoici la position, avec l’explication.
day-go = La position d’aujourd’hui
day-see = Voir pourquoi
day-before = La position de la veille, expliquée
day-streak = { $days ->
    [0] Résolvez la position du jour pour commencer une série.
    [one] Série en cours : un jour.
   *[other] Série en cours : { $days } jours.
}
day-result = Nimlab, { $date } : position résolue { $tries ->
    [1] au premier essai
   *[other] au bout de { $tries } essais
}, { $hints ->
    [0] sans indice
    [1] avec un indice
   *[other] avec { $hints } indices
}
day-copy = Copier mon résultat
day-done = Bravo : position résolue.
day-passed = Vous avez continué sans résoudre cette position.
day-erase = Reprendre cette position
day-to-come = Ce jour n’est pas encore arrivé : sa position sera tirée au sort à 0 h, heure UTC.
front-games-inside = Kayles, Chomp, pions, pièces…
front-explore-inside = périodes et motifs
front-learn-inside = dix-sept leçons
front-class-inside = vos questions
front-games = Jeux
front-explore = Explorer
front-class = Pour votre classe
front-class-note = Composez une leçon avec vos propres questions, envoyez le lien, voyez qui a trouvé quoi. Pas de compte ; rien ne quitte votre appareil.
front-class-write = Écrire une leçon
front-class-answers = Voir les réponses d’une classe
hero-rule = Prenez autant d’allumettes que vous voulez dans un seul tas. Celui qui prend la dernière allumette gagne.
hero-turn = À vous : choisissez une allumette. Elle part avec toutes celles qui sont à sa droite.
hero-token = allumette { $token } sur { $size } : prend { $tokens }, il { $left ->
    [0] ne reste rien
   *[other] reste { $left }
}
explore-kayles = Kayles finit par se répéter
explore-kayles-note = Sur l’image, chaque couleur est une valeur de Grundy, douze par ligne : après les premières lignes, les colonnes ne changent plus. La page calcule la suite et démontre sa période.
explore-queen = La dame et le nombre d’or
explore-queen-note = Les cases perdantes de la dame de Wythoff se rangent tout près de deux droites.
explore-chomp = Chomp à trois lignes
explore-chomp-note = Toutes les positions perdantes à trois lignes d’au plus { $to } colonnes. On ne leur connaît aucune formule.
explore-pawns = Le jeu de Nim sur une grille
explore-pawns-note = Les nimbers d’un pion se répètent par blocs de trois sur trois.
front-learn = Apprendre
front-learn-note = De deux tas égaux aux démonstrations : dix-sept leçons, avec chaque fois quelques questions à résoudre sur le plateau. Et quatre travaux pratiques, en Python et en C.
front-learn-on = Continuer : { $title }
front-path-done = Vous avez fait toutes les leçons du parcours.
front-path-is-done = { $number }. { $title } – faite
front-path-is-next = { $number }. { $title } – la prochaine
front-path-is-begun = { $number }. { $title } – commencée
front-path-is-new = { $number }. { $title } – pas commencée
path-nim-1 = Deux tas égaux
path-nim-2 = Groupes de 4, 2 et 1
path-nim-3 = La nim-somme
path-sticks = Les bâtonnets : restes et périodes
path-sums = Sommes de jeux
path-kayles = Kayles : remplir le tableau
path-dawson = Une période démontrée
path-pawns = Pions et nimbers
path-wythoff = La dame de Wythoff
path-coins = Pile et face
path-corners = Les quatre coins
path-boards = Des dominos sur un plateau
path-chomp = Chomp : le premier coup
path-adding = Additionner des jeux différents
path-attractor = Attracteurs
path-minimax = Minimax
path-misere = La convention misère
front-learn-go = Commencer avec deux tas

ask-title = En faire une question
ask-say = Votre question
ask-say-what = Rédigez d’abord votre question ci-dessus : vous seul savez de quels nombres il s’agit, par exemple « Voici G(0) à G(3). Que vaut G(4) ? »
ask-kind = Ce que fait l’élève
ask-not-here = { $kind } (aucune victoire ne peut être forcée ici)
ask-hints = Indices
ask-move = trouve un coup gagnant
ask-moves = marque tous les coups gagnants
ask-win = gagne la partie
ask-outcome = dit qui gagne
ask-value = donne les valeurs
ask-fill = remplit le tableau
ask-next = dit ce qui vient ensuite
ask-formula = trouve une formule
ask-choice = choisit parmi vos réponses
ask-open = répond librement
ask-hints-none = aucun
ask-hints-theory = une idée
ask-hints-where = une idée, puis où regarder
ask-hints-which = jusqu’au coup lui-même
ask-more = Plus d’options
ask-each = Vérifier chaque nombre dès qu’il est saisi
ask-within = Nombre maximal de coups de l’élève (vide : sans limite)
ask-done = Étapes déjà faites (vide : aucune)
ask-fresh = Une position différente, de cette taille, pour chaque élève
ask-bad-number = Saisissez un nombre entier, au plus { $most }, ou laissez le champ vide.
ask-options = Réponses, une par ligne
ask-options-twice = Deux des réponses sont identiques.
ask-options-note = Commencez chaque bonne réponse par (x). Ces réponses figurent dans le lien. Pour les autres types de question, le lien ne contient pas la réponse : le solveur la trouve.
ask-note = La réponse est cachée, mais elle n’est pas secrète.
ask-add = Ajouter à ma leçon
ask-added = Question ajoutée. Nombre d’étapes de votre leçon : { $steps }.
ask-link = Lien avec la question
ask-added-counted = Question ajoutée. Nombre d’étapes de votre leçon : { $steps }. Sur le plateau de cette question, lignes et colonnes sont numérotées à partir de 0, comme dans les coups que citent vos commentaires.
ask-added-too-many = Question ajoutée. Votre leçon a maintenant { $steps } étapes ; le maximum est { $most } : il faudra en retirer avant de la distribuer.
task-rule = Les règles
task-sheet = Tableau de nombres
not-kept = Cette partie n’a pas pu être enregistrée : stockage plein ou bloqué.
draft-not-kept = Votre texte n’a pas pu être enregistré sur cet appareil : stockage plein ou bloqué.
lesson-copy-link = Copier le lien de la leçon
lesson-save = Enregistrer la leçon
lesson-open = Ouvrir une leçon

# What is handed in.
hand-in-title = Rendre mon travail
hand-in-early = { $left ->
    [one] Une question reste à résoudre. Vous pourrez rendre votre travail de nouveau plus tard : la nouvelle ligne remplacera celle-ci.
   *[other] { $left } questions restent à résoudre. Vous pourrez rendre votre travail de nouveau plus tard : la nouvelle ligne remplacera celle-ci.
}
hand-in-note = Toutes vos réponses vérifiées ou gardées tiennent en une ligne. Nimlab n’envoie rien : c’est vous qui transmettez cette ligne, par messagerie, formulaire ou courriel.
hand-in-name = Votre nom ou numéro (facultatif)
hand-in-line = La ligne à rendre
hand-in-copy = Copier la ligne
hand-in-copy-link = Copier le lien à rendre
hand-in-qr = Code QR
hand-in-qr-label = Code QR de mes réponses
hand-in-qr-long = Il y a trop de réponses pour un code QR ; copiez la ligne.
hand-in-save = Enregistrer dans un fichier

# The teacher's page.
class-title = Classe
class-about = Chaque élève rend une ligne. Vous voyez ici qui a trouvé quoi, les erreurs les plus fréquentes, et chaque réponse sur son plateau.
class-go = Ouvrir la page de la classe
class-lead = Collez ce que vos élèves ont rendu. Chaque réponse est vérifiée de nouveau ici, sur cet appareil ; rien n’en sort.
class-choose = Choisir une autre leçon
class-own = Vos leçons
class-own-count = { $count ->
    [one] une copie
   *[other] { $count } copies
}
class-open = Lien d’une leçon ou d’une question, ou ligne rendue par un élève
class-open-go = Ouvrir
class-open-own = Ces réponses se rapportent à une leçon qui n’est pas fournie avec Nimlab. Collez le lien de cette leçon, puis les réponses sur sa page.
class-open-wrong = Ce n’est ni le lien d’une leçon ou d’une question, ni une ligne rendue. Une telle ligne commence par NL1.
class-open-unkept = Ces réponses n’ont pas pu être enregistrées sur cet appareil : le stockage est plein ou bloqué. Ouvrez la page de la classe pour leur leçon, puis collez-les là : le tableau les montre tant que cette autre page est ouverte.
class-paste = Lignes rendues
class-paste-note = Autant de lignes que vous voulez, avec ce qui les entoure : on peut coller toute une conversation. Vous pouvez aussi déposer des fichiers ici.
class-add = Ajouter
class-files = Choisir des fichiers
class-camera = Scanner avec la caméra
class-camera-stop = Arrêter la caméra
class-camera-how = Présentez à la caméra le code QR affiché par l’élève. L’image ne quitte jamais cet appareil.
class-camera-picture = Image de la caméra
class-camera-refused = La caméra n’est pas autorisée ici. Autorisez-la pour ce site dans les réglages du navigateur, ou collez la ligne.
class-camera-missing = Cette page n’a accès à aucune caméra.
class-camera-unread = Ce navigateur ne sait pas lire les codes QR. Demandez plutôt la ligne ou le lien.
class-busy = Vérification des réponses…
class-lost = { $count ->
    [one] Une ligne conservée sur cet appareil ne correspond plus à cette leçon.
   *[other] { $count } lignes conservées sur cet appareil ne correspondent plus à cette leçon.
}
class-nothing = Ce texte ne contient aucune ligne commençant par NL1.
class-added = { $count ->
    [one] Une copie ajoutée.
   *[other] { $count } copies ajoutées.
}
class-replaced = { $count ->
    [one] Une copie en remplace une plus ancienne.
   *[other] { $count } copies en remplacent de plus anciennes.
}
class-known = { $count ->
    [one] Une copie figurait déjà dans le tableau.
   *[other] { $count } copies figuraient déjà dans le tableau.
}
class-more-problems = { $count ->
    [one] Une autre ligne n’a pas pu être comptée.
   *[other] { $count } autres lignes n’ont pas pu être comptées.
}
class-other-lesson = Cette ligne se rapporte à une autre leçon.
class-other-lines = { $count ->
    [one] La ligne { $lines } se rapporte à une autre leçon.
   *[other] Les lignes { $lines } se rapportent à une autre leçon.
}
class-other-open = L’ouvrir
class-other-own = { $count ->
    [one] Pour la voir
   *[other] Pour les voir
}, ouvrez ici le lien de cette leçon.
class-other-version = Cette ligne se rapporte à une autre version de la leçon ; elle ne compte pas.
class-code-broken = Cette ligne est incomplète ou a été modifiée. Elle ne compte pas ; redemandez-la.
class-code-newer = Cette ligne vient d’une version plus récente de Nimlab. Rechargez cette page pour la lire.
class-file = { $name } :
class-file-line = { $name }, ligne { $line } :
class-file-no-text = { $name } n’est pas un fichier texte ; il n’a pas été lu.
class-file-unread = Impossible de lire { $name }. Choisissez-le de nouveau.
class-file-too-long = Fichier trop volumineux, non lu : { $name }. La limite est de { $most } Mo.
class-too-long = C’est trop en une seule fois : le maximum est de { $most } Mo.
class-unkept = Ces réponses n’ont pas pu être enregistrées sur cet appareil : stockage plein ou bloqué. Enregistrez le tableau avant de partir.
class-nameless = Masquer les noms
class-details = Afficher temps et indices
class-order = Ordre
class-order-handed-in = ordre d’arrivée
class-order-name = par nom
class-order-fewest = le moins de bonnes réponses d’abord
class-csv = Enregistrer le tableau (CSV)
class-erase = Effacer les réponses à cette leçon
class-remove = Retirer cette copie
class-removed = La copie a été retirée. Elle revient si sa ligne est ajoutée de nouveau.
class-erase-all = Effacer toutes les copies rendues
class-erase-all-sure = Effacer tout ce qui a été rendu, pour toutes les leçons ? C’est irréversible.
class-erase-sure = Effacer tout ce qui a été rendu pour cette leçon ? C’est irréversible.
class-link = Pour vos élèves : lien et code QR
class-link-qr = Code QR du lien vers la leçon
class-package = Pour une plateforme pédagogique
class-package-note = Un paquet SCORM 1.2 pour Moodle et d’autres plateformes. Il ouvre la leçon à cette adresse et transmet à la plateforme l’achèvement et le score.
class-package-save = Enregistrer le paquet
class-table = Élèves et étapes
class-reader = Élève
class-marked = A marqué : { $moves }
class-pupil = Élève { $number }
class-cell = { $name }, étape { $number } : { $said }
class-step = Étape { $number }
class-at-once = Juste au premier essai
class-right-once = juste
class-right-after = juste au { $count }e essai
class-taken = rendu
class-none = aucune réponse valable
class-unjudged = n’a pas pu être vérifié
class-csv-open = pas encore
class-csv-wrong = Étape { $number }, réponses fausses
class-csv-hints = Étape { $number }, indices
class-csv-seconds = Étape { $number }, secondes
class-csv-answers = Étape { $number }, réponses
class-not-yet = { $count ->
    [one] pas encore, une réponse fausse
   *[other] pas encore, { $count } réponses fausses
}
class-device = (indices : { $hints }, temps : { $minutes } min { $seconds } s)
class-hints = { $count ->
    [one] un indice
   *[other] { $count } indices
}
class-legend = ✓ juste · ✓ 3 juste au troisième essai · ✗ 2 pas encore trouvé, deux réponses fausses · • rendu, non corrigé · – aucune réponse valable · ⊘ n’a pas pu être vérifié : rechargez la page. Choisissez un signe pour voir les réponses sur le plateau.
class-own-words = { $count ->
    [one] Étape { $number } : une réponse rédigée
   *[other] Étape { $number } : { $count } réponses rédigées
}
class-own-answer = { $name } : { $answer }
class-checked = Copies vérifiées : { $count }.
class-mistakes = Erreurs les plus fréquentes
class-readers = { $count ->
    [one] (un élève)
   *[other] ({ $count } élèves)
}
class-given = Réponse donnée : { $answer }
class-project = { $answer } : montrer à la classe
class-answers = Réponses à l’étape { $number }

# Une leçon devant la classe et sur papier

teacher-tools = Pour l’enseignant : vidéoprojecteur, corrigé
project-title = Vidéoprojeter
project-question = Question
project-answer = Montrer la réponse
project-hide = Masquer la réponse
project-undo = Annuler le coup
project-numbers = Les nombres donnés (✗ marque ceux qui sont faux) :
project-wrong-sum = Ce coup laisse une nim-somme de { $sum }, non nulle.
project-wrong-move = Ce coup ne gagne pas.
project-wrong-over = Ce coup met fin à la partie et la fait perdre.
project-reply = Réponse gagnante de l’adversaire : { $move }.
project-screen = Plein écran
project-leave = Quitter
sheet-title = Fiche à imprimer
sheet-key = Corrigé
sheet-lesson = La leçon
sheet-print = Imprimer
sheet-name = Nom
sheet-date = Date
sheet-set = tirage n° { $set }
sheet-qr = Code QR de la leçon
sheet-qr-long = Le lien est trop long pour être imprimé en code QR : il compte { $found } caractères, et on peut en lire { $most } au plus sur papier.
sheet-wrong = faux
sheet-working = Recherche de la réponse…
key-answer = Réponse
key-hints = Indices
key-mistakes = Commentaires sur les réponses fausses
key-otherwise = toute autre réponse fausse
answer-win = Le joueur qui a le trait gagne.
answer-loss = L’autre joueur gagne.
answer-with-move = Par exemple, avec ce coup : { $move }.
answer-value = { $name } : { $value }
answer-draw = Aucun des deux joueurs ne peut forcer la victoire.
answer-first-moves = { $count ->
    [one] Premier coup gagnant :
   *[other] Premiers coups gagnants :
}
answer-computer-loses = L’ordinateur commence et perd, quoi qu’il joue.
answer-formula = La formule doit donner ces nombres.
answer-or = ou
answer-believed = Ici, aucune réponse n’est juste ni fausse : on demande aux élèves ce qu’ils croient.
answer-lost = partie perdue
answer-late = partie gagnée en trop de coups
answer-open = Réponse libre, à lire par l’enseignant.
answer-move = { $move } ({ $written })

about-title = À propos de Nimlab
about-what = Nimlab { $version } joue aux jeux impartiaux, les résout et les explique. Tout est calculé dans votre navigateur, et rien n’en sort. Le code source est libre, sous les licences MIT et Apache 2.0.
about-repository = Le code source :
about-no-repository = Cette copie du site ne contient que le programme compilé et n’indique pas où trouver le code source : demandez-le à la personne qui la publie.
about-sources = La théorie vient de C. L. Bouton, « Nim, a Game with a Complete Mathematical Theory » (1901) ; R. K. Guy et C. A. B. Smith, « The G-values of Various Games » (1956) ; E. R. Berlekamp, J. H. Conway et R. K. Guy, Winning Ways ; J. H. Conway, On Numbers and Games ; T. E. Plambeck et A. N. Siegel, « Misère Quotients for Impartial Games » (2008).
about-cite = Pour citer un résultat, indiquez « Nimlab, version { $version } », la date et l’adresse de la page qui le montre : l’adresse contient toute la position.

# Termes : leurs formes, séparées par |, et leurs définitions
term-nim-sum = nim-somme|nim-sommes
define-nim-sum = La nim-somme ⊕ additionne en binaire, sans retenue : 3 ⊕ 5 = 6.
term-grundy-value = valeur de Grundy|valeurs de Grundy
define-grundy-value = La valeur de Grundy d’une position est le plus petit entier naturel qui n’est la valeur d’aucune de ses options. En convention normale, elle est nulle si et seulement si le joueur qui a le trait perd.
term-nimber = nimber|nimbers
define-nimber = Autre nom de la valeur de Grundy : la taille du tas de Nim auquel une position équivaut.
term-mex = mex
define-mex = Le mex (minimum exclu) d’un ensemble est le plus petit entier naturel qui n’en fait pas partie : mex { "{" }0, 1, 3{ "}" } = 2.
term-p-position = position P|positions P
define-p-position = Une position P est gagnée par le joueur précédent, celui qui vient de jouer : le joueur qui a le trait perd.
term-n-position = position N|positions N
define-n-position = Une position N (de l’anglais « next ») est gagnée par le joueur suivant, c’est-à-dire par celui qui a le trait.
term-attractor = attracteur|attracteurs
define-attractor = L’attracteur d’un joueur est l’ensemble des sommets d’où ce joueur peut forcer la victoire.
term-rank = rang|rangs
define-rank = Le rang d’un sommet est le plus petit nombre de coups, ceux des deux joueurs compris, qui suffit pour forcer la victoire.
term-pre-period = prépériode|prépériodes
define-pre-period = La prépériode est le plus petit n à partir duquel la suite est périodique.
term-period = période|périodes
define-period = La période est le plus petit p > 0 tel que, à partir d’un certain n, la suite se répète de p en p, à l’identique ou augmentée chaque fois d’une même constante, le saltus.
term-saltus = saltus
define-saltus = Le saltus s est la quantité dont les valeurs augmentent à chaque période : G(n + p) = G(n) + s.
