# Dice thrown and cards turned by people, who tell the page what came; how people sit round the screen.

# Whose dice are thrown by hand, as a choice: of dice, and of cards.
page-throws = The page throws
people-throw = We throw our own dice
people-throw-for-all = We throw for the bots too
page-draws = The page draws
people-turn = We turn our own cards
people-turn-for-all = We turn for the bots too

# Why a game in which hands are hidden cannot be played so.
hidden = { hidden-reason }.
hidden-reason = Nobody else may see the cards that are drawn into a hand, so the page draws them

# The question; of who acts themselves, or of a bot.
which-card-you = Which card did you turn?
which-card = Which card did { $colour } turn?
which-throw-you = What did you throw?
which-throw = What did { $colour } throw?

# The dice, each as a group of numbers to tap.
red-die = Red die
white-die = White die
only-die = Die
first-die = First die
second-die = Second die

## How people sit round the screen, as a choice.

shared = Shared view
pass = Pass it round
round = Round the table
