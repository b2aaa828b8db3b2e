# What is wrong with a record, the text of a whole game. What stands in quotation marks is written so in every
# language.

at = line { $line }, column { $column }: { $message }
too-long = expected at most { $most } bytes, found { $found }

## What was expected, after "expected".

version = version 1, the only one known
first-line = "turnout 1", the only version known
player = a seat's letter, "=" and who sits there
seats = seats once each, in turn order
seats-in-play = seats in play once each, in turn order
seat-in-play = a seat in play
person-or-bot = "person" or the name of a bot
# A player's name.
name = a name, spaces written as %20
seed = a whole number below 2^64
salt = 32 digits from 0 to 9 and a to f
# How often a play was taken back.
how-often = how often, a whole number from 1
points = points, a whole number from 1 to { $most }
seat-points = a seat's letter, "=" and points
scored-game = a game that is scored
# What chance has brought: a throw, a card.
outcome = what came, then ":"
outcome-now = an outcome that can come now
steps = a space and the steps
complete-play = the play of the line before to be complete
not-over = another line of play: the game is not over
end-winner = "end winner=...", since the game is over
end = "end ...", since the game is over
nothing-more = nothing after the end
