# Answers to a tap on a pawn, a space or a die that cannot be played, where the rules themselves give no reason.
# No full stop: the page may put a note after it.

tap-marked = Choose a marked space
tap-card = Choose a card from your hand first
cannot-go-there = No move leads there now: try one of the marked spaces
none-gets-there = None of your pawns gets there now
none-can-go = No move for this pawn with { $numbers }: try one on a bright disc
# A card of the hand was dropped where it cannot be played, and where it can only be discarded.
card-beside = Play this card on a marked space
card-for-pile = No pawn can use this card: drop it on the pile to discard it
only-out = { $way ->
    [barred] A pawn of your own stands where this one comes out: now only { $needed } brings it out
   *[free] Only { $needed } brings a pawn out
}
this-pawn = { $why ->
    [home] This pawn would go past home, which needs an exact count
    [at-home] This pawn is home: try another pawn
    [barred] A pawn of your own stands where this one comes out
   *[own] A pawn of your own stands where this one would end
}
# A rival's pawn was pointed at, by the only person and by one of several.
not-your-pawn = That is { $name }'s pawn. You play { $own }
not-their-pawn = That is { $name }'s pawn. It is { $own }'s turn
# The chosen pawn cannot go where a rival's pawn was pointed at, and why.
rival-there = That is { $name }'s pawn. { $refusal }
# A pawn was pointed at before the roll.
roll-first = Roll first
draw-first = Draw a card first
# A hint was asked for.
nothing-to-choose = There is only one move, so there is nothing to choose
# A die was tapped that cannot be chosen.
die-is-played = This { $number } has been played: use another number
bonus-first = Use the bonus of { $count } first
play-first = Play the { $first } first: then the { $number } can follow
die-leads-nowhere = { $number } cannot be played on its own now: use another number
