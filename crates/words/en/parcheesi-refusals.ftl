# Parcheesi: why a step is not allowed, after the number of the rule: "C-12: Red's blockade stands on G9".

## Before anything is played.

third-doublet = the third doublet of a turn is not played. Your turn ends

## What would be spent.

undersides = the undersides count only when no pawn is in the nest at the roll. Use the numbers on top
only-bonuses = the dice of this roll are played or forfeited, only bonuses are left. Use a bonus

## Who stands in the way, or where the step would end. "own" is said of the mover's.

mates = { $space ->
    [none] two pawns that were a blockade may not come together again in the same turn. Try another move
   *[other] two that were a blockade at the roll may not come together again on { $space } in it
}

## What the throw obliges to.

must-play-last = you must use the die that is left, and after this move it could not be used. Try another pawn first
must-play = you must use { $most } dice, and after this move { $found ->
    [0] none could be used
   *[other] only { $found } could be used
}. Try another pawn first
must-break = { $space ->
    [none] your blockade has stood too long and must be broken up. Move one of its pawns first
   *[other] { $colour }'s blockade on { $space } is due and can be broken; after this step it could not
}
must-break-several = { $spaces ->
    [none] your blockades have stood too long: break up as many as you can. Move one of their pawns first
   *[other] { $colour }'s blockades on { $spaces } are due; after this step fewer of them could be broken
}
