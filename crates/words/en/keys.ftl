# The keys that the board knows.

heard = These keys are heard while the board has the focus.

# Keys as they are called on keyboards, and what they do.
right-left = Right, Left
right-left-does = A step on along your way, a step back
up-down = Up, Down
up-down-does = The other way, where ways part or meet
home-end = Home, End
home-end-does = Where your pawns wait, and home
page-down-up = Page Down, Page Up
page-down-up-does = The next that can be chosen, the one before
enter-or-space = Enter or Space
enter-or-space-does = Throw or draw; take a pawn up, or set it down
escape = Escape
escape-does = Let the pawn go

letters = Letter keys
# A letter, and the same with the Shift key.
with-shift = { $letter }, Shift+{ $letter }
pawns = Your next pawn, the one before
read-board = Read the board
read-dice = Read the dice or the card
read-moves = Read the moves; open or close their list
read-last = Read what has happened since your last turn
read-turn = Whose turn is it?
this-list = This list

speech-about = What is said aloud by a screen reader may be sentences, or as few words as will do.
speech = Speech
