# Why a play is good, as a hint tells it: "Captures Red and takes two pawns out of Blue's reach: Blue could
# capture you with two of 36 rolls; with G3 to G5, it would be twelve". The play is what captures, makes safe, brings, costs.
# The first letter becomes a capital, so that a sentence has to begin with a plain one.

wins = wins the game
ends = ends the game

and = { $one } and { $other }
# Why, and what a rival can do then.
and-then = { $why }: { $then }
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
    [throw] { number } of { $total } rolls
    [hidden-card] { number } of the { $total } cards that you do not see
   *[card] { number } of { $total } cards
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
costs-you = costs you { things }
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
pairs = makes a blockade
nothing-in-danger = { $colour ->
    [none] leaves none of your pawns in danger
   *[other] leaves none of your pawns within { $colour }'s reach
}
harder = makes it harder for { $colour } to { hit } you
sets-out = { $setting-out ->
    [enter] enters { pawns }
    [leave-nest] brings { pawns } out
   *[start] starts { pawns }
}
leaves-no-move = leaves { $colour } no move with { cases }
swaps = changes places with { $colour }
plays-against = plays against { $colour }, who has { things }
loses = sends { pawns } of yours back
## What the play leads to, if none of the reasons above applies.

# A rival's pawn ahead, within one die.
behind = { $count ->
    [one] gets right behind { $colour }'s pawn, ready to { hit } it
   *[other] gets { number } spaces behind { $colour }'s pawn, ready to { hit } it
}
before-safety = { $count ->
    [one] leaves a pawn one space from safety
   *[other] leaves a pawn { number } spaces from safety
}
before-home-path = { $count ->
    [one] leaves a pawn one space from { home-path }
   *[other] leaves a pawn { number } spaces from { home-path }
}
home-path = { $terms ->
    [pollyanna-1951] the Home Path
    [pollyanna-1916] the Glad Path
    [sorry] the safety zone
   *[usual] the home path
}
on-its-way = moves a pawn along, since nothing can be won or lost now
goes-back = takes a pawn back
stays = leaves your pawns where they are
nothing-yet = no big gain or risk

## What the next throw or card of a rival could do.

could-hit = { $side ->
    [you] { $colour } could { hit } you with { cases }
   *[yours] { $colour } could { hit } your side with { cases }
}
hit = { $capture ->
    [bump] bump
   *[take] capture
}
# How it can turn out, after "can": "bring you stars", "cost you some", "end the game".
next-throw = { $colour }'s next roll can { deed } in { number } of { $total } cases
your-next-throw = your next roll can { deed } in { number } of { $total } cases
and-next = { $begun }, { deed } in { number }
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
other-would-be = with { $play }, it would be { number }
# So many of all cases.
other-cases = with { $play }, it would be { number }
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
