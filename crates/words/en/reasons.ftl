# Why a play is good, as a hint tells it: "Captures Red and makes two pawns safe: Blue could capture you with two
# rolls of 36; with G3 to G5, it would be twelve". The play is what captures, makes safe, brings, costs.
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
    [throw] { $count ->
        [one] one roll of { $total }
       *[other] { number } rolls of { $total }
    }
    [hidden-card] { cards } that you do not see
   *[card] { cards }
}
cards = { $count ->
    [one] one card of { $total }
   *[other] { number } cards of { $total }
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
makes-safe = makes { pawns } safe
keeps-safe = keeps your pawns safe
shelters = { $count ->
    [one] brings a pawn to safety
   *[other] brings { pawns } to safety
}
pairs = makes a blockade
nothing-in-danger = leaves nothing in danger
harder = makes it harder for { $colour } to { hit } you
sets-out = { $setting-out ->
    [enter] enters { pawns }
    [leave-nest] enters { pawns }
   *[start] starts { pawns }
}
leaves-no-move = leaves { $colour } no move with { cases }
swaps = changes places with { $colour }
plays-against = plays against { $colour }, who has { things }
loses = sends { pawns } of yours back
no-nearer = leaves you as near to home as before
nearer = brings you { steps } nearer to home
farther = brings you { steps } farther from home
steps = { $count ->
    [one] one step
   *[other] { number } steps
}
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
