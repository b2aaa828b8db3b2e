# Pollyanna: why a step is not allowed, after the number of the rule: "P-20: Red's blockade stands on G9".
# What each edition calls things stands in the messages that others refer to.

## Before anything is played.

game-over = the game is over
not-thrown-yet = { $colour } has not rolled yet
opening-not-played = the rolls that decide who begins are not played

## What would be spent.

no-reward-to-use = { $colour } has no reward to use
no-reward-to-give-up = { $colour } has no reward to give up
reward-first = the reward of { $steps } is to be used or given up first
no-pass = you cannot pass: something can be moved
die-played = the { $number } has been played
die-not-thrown = no { $number } was rolled
both-not-thrown = { $low } and { $high } were not rolled
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
starts-elsewhere = { $space ->
    [none] a new pawn { $edition ->
            [pollyanna-1916] enters on its starting point
           *[other] starts on its starting space
        } and nowhere else
   *[other] a pawn { is-started } on { $space } and nowhere else
}
nobody-there = { $space ->
    [none] { $colour } has no pawn there
   *[other] { $colour } has no pawn on { $space }
}
others-pawn = { $space ->
    [none] that is { $owners }'s. Move a pawn of your own
   *[other] { $count ->
        [one] the pawn on { $space } is { $owners }'s, not { $colour }'s
       *[other] the pawns on { $space } are { $owners }'s, not { $colour }'s
    }
}
partners-pawn = { $space ->
    [none] partners move only their own pawns
   *[other] { $count ->
        [one] the pawn on { $space } is { $owners }'s, and partners move only their own
       *[other] the pawns on { $space } are { $owners }'s, and partners move only their own
    }
}

## Where the number leads. What is called a space here may be home.

never-back = pawns move forward, and only a captured one goes back to its { waiting-place }
too-many = { $space ->
    [none] this pawn is { $away } from home, and { $count } is too many
   *[other] { $edition ->
       *[other] { $space } is { $away } from home, and { $count } is too many
    }
}
too-few = { $space ->
    [none] this pawn is { $away } from home, and { $count } is too few
   *[other] { $edition ->
       *[other] { $space } is { $away } from home, and { $count } is too few
    }
}
leads-elsewhere = { $space ->
    [none] { $count } does not lead there
   *[other] { $count } from { $space } leads to { $end }, not to { $to }
}
leads-elsewhere-both-ways = { $space ->
    [none] { $count } does not lead there
   *[other] { $count } from { $space } leads to { $end } or { $other }, not to { $to }
}
home = { $edition ->
   *[other] home
}
turns-up = { $space ->
    [none] { $colour }'s pawns turn up their { path } before that space
   *[other] { $colour }'s pawns turn up the { path } at { $entrance } and never come to { $space }
}
own-turnout = { $colour }'s pawns never meet the turnout of their own side
others-path = only { $owner }'s pawns go up { $owner }'s { path }

## Who stands in the way, or where the step would end. "own" is said of the mover's.

blockade-in-way = { $space ->
    [none] { blockade } is in the way. Try another pawn
   *[other] { blockade } on { $space } is in the way
}
blockade-closes-turnout = { $space ->
    [none] { blockade } closes the turnout too
   *[other] { blockade } on { $space } closes the turnout too
}
blockade-keeps-from-path = { $space ->
    [none] { blockade } keeps { $colour } from the { path }
   *[other] { blockade } on { $space } keeps { $colour } from the { path }
}
blockade-keeps-in = { $space ->
    [none] { blockade } { $edition ->
            [pollyanna-1916] keeps { $colour } from entering a pawn
           *[other] keeps { $colour } from starting a pawn
        }
   *[other] { $edition ->
        [pollyanna-1916] { blockade } on { $space } keeps { $colour } from entering a pawn
       *[other] { blockade } on { $space } keeps { $colour } from starting a pawn
    }
}
blockade-stands = { $space ->
    [none] { blockade } stands there
   *[other] { blockade } stands on { $space }
}
blockade = { $whose ->
    [own] { $owners }'s own blockade
   *[other] { $owners }'s blockade
}
pawn-in-way = { $space ->
    [none] { pawn } is in the way, and nobody passes on { lane }
   *[other] { pawn } on { $space } is in the way, and nobody passes on { lane }
}
lane = { $lane ->
    [turnout] a turnout
   *[path] the { path }
}
room-for-one = { $space ->
    [none] { pawn } stands there, and there is room for one
   *[other] { pawn } stands on { $space }, which has room for one
}
pawn = { $whose ->
    [own] { $owners }'s own pawn
   *[other] { $owners }'s pawn
}
three-stand = { $space ->
    [none] three pawns stand there, and no space holds more
   *[other] three pawns stand on { $space }, and no space holds more
}
safe-there = { $space ->
    [none] { $colour }'s pawn is safe there, on its own { shelter }
   *[other] { $colour }'s pawn is safe on { $space }, its own { shelter }
}
shelter = { $shelter ->
    [entrance] { entrance }
   *[start] { start-space }
}

## What the throw obliges to.

must-start-two = you must { start } two pawns with this roll, and after this move only one could. { start-first }
must-start-with-both = you must { start } a pawn with { $low } and { $high } together. { start-first }
must-start-with-six = you must { start } a pawn with the 6. { start-first }
must-win = this roll can win the game, and this move would stop that. Try another pawn first
must-play-both = you must use both dice, and after this move only one could be used. Try another pawn first
must-play-die = you must use the { $number }, and after this move it could not be used. Try another pawn first

## The words of each edition.

start-first = { $edition ->
    [pollyanna-1916] Enter a pawn first
   *[other] Start a pawn first
}
start = { $edition ->
    [pollyanna-1916] enter
   *[other] start
}
is-started = { $edition ->
    [pollyanna-1916] is entered
   *[other] is started
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
