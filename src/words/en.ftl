# The house

skip = Skip to the content
language = Language
theme = Colours
theme-system = Automatic
theme-light = Light
theme-dark = Dark
theme-projector = Projector
link-copy = Copy link
link-copied = Link copied
link-not-copied = Not copied: take it from the address bar
share = Share
keys = Keys
close = Close
pick-play = Play
news-missing = What Nimlab computes with could not be loaded: check the connection. A newer version may also be there.
news-reload = Load it
news-slices = Nimlab could not start its computations in the background, so it computes on the page. Everything works, long computations more slowly.
tabs = Panels
tab-play = Play
tab-why = Why
tab-sequence = Sequence
answers-hidden = The answers for this position are hidden.
answers-reveal = Show them
tab-misere = Misère
tab-atlas = Atlas
embed-open = Open in Nimlab

page-waiting = On its way …
page-missing = This part of Nimlab has not arrived. Check the connection; what was open is still here.
page-missing-first = This part of Nimlab has not arrived. Check the connection.
page-again = Try again
words-missing = The French version has not arrived. Check the connection.
dialog-missing = This dialog has not arrived. Check the connection.

# A link that cannot be read

broken-title = This link cannot be read
broken-text = The link, to be mended
broken-more = … and { $errors } more.
broken-open = Open
broken-nearest = The nearest link that works:
broken-front = To the front page
link-too-long = The link is longer than { $most } characters.
link-not-a-link = A Nimlab link begins with #/v1/ and the name of a system, as in #/v1/heaps/0.77/7+5.
link-version = This page reads links of version v1; this one says “{ $found }”.
link-system = There is no system called “{ $found }”.
link-missing = The link ends too early: after the system come the game and the position, as in #/v1/heaps/0.77/7+5.
link-too-many-parts = There is too much after the position: “{ $found }”.
link-no-value = “{ $found }” has no value: write key=value.
link-key = There is no key “{ $found }”.
link-value = “{ $found }” is not a value for { $key }. Allowed: { $allowed }.
link-contradiction = The key { $key } stands twice and says two different things.
link-at = There { $moves ->
    [one] is { $moves } move
   *[other] are { $moves } moves
} in the link; { $found } is beyond the last.

# The front page

front-title = Games that can be solved
front-lead = Play against the computer, ask why you won or lost, and send the position to somebody. On the small boards here you can make the first move at once. Everything is computed in your browser; nothing is sent anywhere.
front-go-on = Go on: { $title }
front-left = Games you left
front-older = { $games ->
    [one] One older game
   *[other] { $games } older games
}
front-title-of = { $title }, { $moves ->
    [0] at the beginning
    [one] after { $moves } move
   *[other] after { $moves } moves
}
kept-title = Kept on this device
kept-note = { $games ->
    [0] Nothing but your language and colours is kept, and only here.
    [one] { $games } game is kept, and only here.
   *[other] { $games } games are kept, and only here.
}
kept-save = Save the games as a file
kept-open = Add games from a file
kept-erase = Erase all
kept-sure = Erase all games, the language and the colours on this device?
kept-yes = Erase
kept-no = Keep them
kept-erased = All that was kept is erased.
kept-added = { $games ->
    [one] { $games } game was added.
   *[other] { $games } games were added.
}
kept-refused = This device does not take the games: its storage is full, or forbidden to this page.
kept-no-room = { $games } added; for { $left-out } more there is no room. Erase some first, or play on: the oldest go.
kept-no-game = There is no game in that file.
own-code-note = Any octal code, such as 0.137, 4.77 or { "0.[3]" }, or a set of numbers that may be taken: { "{" }1, 3, 4{ "}" }.

# Playing

move = Move
board-label = Board
panel-label = Panel
stepper = Back and forth in the game
undo = Undo
redo = Redo
step-first = First position
step-back = One move back
step-forward = One move forward
step-last = Last position
new-game = New game
hint = Hint
hint-move = Hint: { $move }
hint-none = No hint helps here: every move loses against perfect play.
hint-unknown = No hint: the outcome of this position is not known.
hint-draw = No hint: nobody can force a win from here, and nobody need lose.
hint-computing = Looking for a hint …
values-hide = Hide answers until I ask

players = Players
players-human-computer = You begin
players-computer-human = The computer begins
players-human-human = Two people
players-computer-computer = Two computers
level = Level
level-beginner = 1 · beginner
level-medium = 2 · medium
level-expert = 3 · expert
level-perfect = 4 · perfect
pairing-you = you against the computer, level { $level }
pairing-people = two players
pairing-computers = computer against computer, level { $level }
computers-pause = Pause
computers-go = Go on

rule-normal = Who cannot move loses
rule-misere = Who makes the last move loses

turn-you = Your turn
turn-computer = The computer is choosing a move
turn-player = Player { $number } to move
turn-computer-number = Computer { $number } is choosing a move
turn-looking-back = The computer has moved from here
turn-paused = The computers wait
turn-thinking = The computer is thinking: { $positions } positions looked at
won-you = You have won!
won-computer = The computer has won.
won-player = Player { $number } has won!
won-computer-number = Computer { $number } has won.
drawn = Nobody wins.
told-you = You: { $move }
told-computer = Computer: { $move }
told-guess = (A guess: it could not work out who wins there.)
told-player = Player { $number }: { $move }
told-computer-number = Computer { $number }: { $move }

moves = Moves
moves-none = No move yet.
variations = Variations

seed-more = More
seed = Seed
seed-note = With the same number the computer makes the same choices again. Leave it empty for chance.
seed-wrong = A seed is a whole number from 0 to 18446744073709551615, or nothing.
new-game-start = Begin
new-game-wrong = Please mend the field marked above first.

# After the game

review-ask = Where did it go wrong?
ending = The end of the game
rematch = Rematch
rematch-computer = Rematch: the computer begins
rematch-you = Rematch: you begin
review-looking = Looking for the move that lost …
review-missed = Move { $number }, { $played }, gave the win away. This would have won: { $winning }
review-no-chance = The loser never had a winning move: the position was lost from the beginning against perfect play.
review-unknown = Where the game was lost is not known.
review-show = Show that position

# Choosing a move, and reasons

setup-rule = Rule
# Moves and reasons

how-keys = Keys: arrows and Enter.
type-move = Or type the move
type-play = Play it
verdict-win = Who is to move wins.
verdict-loss = Who is to move loses.
verdict-unknown = Not known
grundy-value = Grundy value
nim-sum = Nim-sum
binary-title = Values in binary
winning-moves = { $count ->
    [0] No winning move
    [one] One winning move
   *[other] { $count } winning moves
}
show-more = Show { $count } more
and-more = … and { $count } more.
mex-there = is there
mex-missing = is missing
why-over-normal = The game is over: who should move cannot, and loses.
why-over-misere = The game is over: who should move cannot, and wins.

# Computing

computing = Computing …
computing-done = { $done ->
    [one] { $done } step so far
   *[other] { $done } steps so far
}
computing-lost = The computation was lost, most likely for want of memory. Nothing else is affected.
computing-stopped = The computation was stopped.
compute = Compute
cancel = Cancel
go-on = Go on: twice as far
begin-again = Begin again
refused-too-long = { $asked } is too far: at most { $most }.
refused-memory = This needs about { $megabytes } MB of memory: more than there is for it here.

# Sharing

share-title = Share what you see
share-link = Link
share-copy = Copy
share-copied = Copied.
share-not-copied = The browser does not let this page copy: mark the text and copy it yourself.
share-copy-text = Copy as text
share-sheet = Share …
share-hidden = Keep answers hidden until they are asked for
share-language = In the language I am reading
share-long = The link has { $length } characters. Some programs cut those of more than 2,000; a file keeps the game whole.
share-qr = QR code of the link
share-qr-large = Full screen
share-qr-long = The link is too long for a QR code: save the game as a file.
share-embed = In a page of yours
share-embed-note = These lines show the board in another page, and it can be played there.
share-file = As a file
share-save = Save the game
share-open = Open a saved game
share-no-game = There is no game in that file.

# Keys

keys-title = Keys
keys-everywhere = Tab goes from one thing to the next; Enter or the space bar presses a button; the arrow keys go about on a board; Escape closes what is open.
keys-board = On this board.
keys-single = Single keys
keys-on = Single keys work
keys-note = This is kept on this device. Switch them off if you speak to the page, or if keys are pressed by mistake.

# The native command

cli-sparse-tail = The sparse method is for codes that end; this one has a repeating tail.
cli-limit-wrong = The limit is a whole number from 0 to { $most }.
cli-usage = Usage: { $usage }
cli-method = There is no such method. Allowed: { $allowed }.
cli-file = The file { $name } cannot be read: { $why }
