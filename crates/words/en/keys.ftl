# The keys that the board knows.

heard = These keys are heard during a game, except in a dialog or where you type. A button with the focus keeps arrows, Enter and Space to itself.

# Keys as they are called on keyboards, and what they do.
right-left = Right, Left
right-left-does = A space forward along your way, a space back
up-down = Up, Down
up-down-does = The other way, where ways part or meet
home-end = Home, End
home-end-does = Where your pawns wait, and home
page-down-up = Page Down, Page Up
page-down-up-does = The next that can be chosen, the one before
enter-or-space = Enter or Space
enter-or-space-does = Roll or draw; select a pawn, or move it
escape = Escape
escape-does = Deselect the pawn

letters = Letter keys
control = Ctrl+Z, Ctrl+Y
# A letter, and the same with the Shift key.
with-shift = { $letter }, Shift+{ $letter }
pawns = Your next pawn, the one before
beside = The next card, player or button beside the board, the one before
undo-redo = Undo, and play it again
read-board = Read the board
read-dice = Read the dice or the card
read-moves = Read the moves; open or close their list
read-last = Read what has happened since your last turn
read-turn = Whose turn is it?
this-list = This list

speech-about = A screen reader can be given sentences, or as few words as possible.
speech = Screen reader
