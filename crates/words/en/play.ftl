# A game being played: the board and what lies beside it. The word on the button that rolls or draws is in the file of the game:
# race.ftl, annie.ftl, sorry.ftl.

board = Board
spaces = Spaces
# What the keys are on; a screen reader says it after the name of the space.
space = space
moves = Moves
# The button that opens the list of moves.
moves-count = { $count ->
    [0] Moves
    [1] Moves
   *[other] Moves ({ $count })
}
game-log = Game log
# The button for a turn without a legal move.
pass = Pass
# What is left of the things that players collect, such as stars, follows.
supply = Still to win:
danger = Threats

# A play follows, and why it is good.
hint = Hint:
# In the place of "Hint:", before a play that is not the best.
another-play = Instead:
# Above the best plays, each a button with its chance: "17 of 100".
chances = Games won from here; press to see
rank = { $number ->
    [1] Best
    [2] Second
   *[other] Third
}
why = Why?
close-hint = Close hint

# On the panel of a player: the dice thrown to see who begins, such as "6 and 3".
threw = rolled { $dice }
# The only person at the table.
you = You
# A player has to be chosen.
choose = Choose { $colour }

# A die: its face, and which one it is.
die = { $look ->
    [underside] { $face }, underside
    [red] { $face }, red die
    [white] { $face }, white die
   *[plain] { $face }
}
die-played = { die }, played
# The button that chooses a die to move a pawn by.
choose-die = Die { $die }
# Cards like this one that are in the pile.
left = { $count } left
card-left = { $card }: { left }

# The screen is passed to this player.
your-turn = { $name }, your turn
# The hand is hidden until its owner has the screen.
pass-to = Pass to { $name }
# The screen lies flat, so that all could see the hand.
look-away = The others look away
show-hand = Show { $colour }'s hand
hand = { $colour }'s hand

cards-to-come = Cards still to come
card = Card
cards-left = Left
card-does = What it does

# Before the rolls that decide who begins.
highest-goes-first = Everyone rolls once. The highest goes first.

# Cues of a first game, each shown once.
cue-pawn = { press } { $count ->
    [one] the pawn on the bright disc
   *[other] a pawn on a bright disc
}
press = { $input ->
    [touch] Tap
    [mouse] Click
   *[any] Choose
}
cue-capture = { $capture ->
    [bump] Land here to bump
   *[take] Land here to capture
}
cue-hourglass = { $blockade }. Then it must be broken up.
tap-to-read = { press } a space to read it.
