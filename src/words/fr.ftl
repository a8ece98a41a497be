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
news-missing = Ce avec quoi Nimlab calcule n’a pas pu être chargé : vérifiez la connexion. Il se peut aussi qu’une nouvelle version soit là.
news-reload = La charger
news-slices = Nimlab n’a pas pu lancer ses calculs en arrière-plan : il calcule dans la page. Tout fonctionne, les longs calculs plus lentement.
tabs = Panneaux
tab-play = Jouer
tab-why = Pourquoi
tab-sequence = Suite
answers-hidden = Les réponses pour cette position sont cachées.
answers-reveal = Les montrer
tab-misere = Misère
tab-atlas = Atlas
embed-open = Ouvrir dans Nimlab

# Un lien illisible

page-waiting = Chargement …
page-missing = Cette partie de Nimlab n’est pas arrivée. Vérifiez la connexion ; ce qui était ouvert est toujours là.
page-missing-first = Cette partie de Nimlab n’est pas arrivée. Vérifiez la connexion.
page-again = Réessayer
words-missing = La version anglaise n’est pas arrivée. Vérifiez la connexion.
dialog-missing = Cette fenêtre n’est pas arrivée. Vérifiez la connexion.

broken-title = Ce lien est illisible
broken-text = Le lien, à corriger
broken-more = … et { $errors } autres.
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
variations = Variantes

seed-more = Autres réglages
seed = Graine
seed-note = Avec le même nombre, l’ordinateur refait les mêmes choix. Laissez vide pour le hasard.
seed-wrong = Une graine est un nombre entier de 0 à 18446744073709551615, ou rien.
new-game-start = Commencer
new-game-wrong = Corrigez d’abord le champ signalé plus haut.

# Après la partie

review-ask = Où la partie a-t-elle basculé ?
ending = La fin de la partie
rematch = Rejouer
rematch-computer = Rejouer : l’ordinateur commence
rematch-you = Rejouer : vous commencez
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

# La commande

cli-sparse-tail = La méthode « sparse » est faite pour les codes finis ; celui-ci se répète sans fin.
cli-limit-wrong = La limite est un nombre entier de 0 à { $most }.
cli-usage = Usage : { $usage }
cli-method = Cette méthode n’existe pas. Permis : { $allowed }.
cli-file = Impossible de lire le fichier { $name } : { $why }
