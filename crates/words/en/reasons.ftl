# Why a play is good, as a hint tells it: "Captures Red and takes two pawns out of Blue's reach. Blue could still
# capture you with 2 of 36 rolls; after the next best move, Blue could with 12". The play is what captures, makes safe, brings, costs.
# The first letter becomes a capital, so that a sentence has to begin with a plain one.

wins = wins the game
ends = ends the game

and = { $one } and { $other }
# Why, and what a rival can do then.
and-then = { $why }. { $then }
# The same, and what is different with the play that is second best.
beside = { $said }; { $beside }

number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
pawns = { $count ->
    [one] a pawn
   *[other] { number } pawns
}
things = { $things ->
   *[star] { $count ->
        [one] one star
       *[other] { number } stars
    }
}
cases = { $case ->
    [throw] { $count } of { $total } rolls
    [hidden-card] { $count } of { $total } unseen cards
   *[card] { $count } of { $total } cards
}

## What the play does.

takes = { $capture ->
    [bump] bumps { $whom }
   *[take] captures { $whom }
}
# Whom: one after the other, joined by "and".
victims = { $count ->
    [one] { $colour }
   *[other] { pawns } of { $colour }
}
brings-you = brings you { things }
costs-you = costs you { things }, but the other way is worse
brings-other = brings { $colour } { things }
costs-other = costs { $colour } { things }
brings-home = brings { pawns } home
makes-safe = { $colour ->
    [none] makes { pawns } safe
   *[other] takes { pawns } out of { $colour }'s reach
}
keeps-safe = { $colour ->
    [none] keeps your pawns safe
   *[other] keeps your pawns out of { $colour }'s reach
}
shelters = brings { pawns } to a safe space
turns-up = brings { pawns } { $terms ->
    [sorry] into
   *[usual] onto
} { home-path }
on-home-path = moves your pawn along { home-path }, where nobody can { hit } it
makes-blockade = makes a blockade
keeps-blockade = keeps your blockade together
keeps-sheltered = lets your other pawn stay on its safe space
nothing-in-danger = { $colour ->
    [none] leaves none of your pawns in danger
   *[other] leaves none of your pawns within { $colour }'s reach
}
harder = makes it harder for { $colour } to { hit } you
sets-out = { $count ->
    [one] gives you { $kind ->
        [first] a pawn
       *[more] another pawn
    } to move
   *[other] gives you { number } more pawns to move
}
sets-out-last = leaves none of your pawns waiting
leaves-no-move = leaves { $colour } no move with { cases }
swaps = { $gain ->
    [ahead] gets ahead by changing places with { $colour }
    [back] sets { $colour } back by changing places
   *[none] changes places with { $colour }
}
# A player who is chosen, among the rivals.
picks = { $outcome ->
    [gives] gives the star to { $colour }
   *[against] rolls against { $colour }
}{ $has ->
    [most] { $outcome ->
        [gives] , who has { things }
       *[against] , who has the most to lose: { things }
    }
    [fewest] { $outcome ->
        [gives] , who is farthest behind: there it hurts you least
       *[against] , who is farthest behind: what you may lose there hurts you least
    }
    [as-many] ; all the others have as many
   *[some] , who has { things }
}
costs-nothing = costs you nothing
rolls-again = gives you another roll
more-time = gives you more time to catch up
nearer-end = brings the end nearer while you lead
loses = sends { pawns } of yours back
## What the play leads to, if none of the reasons above applies.

# A rival's pawn ahead, within one die.
behind = gets close behind { $colour }'s pawn, to { hit } it next
leaves-start = leaves { $colour }'s start, where a new pawn could { hit } yours
clears-start = clears your start for your next pawn
alike = costs you little, and no other move is better
safer = gives { $colour } fewer chances to { hit } you
before-home-path = gets a pawn close to { home-path }, where nobody can { hit } it
home-path = { $terms ->
    [pollyanna-1951] the Home Path
    [pollyanna-1916] the Glad Path
    [sorry] the safety zone
   *[usual] the home path
}
# Which pawn goes on, and how the race stands, if there is nothing else to tell.
rear = moves up your last pawn
front = takes your front pawn nearer home
only = takes your pawn nearer home
middle = brings a pawn nearer home
several = brings your pawns nearer home
leads = keeps you ahead in the race
catches-up = gains ground on { $colour }, who is ahead in the race
# No rival's next roll or card can hit anything of the reader's.
without-risk = { $said }, and nobody can { hit } you
goes-back-least = loses the least ground: the next best move goes back too
goes-back = goes back a little, but the other moves look worse
stays = gains no ground, but the other moves look worse
nothing-yet = no stars change hands now

## What the next throw or card of a rival could do.

could-hit = { $colour } could { $still ->
    [still] still { hit }
   *[now] { hit }
} { $side ->
    [you] you
    [another] another pawn of yours
   *[yours] your side
} with { cases }
hit = { $capture ->
    [bump] bump
   *[take] capture
}
# How it can turn out, after "can": "bring you stars", "cost you some", "end the game".
next-throw = Of { $colour }'s { $total } possible rolls, { $count } can { outcome }
your-next-throw = Of your { $total } possible rolls, { $count } can { outcome }
and-next = { $begun }, { $count } can { outcome }
outcome = { $outcome ->
    [gain] { $things ->
       *[star] bring you stars
    }
    [loss] cost you some
   *[end] end the game
}

## How the second-best play differs.

other-could = after the next best move, { $then }
other-could-not = after the next best move, it could not
# So many cases of the next roll.
other-would-be = after the next best move, it would be { $count }
other-has = { $colour }, the next best choice, has { things }
other-loses = with the next best move, you would lose { number }
other-gets = with the next best move, you would get { $count ->
    [0] none
   *[other] { number }
}
other-then = { $one } has { $has } then; after the next best move, { $two } would have { $would }
