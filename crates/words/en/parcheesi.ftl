# Parcheesi: the choices, the log, the status, the notes on spaces, and what is wrong with a line of notation.

## The set-up form, and what is printed on the board.

title = Parcheesi
about = Blockades, safe spaces, and a bonus for every capture and every pawn at home
ring68 = 68-space board
ring68-about = Seventeen spaces a side instead of eighteen: the one usually sold
learned-in = three minutes

## The button, and names of spaces.

throw = Roll

# Where pawns wait and where they end, as names of spaces: after another space, or before "can move".
nest = nest
home = home

## Choices. First stands what is spent, then the way, then what it captures; ": " and "," part them.

choice = { $spent }: { way }
choice-captures = { $spent }: { way }, captures { $captured }
way = { $kind ->
    [out] nest to { $to }
    [home] { $from } to home
   *[plain] { $from } to { $to }
}
both-dice = { $low } and { $high }
bonus = Bonus of { $steps }
give-up = Give up the bonus of { $steps }
pass = No legal move: pass
third-doublet-back = Third doublet: the pawn nearest home goes back to the nest
third-doublet-none = Third doublet: no pawn is on its way, and the turn ends

## The log.

opened = { $colour } rolls a { $die } for the first turn
opening-tied = { $colours } tie and roll again
begins = { $colour } begins
thrown = { $colour } rolls { $dice }
moved = { $kind ->
    [out] { $colour } enters a pawn on { $to } { $spent }
    [home] { $colour } brings a pawn from { $from } home { $spent }
   *[plain] { $colour } moves from { $from } to { $to } { $spent }
}
# What is spent, at the end of "Yellow moves from Y3 to Y8 ...".
with-die = with a { $number }
with-both = with { $low } and { $high }
with-bonus = with the bonus of { $steps }
captured = { $colour } captures { $victim } on { $space }: back to the nest
sent-back = The third doublet is not played: { $colour }'s pawn on { $space }, the nearest home, goes back to the nest
bonus-earned = { $colour } earns a bonus of { $steps }
bonus-lost = { $colour } has no pawn that can go { $steps }: the bonus lapses
bonus-given-up = { $colour } gives up the bonus of { $steps }
forfeited = { $count ->
    [one] { $colour } cannot play the { $dice }
   *[other] { $colour } cannot play the { $dice }
}
passed = { $colour } plays nothing
throws-again = Doublets: { $colour } rolls again
won = { $colour } wins: PARCHEESI!

## The status.

to-throw-first = { $colour } to roll for the first turn
to-throw = { $colour } to roll
to-throw-after-two-doublets = { $colour } to roll; another doublet sends a pawn back
third-doublet = { $colour }'s third doublet, which is not played
to-use-bonuses = { $count ->
    [one] { $colour } to use a bonus of { $bonuses }
   *[other] { $colour } to use the bonuses of { $bonuses }
}
to-play = { $colour } to play { $dice }
over = { $colour } wins

## Notes on the age of a blockade.

due-now = { $colour }'s blockade is due: it must be broken if it can be
due-next = { $colour }'s blockade is due in { $colour }'s next turn
due-later = { $turns ->
    [one] { $colour }'s blockade may stand for 1 more turn
   *[other] { $colour }'s blockade may stand for { $turns } more turns
}

## Who can play.

four-seats = there are four seats
how-many-players = it takes two, three or four players
two-opposite = two players sit opposite each other
first-plays = the player who begins must be one who plays

## What was expected in a line of notation, after "expected".

expected-throw = a die, or a throw such as 6-3, the higher die first
expected-step = a step such as "3 Y6-Y9"
expected-spent = a die, two dice such as 2+3, +10 or +20
# "yard" and "home" are written so in every language.
expected-space = a space such as Y6, Yh1, yard or home
expected-own-space = a space where { $colour }'s pawns can stand
expected-two = at most two pawns on a space
expected-no-rival = a space without another colour's pawn
expected-keys = no key but "blockades", "doublets" and "winner"
expected-turns = a space, ":" and how many turns
expected-blockade = a space of the ring with two pawns of one colour
expected-order = blockades once each, in the order of the placement
expected-one-to-four = 1 to 4 turns
expected-no-doublets = no doublets when the game is over
expected-doublets = 1 or 2 doublets
