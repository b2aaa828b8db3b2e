# The home page.

play = Play
go-on = Continue
games = Games
play-game = Play { $title }
# How long it takes to learn a game: "five minutes".
learn-in = Learn in { $time }

# Who plays the game that "Play" starts.
against-bots = { $count ->
    [one] You against one bot
   *[other] You against { $count } bots
}
people = { $count ->
    [one] One player
   *[other] { $count } players
}

# The sheet that a game's card opens.
edition = Edition
who-plays = Who plays?
against-computer = Me against the computer
family-round = Family round this screen
players = Players
your-colour = Your colour
how-strong = How strong
name-of-player = Name of player { $number }
start = Start game
# The family that played before the last game.
again-with = Again with { $names }
more-options = More options
# The number of moves to try again.
try-again = { $count ->
    [one] One move to try again
   *[other] { $count } moves to try again
}
exercises = Exercises
