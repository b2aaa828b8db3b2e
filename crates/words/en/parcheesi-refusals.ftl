# Parcheesi: why a step is not allowed, after the number of the rule: "C-12: Red's blockade stands on G9".

## Before anything is played.

game-over = the game is over
not-thrown-yet = { $colour } has not thrown yet
opening-not-played = the throws that decide who begins are not played
third-doublet = the third doublet of a turn is not played

## What would be spent.

no-pass = something can be played, so the throw is not passed
die-played = the { $number } has been played
die-not-thrown = no { $number } was thrown
both-not-thrown = { $low } and { $high } were not thrown
one-played = a die of this throw has been played or forfeited
undersides = the undersides count only when no pawn is in the nest at the throw
only-bonuses = the dice of this throw are played or forfeited, only bonuses are left
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
enters-elsewhere = a pawn enters on { $space } and nowhere else
nobody-there = { $colour } has no pawn on { $space }
others-pawn = { $count ->
    [one] the pawn on { $space } is { $owner }'s, not { $colour }'s
   *[other] the pawns on { $space } are { $owner }'s, not { $colour }'s
}

## Where the number leads. What is called a space here may be home.

never-back = pawns move forward, and only a captured one goes back to its nest
too-many = { $space } is { $away } from home, and { $count } is too many
too-few = { $space } is { $away } from home, and { $count } is too few
leads-elsewhere = { $count } from { $space } leads to { $end }, not to { $to }
home = home
turns-up = { $colour }'s pawns turn up the home path at { $entrance } and never come to { $space }
others-path = only { $owner }'s pawns go up { $owner }'s home path

## Who stands in the way, or where the step would end. "own" is said of the mover's.

blockade-in-way = { blockade } on { $space } is in the way
blockade-keeps-in = { blockade } on { $space } keeps { $colour }'s pawns in the nest
blockade-stands = { blockade } stands on { $space }
blockade = { $whose ->
    [own] { $owner }'s own blockade
   *[other] { $owner }'s blockade
}
two-stand = two pawns stand on { $space }, and no space holds more
safe-there = { $owner }'s pawn on { $space } is safe there
mates = two that were a blockade at the throw may not come together again on { $space } in it

## What the throw obliges to.

must-enter-two = two pawns can enter and must; after this step only one could
must-enter-with-both = a pawn can enter with { $low } and { $high } together and must; after this step none could
must-enter-with-five = a pawn can enter with the five and must; after this step none could
must-win = this throw can win the game; after this step it could not, nor could all of it be played
must-play-last = the die that is left can be played and must be; after this step it could not
must-play = { $found ->
    [0] { $most } dice can be played and must be; after this step none could
   *[other] { $most } dice can be played and must be; after this step only { $found } could
}
must-break = { $colour }'s blockade on { $space } is due and can be broken; after this step it could not
must-break-several = { $colour }'s blockades on { $spaces } are due; after this step fewer of them could be broken
