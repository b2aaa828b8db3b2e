# Whose turn it is and what to do, as players read it: "Your turn: roll", "Leo's turn: 6 and 3".

turn = { $who ->
    [you] Your turn: { $task }
   *[other] { $name }'s turn: { $task }
}
roll = roll
draw = draw
choose-card = play a card
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
