# Dice thrown and cards turned by people, who tell the page what came.

# Whose dice are thrown by hand, as a choice: of dice, and of cards.
page-throws = Virtual dice
people-throw = Our own dice
people-throw-for-all = Our own dice, for the bots too
page-draws = Virtual cards
people-turn = Our own cards
people-turn-for-all = Our own cards, for the bots too

# Why a game in which hands are hidden cannot be played so.
hidden = { hidden-reason }.
hidden-reason = Nobody else may see the cards of a hand, so the cards are virtual

# The question; of who acts themselves, or of a bot.
which-card-you = Which card did you turn?
which-card = Which card did { $colour } turn?
which-throw-you = What did you roll?
which-throw = What did { $colour } roll?

# The dice, each as a group of numbers to tap.
red-die = Red die
white-die = White die
only-die = Die
first-die = First die
second-die = Second die

# Told by hand: what people threw or turned.
no-such-throw = There is no such roll
cannot-come = "{ $outcome }" cannot come now
