# Pollyanna: why a step is not allowed, after the number of the rule: "P-20: Red's blockade stands on G9".
# What each edition calls things stands in the messages that others refer to.

## Before anything is played.

game-over = the game is over
not-thrown-yet = { $colour } has not thrown yet
opening-not-played = the throws that decide who begins are not played

## What would be spent.

no-reward-to-use = { $colour } has no reward to use
no-reward-to-give-up = { $colour } has no reward to give up
reward-first = the reward of { $steps } is to be used or given up first
no-pass = something can be played, so the turn does not pass
die-played = the { $number } has been played
die-not-thrown = no { $number } was thrown
both-not-thrown = { $low } and { $high } were not thrown
one-played = one of the two dice has been played
one-after-other = each die is a step of its own: the { $low } and the { $high }, one after the other

## The pawn, and how it comes out.

home-stays = { $edition ->
   *[other] a pawn that is home moves no more
}
others-yard = { $colour }'s pawns wait in their own { waiting-place }
none-waiting = { $colour } has no pawn left to { start }
reward-starts-none = a reward cannot { start } a pawn
starts-with-six = a pawn { is-started } with a six, or with two dice that add up to six, not with a { $number }
not-six = { $low } and { $high } do not add up to six
starts-elsewhere = a pawn { is-started } on { $space } and nowhere else
nobody-there = { $colour } has no pawn on { $space }
others-pawn = { $count ->
    [one] the pawn on { $space } is { $owners }'s, not { $colour }'s
   *[other] the pawns on { $space } are { $owners }'s, not { $colour }'s
}
partners-pawn = { $count ->
    [one] the pawn on { $space } is { $owners }'s, and partners move only their own
   *[other] the pawns on { $space } are { $owners }'s, and partners move only their own
}

## Where the number leads. What is called a space here may be home.

never-back = pawns move forward, and only a captured one goes back to its { waiting-place }
too-many = { $edition ->
   *[other] { $space } is { $away } from home, and { $count } is too many
}
too-few = { $edition ->
   *[other] { $space } is { $away } from home, and { $count } is too few
}
leads-elsewhere = { $count } from { $space } leads to { $end }, not to { $to }
leads-elsewhere-both-ways = { $count } from { $space } leads to { $end } or { $other }, not to { $to }
home = { $edition ->
   *[other] home
}
turns-up = { $colour }'s pawns turn up the { path } at { $entrance } and never come to { $space }
own-turnout = { $colour }'s pawns never meet the turnout of their own side
others-path = only { $owner }'s pawns go up { $owner }'s { path }

## Who stands in the way, or where the step would end. "own" is said of the mover's.

blockade-in-way = { blockade } on { $space } is in the way
blockade-closes-turnout = { blockade } on { $space } closes the turnout too
blockade-keeps-from-path = { blockade } on { $space } keeps { $colour } from the { path }
blockade-keeps-in = { $edition ->
    [pollyanna-1916] { blockade } on { $space } keeps { $colour } from entering a pawn
   *[other] { blockade } on { $space } keeps { $colour } from starting a pawn
}
blockade-stands = { blockade } stands on { $space }
blockade = { $whose ->
    [own] { $owners }'s own blockade
   *[other] { $owners }'s blockade
}
pawn-in-way = { pawn } on { $space } is in the way, and nobody passes on { lane }
lane = { $lane ->
    [turnout] a turnout
   *[path] the { path }
}
room-for-one = { pawn } stands on { $space }, which has room for one
pawn = { $whose ->
    [own] { $owners }'s own pawn
   *[other] { $owners }'s pawn
}
three-stand = three pawns stand on { $space }, and no space holds more
safe-there = { $colour }'s pawn is safe on { $space }, its own { shelter }
shelter = { $shelter ->
    [entrance] { entrance }
   *[start] { start-space }
}

## What the throw obliges to.

must-start-two = two pawns can { be-started } and must be; after this step only one could
must-start-with-both = a pawn can { be-started } with { $low } and { $high } together and must be; after this step none could
must-start-with-six = a pawn can { be-started } with the 6 and must be; after this step none could
must-win = this throw can win the game; after this step it could not, nor could all of it be played
must-play-both = both dice can be played and must be; after this step only one could
must-play-die = the { $number } can be played and must be; after this step it could not

## The words of each edition.

start = { $edition ->
    [pollyanna-1916] enter
   *[other] start
}
is-started = { $edition ->
    [pollyanna-1916] is entered
   *[other] is started
}
be-started = { $edition ->
    [pollyanna-1916] be entered
   *[other] be started
}
start-space = { $edition ->
    [pollyanna-1916] starting point
   *[other] starting space
}
waiting-place = { $edition ->
    [pollyanna-1916] portrait circle
   *[other] corner
}
entrance = { $edition ->
    [pollyanna-1916] Glad Entrance
   *[other] Home Entrance
}
path = { $edition ->
    [pollyanna-1916] Glad Path
   *[other] Home Path
}
