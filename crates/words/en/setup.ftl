# The form that sets up a game, and the dialog that changes who sits where.

game = Game
# Of an edition.
players-and-minutes = { $fewest } to { $most } players, { $shortest } to { $longest } minutes
options = Options
more = More
start = Start game

# Who sits at a seat.
person = Person
empty = Empty
name = Name
name-of = { $colour }'s name
whoever-sits = Whoever sits down goes on with the game as it stands.

seating = Seating
show-targets = Show targets
play-forced = Play forced moves
help = Help for each player
help-about = Targets are the pawns that can move and the places they can go. Only moves are played by themselves, and said.

dice = Dice
real-dice = With real dice you tap what was thrown; the page is board and referee.
real-cards = With real cards you tap the one that was turned; the page is board and referee.
real-cards-of-people = The page draws for bots from the same pile: put their cards aside, too.

match-points = Points of a match
match-points-about = Games follow one another until somebody has so many. Left empty, one game is played.
seed = Seed of the dice
seed-about = The same number gives the same dice. Left empty, one is drawn.
