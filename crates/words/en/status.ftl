# Whose turn it is and what to do, as players read it: "Your turn: roll", "Leo's turn: 6 and 3".

turn = { $who ->
    [you] Your turn: { $task }
   *[other] { $name }'s turn: { $task }
}
roll = roll
draw = draw
# With doublets the numbers below the dice are played as well.
undersides = undersides { $undersides }
with-undersides = { $dice }, { undersides }
# A hand gets its next card without anybody drawing it.
gets-card = a new card comes
choose-card = play a card
# No card of the hand can be played.
discard-card = none fits, discard one
# A bonus to use.
bonus = bonus of { $steps }
# Each player gets five cards.
dealing = The cards are dealt
# Nobody has been found who goes first.
who-first = Who goes first?
