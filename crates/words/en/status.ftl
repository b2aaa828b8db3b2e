# Whose turn it is and what to do, as players read it: "Your turn: roll", "Leo's turn: 6 and 3".

turn = { $who ->
    [you] Your turn: { $task }
   *[other] { $name }'s turn: { $task }
}
roll = roll
draw = draw
choose-card = play a card
# No card of the hand can be played.
discard-card = discard a card, since none can be played
# A bonus to use.
bonus = bonus of { $steps }
# Nobody has been found who goes first.
who-first = Who goes first?
# How the game ended.
won = { $who ->
    [you] You win!
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
}
you-won-with = You and { $names } win!

# What the others did to the reader since their last turn, in one sentence.
captured-yours = { $capture ->
    [bump] { $count ->
        [one] { $names } bumped your pawn
       *[other] { $names } bumped { $count } of your pawns
    }
   *[take] { $count ->
        [one] { $names } captured your pawn
       *[other] { $names } captured { $count } of your pawns
    }
}
swapped-yours = { $names } changed places with you
took-yours = { $names } took { $count } { $things } from you
lost-yours = You lost { $count } { $things }
