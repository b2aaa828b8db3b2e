# Races with the kit: why a step is not allowed, after the number of the rule: "P-20: Red's blockade stands on G9".
# What each edition calls things stands in the messages that others refer to.

## Before anything is played.

game-over = the game is over. Start a new game to play on
not-thrown-yet = { $colour } has not rolled yet. Roll first
opening-not-played = the rolls that decide who begins do not move pawns. Wait for the first turn
# One more doublet (0) than may be played in a turn, or one more roll with that number.
roll-too-many = { $rolls ->
    [doublet] that is one doublet too many in a turn: it is not played. Your turn ends
    [number] one more { $number } in one turn is not played. Your turn ends
   *[both] that is one more doublet or { $number } than may be played in a turn. Your turn ends
}

## What would be spent.

no-bonus-to-use = { $game ->
    [pollyanna] { $colour } has no reward to use
   *[other] { $colour } has no bonus of { $steps } to use
}. Use a die
no-bonus-to-give-up = { $game ->
    [pollyanna] { $colour } has no reward to give up
   *[other] { $colour } has no bonus of { $steps } to give up
}. Use a die
bonus-first = { $game ->
    [pollyanna] the reward of { $steps } is to be used or given up first
   *[other] the bonus of { $steps } is to be used or given up first
}. Move a pawn { $steps }, or give it up
dice-first = the dice are played before the bonuses. Use a die first
nothing-to-give-up = no pawn can go { $steps } yet, but one may later: you cannot give it up now. Use another number
no-pass = you cannot pass while a pawn can move. Move a pawn
die-played = the { $number } has been used. Use a number that is left
die-not-thrown = no { $number } was rolled. Use a number that you rolled
both-not-thrown = { $low } and { $high } were not rolled. Use the numbers that you rolled
one-played = { $game ->
    [parcheesi] a die of this roll has been used or could not be used
   *[other] one of the two dice has been used
}. Use the number that is left
one-after-other = each die is a move of its own: the { $low } and the { $high }, one after the other. Use one of them first
undersides = you had a pawn in the nest when you rolled, so the undersides do not count. Use the numbers on top
only-bonuses = no dice of this roll are left, only bonuses. Use a bonus

## The pawn, and how it comes out.

home-stays = { $edition ->
   *[other] a pawn that is home moves no more
}. Move another pawn
others-yard = { $colour }'s pawns wait in their own { waiting-place }. Choose one there
none-waiting = { $colour } has no pawn left to { start }. Move a pawn on the board
bonus-enters-none = { $edition ->
    [pollyanna-1951] a reward cannot start a pawn
    [pollyanna-1916] a reward cannot enter a pawn
   *[other] a bonus cannot bring a pawn out
}. Move a pawn on the board
enters-with = { $ways ->
    [all] a pawn comes out with a { $entering }, with two dice that add up to it, or with a doublet, not with { $numbers }
    [sum] a pawn comes out with a { $entering }, or with two dice that add up to it, not with { $numbers }
    [doublet] a pawn comes out with a { $entering }, or with a doublet, not with { $numbers }
    [die] a pawn comes out with a { $entering }, not with { $numbers }
   *[printed] { $edition ->
        [parcheesi] a pawn comes out with a five, or with two dice that add up to five, not with { $numbers }
        [pollyanna-1951] a pawn starts with a six, or with two dice that add up to six, not with { $numbers }
        [pollyanna-1916] a pawn enters with a six, or with two dice that add up to six, not with { $numbers }
       *[other] a pawn comes out with a { $entering }, not with { $numbers }
    }
}. Try another pawn
sum-not-entering = { $entering ->
    [5] { $low } and { $high } do not add up to five
    [6] { $low } and { $high } do not add up to six
   *[other] { $low } and { $high } do not add up to { $entering }
}. Only that number brings a pawn out
enters-elsewhere = { $space ->
    [none] a new pawn { $edition ->
            [pollyanna-1951] starts on its starting space
            [pollyanna-1916] enters on its starting point
            [parcheesi] comes out on its entry space
           *[other] comes out on its start
        } and nowhere else. Choose that space
   *[other] a pawn { is-started } on { $space } and nowhere else
}
nobody-there = { $space ->
    [none] you have no pawn there. Choose a space with a pawn of yours
   *[other] { $colour } has no pawn on { $space }
}
others-pawn = { $space ->
    [none] that is { $owners }'s pawn. Move one of yours
   *[other] { $count ->
        [one] the pawn on { $space } is { $owners }'s, not { $colour }'s
       *[other] the pawns on { $space } are { $owners }'s, not { $colour }'s
    }
}
partners-pawn = { $space ->
    [none] that is { $owners }'s pawn, and partners move only their own. Move one of yours
   *[other] { $count ->
        [one] the pawn on { $space } is { $owners }'s, and partners move only their own
       *[other] the pawns on { $space } are { $owners }'s, and partners move only their own
    }
}

## Where the number leads. What is called a space here may be home.

never-back = pawns move forward, and only a captured one goes back to its { waiting-place }. Choose a space ahead
too-many = { $space ->
    [none] your pawn is { $away } from home, and { $count } is too many. It needs exactly { $away } to get there
   *[other] { $edition ->
       *[other] { $space } is { $away } from home, and { $count } is too many
    }
}
too-few = { $space ->
    [none] your pawn is { $away } from home, and { $count } is too few. It needs exactly { $away } to get there
   *[other] { $edition ->
       *[other] { $space } is { $away } from home, and { $count } is too few
    }
}
leads-elsewhere = { $space ->
    [none] your pawn does not get there with { $numbers }. Choose a marked space
   *[other] { $count } from { $space } leads to { $end }, not to { $to }
}
leads-elsewhere-both-ways = { $space ->
    [none] your pawn does not get there with { $numbers }. Choose a marked space
   *[other] { $count } from { $space } leads to { $end } or { $other }, not to { $to }
}
home = { $edition ->
   *[other] home
}
turns-up = { $space ->
    [none] your pawns turn onto their { path } before that space. Choose a marked space
   *[other] { $colour }'s pawns turn up the { path } at { $entrance } and never come to { $space }
}
closed-turnouts = the turnouts are closed by your house rules. Choose another space
own-turnout = { $colour }'s pawns never come by the turnout of their own side. Choose another space
others-path = only { $owner }'s pawns go up { $owner }'s { path }. Choose another space

## Who stands in the way, or where the step would end. "own" is said of the mover's.

blockade-in-way = { $space ->
    [none] { blockade-seen } is in the way: nobody passes two pawns on one space. Move another pawn
   *[other] { blockade } on { $space } is in the way
}
blockade-keeps-in = { $space ->
    [none] { blockade-seen } stands where your pawns come out: two pawns on one space let nobody in. Move a pawn on the board
   *[other] { blockade } on { $space } { keeps-in }
}
keeps-in = { $edition ->
    [pollyanna-1951] keeps { $colour } from starting a pawn
    [pollyanna-1916] keeps { $colour } from entering a pawn
    [parcheesi] keeps { $colour }'s pawns in the nest
   *[other] keeps { $colour }'s pawns in the yard
}
blockade-stands = { $space ->
    [none] { blockade-seen } stands there: two pawns on one space let nobody else in. Try another move
   *[other] { blockade } stands on { $space }
}
blockade = { $whose ->
    [own] { $owners }'s own blockade
   *[other] { $owners }'s blockade
}
# The same for players who see the board.
blockade-seen = { $whose ->
    [own] your own blockade
   *[other] { $owners }'s blockade
}
no-room = { $space ->
    [none] { pawns } stand there, and no space holds more. Try another move
   *[other] { pawns } stand on { $space }, and no space holds more
}
pawns = { $count ->
    [2] two pawns
   *[other] three pawns
}
safe-there = { $space ->
    [none] { $owner }'s pawn stands on a safe space, and you cannot capture it there. Try another move
   *[other] { $owner }'s pawn on { $space } is safe there
}
safe-on-own-colour = { $space ->
    [none] { $colour }'s pawn is safe there on its own { shelter }, and you cannot capture it. Try another move
   *[other] { $colour }'s pawn is safe on { $space }, its own { shelter }
}
shelter = { $shelter ->
    [entrance] { entrance }
   *[start] { start-space }
}
may-not-march = { $space ->
    [none] a blockade cannot move on as a pair: its two pawns may not meet again with this roll. Try another move
   *[other] two that were a blockade at the roll may not come together again on { $space } in it
}
blockade-closes-turnout = { $space ->
    [none] { blockade-seen } closes the turnout too: nobody passes two pawns on one space. Move another pawn
   *[other] { blockade } on { $space } closes the turnout too
}
blockade-keeps-from-path = { $space ->
    [none] { blockade-seen } stands before your { path }: nobody passes two pawns on one space. Move another pawn
   *[other] { blockade } on { $space } keeps { $colour } from the { path }
}
pawn-in-way = { $space ->
    [none] { pawn-seen } is in the way, and nobody passes on { lane }. Move another pawn
   *[other] { pawn } on { $space } is in the way, and nobody passes on { lane }
}
lane = { $lane ->
    [turnout] a turnout
   *[path] the { path }
}
room-for-one = { $space ->
    [none] { pawn-seen } stands there, and the space has room for one. Try another move
   *[other] { pawn } stands on { $space }, which has room for one
}
pawn = { $whose ->
    [own] { $owners }'s own pawn
   *[other] { $owners }'s pawn
}
# The same for players who see the board.
pawn-seen = { $whose ->
    [own] your own pawn
   *[other] { $owners }'s pawn
}

## What the throw obliges to.

must-enter = { $entries ->
    [one] { must-enter-one }
   *[other] { must-enter-two }
}
must-enter-two = you must { start } two pawns with this roll, and after this move only one could come out. { enter-first }
must-enter-one = you must { start } a pawn with { $with ->
    [both] { $low } and { $high } together
   *[die] the { $entering }
}. { enter-first }
# What to do first: take a pawn off the start, if pawns of one's own bar it.
enter-first = { $first ->
    [clear] { clear-start-first }
   *[enter] { start-first }
}
must-win = this roll can win the game, and this move would stop that. Try another pawn first
must-play-both = you must use both dice if you can, and after this move only one could be used. Try another pawn first
must-play-die = you must use the { $number } if you can, and after this move no pawn could use it. Try another pawn first
must-play-last = you must use the die that is left if you can, and after this move no pawn could use it. Try another pawn first
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

## The words of each edition.

clear-start-first = Move a pawn off your { start-space } first
start-first = { $edition ->
    [pollyanna-1951] Start a pawn first
    [pollyanna-1916] Enter a pawn first
   *[other] Bring a pawn out first
}
start = { $edition ->
    [pollyanna-1951] start
    [pollyanna-1916] enter
   *[other] bring out
}
is-started = { $edition ->
    [pollyanna-1951] starts
    [pollyanna-1916] enters
   *[other] comes out
}
waiting-place = { $edition ->
    [pollyanna-1951] corner
    [pollyanna-1916] portrait circle
    [parcheesi] nest
   *[other] yard
}
path = { $edition ->
    [pollyanna-1951] Home Path
    [pollyanna-1916] Glad Path
   *[other] home path
}
start-space = { $edition ->
    [pollyanna-1916] starting point
   *[other] starting space
}
entrance = { $edition ->
    [pollyanna-1916] Glad Entrance
   *[other] Home Entrance
}
