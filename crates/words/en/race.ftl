# Races with the kit: the choices, the log, the status, who can play, and what is wrong with a line of notation.
# What each edition calls things stands in the messages that others refer to.

## The button, and names of spaces.

roll-button = Roll

# Where pawns wait and where they end, as names of spaces: after another space, or before "can move".
yard = { $edition ->
    [pollyanna-1951] corner
    [pollyanna-1916] circle
    [parcheesi] nest
   *[other] yard
}
home = { $edition ->
    [pollyanna-1951] Home Space
    [pollyanna-1916] POLLYANNA
   *[other] home
}

## Choices. First stands what is spent, then the way, then what it captures; ": " and "," part them.

choice = { $spent }: { way }
choice-captures = { $spent }: { way }, captures { $captured }
way = { $kind ->
    [out] { yard } to { $to }
    [home] { $from } to { home }
    [turnout] { $from } to { $to } by the turnout
   *[plain] { $from } to { $to }
}
both-dice = { $low } and { $high }
bonus = { $game ->
    [pollyanna] Reward of { $steps }
   *[other] Bonus of { $steps }
}
give-up = Give up the { bonus-word } of { $steps }
bonus-word = { $game ->
    [pollyanna] reward
   *[other] bonus
}
pass = { $roll ->
    [sends-back] One roll too many: the pawn nearest home goes back to the { yard }
    [lost] One roll too many: the turn ends
   *[played] No legal move: pass
}

## The log.

moved = { $kind ->
    [out] { $colour } { starts } a pawn on { $to } { $spent }
    [home] { $colour } brings a pawn from { $from } { to-home } { $spent }
    [turnout] { $colour } moves from { $from } to { $to } by the turnout { $spent }
   *[plain] { $colour } moves from { $from } to { $to } { $spent }
}
starts = { $edition ->
    [pollyanna-1951] starts
   *[other] enters
}
to-home = { $edition ->
    [pollyanna-1951] to the Home Space
    [pollyanna-1916] to POLLYANNA
   *[other] home
}
# What is spent, at the end of "Yellow moves from Y3 to Y8 ...".
with-die = with a { $number }
with-both = with { $low } and { $high }
with-bonus = with the { bonus-word } of { $steps }

## The status.

to-throw-first = { $colour } to roll for the first turn
to-throw = { $colour } to roll
# No more rolls that bring another, doublets or those with a number, are played in the turn.
to-throw-last = { $colour } to roll; another { $rolls ->
    [doublet] doublet
    [number] { $number }
   *[both] doublet or { $number }
} { $roll ->
    [sends-back] sends a pawn back
   *[lost] ends the turn
}
roll-too-many = { $colour }'s roll is one too many, and is not played
to-use-bonuses = { $count ->
    [one] { $colour } to use a { bonus-word } of { $bonuses }
   *[other] { $colour } to use the bonuses of { $bonuses }
}
to-play = { $colour } to play { $dice }

## Notes on the age of a blockade.

blockade-of = { $whose ->
    [own] Your blockade
   *[other] { $name }'s blockade
}
due-now = { $blockade } must be broken up now, if it can be
due-later = { $turns ->
    [0] { $blockade } must be broken up next turn
    [one] { $blockade }: 1 turn left
   *[other] { $blockade }: { $turns } turns left
}

## Who can play.

four-seats = there are four seats
how-many-players = it takes two, three or four players
two-opposite = two players sit opposite each other: { $pairs }
four-partners = it takes four to play as partners
first-plays = the player who begins must be one who plays

## What was expected in a line of notation, after "expected".

expected-step = a step such as "3 Y6-Y9"
expected-spent = { $game ->
    [pollyanna] a die, two dice such as 2+4, or +10
    [parcheesi] a die, two dice such as 2+3, +10 or +20
   *[other] a die
}
# "yard" and "home" are written so in every language.
expected-space = { $game ->
    [pollyanna] a space such as Y6, Yt3, Yh1, yard or home
   *[other] a space such as Y6, Yh1, yard or home
}
expected-own-space = a space where { $colour }'s pawns can stand
expected-no-rival = { $game ->
    [parcheesi] a space without another colour's pawn
   *[other] a space without a rival
}
expected-room = { $room ->
    [1] one pawn on a single-file space
    [2] at most two pawns on a space
   *[other] at most three pawns on a space
}
expected-player-on-way = { $edition ->
   *[other] a player who still has pawns to bring home
}
expected-die = a die from 1 to 6
expected-roll = a die, or a throw such as 6-3, the higher die first
expected-keys = no key but { $keys }
key = "{ $key }"
expected-turns = a space, ":" and how many turns
expected-blockade = a space of the ring with two pawns of one colour
expected-order = blockades once each, in the order of the placement
expected-up-to = a number from 1 to { $most }
expected-no-key = no "{ $key }" when the game is over
