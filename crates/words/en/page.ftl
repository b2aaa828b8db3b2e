# The page round a board: head, tools, notices.

# A step back in the game; on a phone there is room for five letters.
undo = Undo
# How far Undo goes, or went, where others have played since.
undo-reach = { $rounds ->
    [one] Back to your last choice: 1 round
   *[other] Back to your last choice: { $rounds } rounds
}
redo = Redo
hint = Hint
rules = Rules
new-game = New game
home = Home
threats = Threats
menu = Menu
go-back = Go back a move
log = Log
keys = Keyboard shortcuts
players = Players
about = About
replay = Replay
share = Share
cards = Cards
close = Close
# Opens the rest of a list of buttons.
more = More

notices = Notices
dismiss = Dismiss
# The file of a game that could not be read.
download-it = Download it
# While a language, lessons or what the bots have learned is on its way; and to fetch it again.
loading = Loading…
try-again = Try again
newer = A new version of Turnout is ready. Your games stay as they are.
update = Update now
