# Parcheesi: why a step is not allowed, after the number of the rule: "C-12: Red's blockade stands on G9".

## Before anything is played.

third-doublet = the third doublet of a turn is not played

## What would be spent.

undersides = the undersides count only when no pawn is in the nest at the roll
only-bonuses = the dice of this roll are played or forfeited, only bonuses are left

## Who stands in the way, or where the step would end. "own" is said of the mover's.

mates = { $space ->
    [none] two pawns that were a blockade may not come together again in the same turn
   *[other] two that were a blockade at the roll may not come together again on { $space } in it
}

## What the throw obliges to.

must-play-last = you must use the die that is left, and after this move it could not be used. Try another pawn first
must-play = you must use { $most } dice, and after this move { $found ->
    [0] none could be used
   *[other] only { $found } could be used
}. Try another pawn first
must-break = { $space ->
    [none] you must break up your blockade that is due, and this move would stop that. Try another pawn first
   *[other] { $colour }'s blockade on { $space } is due and can be broken; after this step it could not
}
must-break-several = { $spaces ->
    [none] you must break up as many blockades that are due as you can. Try another pawn first
   *[other] { $colour }'s blockades on { $spaces } are due; after this step fewer of them could be broken
}
