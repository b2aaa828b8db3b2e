# Why a play is good, as a hint tells it: "Captures Red and takes two pawns out of Blue's reach. Blue could still
# capture you with 2 of 36 rolls; with G3 to G5, it would be 12". The play is what captures, makes safe, brings, costs.
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
    [hidden-card] { $count } of the { $total } cards that you do not see
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
on-home-path = moves along { home-path } and leaves your other pawns where they are
pairs = makes a blockade
keeps-blockade = keeps your blockade together
keeps-sheltered = leaves a pawn safe where it is
nothing-in-danger = { $colour ->
    [none] leaves none of your pawns in danger
   *[other] leaves none of your pawns within { $colour }'s reach
}
harder = makes it harder for { $colour } to { hit } you
sets-out = { $count ->
    [one] brings a new pawn into play
   *[other] brings { number } new pawns into play
}
leaves-no-move = leaves { $colour } no move with { cases }
swaps = { $gain ->
    [ahead] gets ahead by changing places with { $colour }
    [back] sets { $colour } back by changing places
   *[none] changes places with { $colour }
}
# A player who is chosen, among the rivals.
picks = { $deed ->
    [gives] gives the star to { $colour }, who
   *[against] plays against { $colour }, who
} { $has ->
    [most] has the most: { things }
    [fewest] has the fewest: { things }
    [as-many] has as many as anybody: { things }
   *[some] has { things }
}
costs-nothing = costs you nothing
loses = sends { pawns } of yours back
## What the play leads to, if none of the reasons above applies.

# A rival's pawn ahead, within one die.
behind = gets close behind { $colour }'s pawn, to { hit } it next
safer = gives { $colour } fewer chances to { hit } you
before-home-path = gets a pawn close to { home-path }, where nobody can { hit } it
home-path = { $terms ->
    [pollyanna-1951] the Home Path
    [pollyanna-1916] the Glad Path
    [sorry] the safety zone
   *[usual] the home path
}
# How a play stands in the race, if there is nothing else to tell.
leads = keeps you ahead in the race home
even = goes on, in a race that is still even
catches-up = gains ground on { $colour }, who is ahead in the race home
without-risk = { $said }, and { $colour } cannot reach you
goes-back = loses a little ground, as every other move would cost more
stays = gains no ground, as every other move would cost more
nothing-yet = no stars change hands now

## What the next throw or card of a rival could do.

could-hit = { $colour } could { $still ->
    [still] still { hit }
   *[now] { hit }
} { $side ->
    [you] you
   *[yours] your side
} with { cases }
hit = { $capture ->
    [bump] bump
   *[take] capture
}
# How it can turn out, after "can": "bring you stars", "cost you some", "end the game".
next-throw = { $colour }'s next roll can { deed } in { $count } of { $total } cases
your-next-throw = your next roll can { deed } in { $count } of { $total } cases
and-next = { $begun }, { deed } in { $count }
deed = { $deed ->
    [gain] { $things ->
       *[star] bring you stars
    }
    [loss] cost you some
   *[end] end the game
}

## What is different with the play that is second best. It is called by its steps ("G3 to G5", "the other
## order") or in quotation marks by what its buttons say.

other-could = with { $play }, { $then }
other-could-not = with { $play }, it could not
# So many throws or cards.
other-would-be = with { $play }, it would be { $count }
# So many of all cases.
other-cases = with { $play }, it would be { $count }
other-has = { $colour } has { $count ->
    [0] none
   *[other] { number }
}
other-loses = with { $play }, you would lose { number }
other-gets = with { $play }, you would get { $count ->
    [0] none
   *[other] { number }
}
other-then = { $one } has { $has } then; with { $play }, { $two } would have { $would }
quoted = “{ $step }”
other-order = the other order
