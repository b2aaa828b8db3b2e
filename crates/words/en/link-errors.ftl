# Errors of links to whole games, each the end of a sentence: "The link cannot be opened: it leads to ...".

too-long = a link has at most { $most } characters, and this one has { $found }
version = this Turnout opens a link of version { $known }, and this one begins with "{ $found }"
digits = its character { $at } is wrong: expected letters, digits, - and _
damaged = it was damaged or cut off on the way
cut-off = the end of the game is missing
more = there is more in it than one game

game = this version of Turnout does not know its game
options = it names rules that this game does not have
many-made = its game has { $found } rolls and moves, and { $most } are the most
over-early = its game is over after { $made } rolls and moves, but it lists { $all }
not-over = it says that its game is over, but nobody has won yet
not-by-rules = a move in it breaks the rules of the game
no-scores = it belongs to a match, and this game has no matches
points = its match is played to { $found } points; { $least } to { $most } are possible
name-no-text = a player's name in it cannot be read
name-unfit = a player's name in it cannot be shown

# When a link is made.
another-game = it leads to another game
too-big = this game is too long: it takes { $found } characters, and a link has at most { $most }
