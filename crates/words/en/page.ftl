# The page round a board: tools, settings.

undo = Undo
take-back = Take back
hint = Hint
rules = Rules
new-game = New game
log = Log
more = More
language = Language

language-missing = { $language } could not be loaded: { $reason }.
