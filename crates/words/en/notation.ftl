# What is wrong with a line of notation: a position, a step, a play, a name of a ruleset, a text of lessons.
# What stands in quotation marks, and words such as `winner`, are written so in every language.

expected = expected { $what }, found "{ $found }"
# The line ends too early.
expected-more = expected { $what }, found nothing
by-rule = { $message } ({ $rule })
at-column = column { $column }: { $message }

## What was expected, of all games.

# Written exactly so.
so = "{ $written }"
fields = fields with one space between them
turn = a space and whose turn it is
pair = key=value
keys = keys once each, in alphabetical order
placement = a seat's letter, ":" and its pawns
# The letters, with spaces between.
seat = a seat's letter ({ $known })
seat-once = each seat once
seat-in-play = a seat in play
winners = winners once each, in turn order
throw = a throw such as 6-3, the higher die first
line-end = the end of the line, since the play is complete
throw-to-play = a position with a throw to be played
winner-over = winner=... when the game is over
winner-home = a winner whose pawns are all home
one-winner = one winner
no-winner-yet = no winner while somebody is to act
has-won = - and winner=..., since { $colour } has won

expected-pawns = expected { $all } pawns, found { $found }

## Names of rulesets, such as "pollyanna-1951+partners".

expected-ruleset = expected a ruleset ({ $known }), found "{ $found }"
expected-options = expected options once each, in alphabetical order
options = { $edition } knows { $known }, not "{ $option }"
no-options = { $edition } knows no option, not "{ $option }"
option-values = { $edition } knows { $known }, not "{ $choice }"
printed-value = "{ $choice }" is the printed rule: leave it out

## Texts of lessons.

no-lesson-line = line { $line } is none of a lesson
lesson-not-whole = "{ $title }" is not whole
