# Parcheesi: why a step is not allowed, after the number of the rule: "C-12: Red's blockade stands on G9".

## Before anything is played.

game-over = the game is over
not-thrown-yet = { $colour } has not rolled yet
opening-not-played = the rolls that decide who begins are not played
third-doublet = the third doublet of a turn is not played

## What would be spent.

no-pass = you cannot pass: something can be moved
die-played = the { $number } has been played
die-not-thrown = no { $number } was rolled
both-not-thrown = { $low } and { $high } were not rolled
one-played = a die of this roll has been played or forfeited
undersides = the undersides count only when no pawn is in the nest at the roll
only-bonuses = the dice of this roll are played or forfeited, only bonuses are left
one-after-other = each die is a step of its own: the { $low } and the { $high }, one after the other
no-bonus-to-use = { $colour } has no bonus of { $steps } to use
no-bonus-to-give-up = { $colour } has no bonus of { $steps } to give up
dice-first = the dice are played before the bonuses
nothing-to-give-up = no pawn can go { $steps } now, so there is nothing to give up yet

## The pawn, and how it comes out.

home-stays = a pawn that is home moves no more
others-nest = { $colour }'s pawns wait in their own nest
none-waiting = { $colour } has no pawn left to enter
bonus-enters-none = a bonus cannot enter a pawn
enters-with-five = a pawn enters with a five, or with two dice that add up to five, not with a { $number }
not-five = { $low } and { $high } do not add up to five
enters-elsewhere = { $space ->
    [none] a new pawn enters on its entry space and nowhere else
   *[other] a pawn enters on { $space } and nowhere else
}
nobody-there = { $space ->
    [none] { $colour } has no pawn there
   *[other] { $colour } has no pawn on { $space }
}
others-pawn = { $space ->
    [none] that is { $owner }'s. Move a pawn of your own
   *[other] { $count ->
        [one] the pawn on { $space } is { $owner }'s, not { $colour }'s
       *[other] the pawns on { $space } are { $owner }'s, not { $colour }'s
    }
}

## Where the number leads. What is called a space here may be home.

never-back = pawns move forward, and only a captured one goes back to its nest
too-many = { $space ->
    [none] this pawn is { $away } from home, and { $count } is too many
   *[other] { $space } is { $away } from home, and { $count } is too many
}
too-few = { $space ->
    [none] this pawn is { $away } from home, and { $count } is too few
   *[other] { $space } is { $away } from home, and { $count } is too few
}
leads-elsewhere = { $space ->
    [none] { $count } does not lead there
   *[other] { $count } from { $space } leads to { $end }, not to { $to }
}
home = home
turns-up = { $space ->
    [none] { $colour }'s pawns turn up their home path before that space
   *[other] { $colour }'s pawns turn up the home path at { $entrance } and never come to { $space }
}
others-path = only { $owner }'s pawns go up { $owner }'s home path

## Who stands in the way, or where the step would end. "own" is said of the mover's.

blockade-in-way = { $space ->
    [none] { blockade } is in the way. Try another pawn
   *[other] { blockade } on { $space } is in the way
}
blockade-keeps-in = { $space ->
    [none] { blockade } keeps { $colour }'s pawns in the nest
   *[other] { blockade } on { $space } keeps { $colour }'s pawns in the nest
}
blockade-stands = { $space ->
    [none] { blockade } stands there
   *[other] { blockade } stands on { $space }
}
blockade = { $whose ->
    [own] { $owner }'s own blockade
   *[other] { $owner }'s blockade
}
two-stand = { $space ->
    [none] two pawns stand there, and no space holds more
   *[other] two pawns stand on { $space }, and no space holds more
}
safe-there = { $space ->
    [none] { $owner }'s pawn is safe there
   *[other] { $owner }'s pawn on { $space } is safe there
}
mates = { $space ->
    [none] two pawns that were a blockade may not come together again in the same turn
   *[other] two that were a blockade at the roll may not come together again on { $space } in it
}

## What the throw obliges to.

must-enter-two = you must enter two pawns with this roll, and after this move only one could enter. Enter a pawn first
must-enter-with-both = you must enter a pawn with { $low } and { $high } together. Enter a pawn first
must-enter-with-five = you must enter a pawn with the 5. Enter a pawn first
must-win = this roll can win the game, and this move would stop that. Try another pawn first
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
