# Parcheesi: why a step is not allowed, after the number of the rule: "C-12: Red's blockade stands on G9".

## Before anything is played.

third-doublet = the third doublet in one turn is not played. Your turn ends

## What would be spent.

undersides = with a pawn in the nest at the roll, the undersides of the dice do not count. Use the numbers on top
only-bonuses = no dice of this roll are left, only bonuses. Use a bonus

## Who stands in the way, or where the step would end. "own" is said of the mover's.

mates = { $space ->
    [none] a blockade cannot move on as a pair: its two pawns may not meet again with this roll. Try another move
   *[other] two that were a blockade at the roll may not come together again on { $space } in it
}

## What the throw obliges to.

must-play-last = you must use the die that is left if you can, and after this move no pawn could. Try another pawn first
must-play = you must use { $most } dice, and after this move { $found ->
    [0] none could be used
   *[other] only { $found } could be used
}. Try another pawn first
must-break = { $space ->
    [none] your blockade has stood too long and must be broken up. Move one of its two pawns first
   *[other] { $colour }'s blockade on { $space } must be broken up, and after this step it could not be
}
must-break-several = { $spaces ->
    [none] your blockades have stood too long: break up as many as you can. Move one of their pawns first
   *[other] { $colour }'s blockades on { $spaces } must be broken up, and after this step fewer of them could be
}
