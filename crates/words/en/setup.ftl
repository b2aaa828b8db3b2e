# The form that sets up a game, and the dialog that changes who sits where.

game = Game
# Of an edition.
players-and-minutes = { $fewest } to { $most } players, { $shortest } to { $longest } minutes
# The same, where the length is not known.
fewest-to-most = { $fewest } to { $most } players
options = Options
more = More
start = Start game

# Who sits at a seat.
person = Person
empty = Empty
name = Name
name-of = { $colour }'s name
whoever-sits = You can swap players at any time.

show-targets = Highlight moves
play-forced = Auto-play forced moves
help = Help for each player
help-about = Highlighted are the pawns that can move and the spaces they can go to. A forced move is the only one there is: it is played and said.

dice = Dice
real-dice = With real dice you enter what you rolled; this screen is board and referee.
real-cards = With real cards you enter the card you turned; this screen is board and referee.
real-cards-of-people = For bots the cards are virtual, from the same pile: put those cards aside, too.

match-points = Play to ... points
match-points-about = Keep playing until someone reaches this score. Leave blank for one game.
seed = Dice seed
seed-about = The same number gives the same dice. Leave blank for random.
