# The bots: what they are called, what a hint says beside its reasons, and why one cannot be asked.

easy = Easy bot
medium = Medium bot
hard = Hard bot
expert = Expert bot

# A play of several steps, one after the other.
then = { $steps }, then { $step }
# A play of a card from a hand.
by-card = Play card { $card }. { $play }
# A hint where there is nothing to choose.
only-move = It is your only move
same-result = All your moves come to the same thing

## What is wrong with a question to a bot, or with what it has learned.

expected-level = expected a bot's level ({ $known }), found "{ $found }"
expected-seat = expected a seat's letter, found "{ $found }"
expected-decision = expected a decision of { $colour }
not-playing = { $colour } does not play
nothing-to-decide = there is nothing to decide
expected-whole-play = expected a whole play, not its beginning
# A step of the play so far.
step-at = step at { $column }: { $message }
unknown-weights = expected weights of a game that is known
weights-head = expected weights that begin with "{ $head }"
weights-bytes = expected { $expected } bytes of weights, found { $found }
review-needs-net = the review needs the weights of this game, which have not loaded
