# Moves and pawns without coordinates, for players who see the board: "Move 6: front pawn, captures Blue".

pawn = { $place ->
    [start] pawn from start
    [only] pawn
    [front] front pawn
    [second] second pawn
    [third] third pawn
   *[rear] rear pawn
}
# "Blue's front pawn".
pawn-of = { $place ->
    [start] { $colour }'s pawn from start
    [only] { $colour }'s pawn
    [front] { $colour }'s front pawn
    [second] { $colour }'s second pawn
    [third] { $colour }'s third pawn
   *[rear] { $colour }'s rear pawn
}
# After what is spent: the pawn, where it gets to if that is special, and what comes of it.
move-words = { $spends }: { $what }
# The same as a step of a play, which begins or goes on a sentence: "front pawn 2 spaces", "bring one out with the 6".
play = { $how ->
    [start] bring { one-pawn } out with the { $dice }
    [place] bring { one-pawn } out by Sorry!
    [back] { $pawn } back { spaces }
    [part] { $pawn } { $count } of the { $total } spaces
    [bonus] { $pawn } { spaces } as the bonus
   *[on] { $pawn } { spaces }
}
one-pawn = { $order ->
    [first] a pawn
   *[later] one
}
swap-pawns = swap { $pawn } with { $other }
# The same beside an arrow that shows the pawn.
this-pawn = { $how ->
    [start] Bring { shown-pawn } into play
    [place] Sorry! Take a rival's place with { shown-pawn }
    [back] Move { shown-pawn } back { spaces }
    [part] Move { shown-pawn } { $count } of the { $total } spaces
    [bonus] Use the bonus: move { shown-pawn } { spaces }
    [more] { $count } more
    [more-bonus] { $count } more as the bonus
   *[on] Move { shown-pawn } { spaces }
}
shown-pawn = { $which ->
    [this] this pawn
    [same] the same pawn
    [first] the first pawn
   *[other] another pawn
}
spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
swap-this-pawn = Swap { shown-pawn } with { $colour }'s
# Another player is chosen.
roll-against = Roll against { $name }
give = Give { $name } { $count ->
    [one] a { $things }
   *[other] { $count } { $things }
}
# What a roll against another player comes to.
take-from = Take { $count } { $things } from { $name }
lose-to = { $name } takes { $count } { $things }
# What is spent.
die = Move { $count }
two-dice = Move { $low } and { $high }
bonus = Bonus of { $count }
card = Move { $count }
card-back = Move { $count } back
# A part of a 7.
part = Move { $count } of { $total }
card-without-number = Sorry!
swap = Swap
# Where the pawn gets to.
to = { $place ->
    [home] home
    [home-path] onto the home path
    [turnout] to the turnout
    [by-turnout] by the turnout
   *[safe] to a safe space
}
slides = slides
slides-on = { $step } and slide on
captures = { $capture ->
    [bump] bumps { $whom }
   *[take] captures { $whom }
}
with = with { $pawn }
