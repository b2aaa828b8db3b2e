# Pollyanna: the choices, the log, the status, the names of spaces, and what is wrong with a line of notation.
# What each edition calls things stands in the messages that others refer to.

## The set-up form, and what is printed on the board.

title-1951 = Pollyanna 1951
about-1951 = Broadway, turnouts and blockades, in the words of 1951
title-1916 = Pollyanna 1916
about-1916 = The Glad Game: the same play in the words of 1916
partners = Partners
partners-about = Four players, those who sit opposite together
learned-in = five minutes
board-1951 = Pollyanna
board-1916 = POLLYANNA

## The button, and names of spaces.

throw = Roll

# Where pawns wait and where they end, as names of spaces: after another space, or before "can move".
yard = { $edition ->
    [pollyanna-1916] circle
   *[other] corner
}
home = { $edition ->
    [pollyanna-1916] POLLYANNA
   *[other] Home Space
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
reward = Reward of { $steps }
give-up = Give up the reward of { $steps }
pass = No legal move: pass

## The log.

opened = { $colour } rolls { $dice } for the first turn: { $total }
opening-tied = { $colours } tie and roll again
begins = { $colour } begins
thrown = { $colour } rolls { $dice }
moved = { $kind ->
    [out] { $colour } { starts } a pawn on { $to } { $spent }
    [home] { $colour } brings a pawn from { $from } to { the-home } { $spent }
    [turnout] { $colour } moves from { $from } to { $to } by the turnout { $spent }
   *[plain] { $colour } moves from { $from } to { $to } { $spent }
}
starts = { $edition ->
    [pollyanna-1916] enters
   *[other] starts
}
the-home = { $edition ->
    [pollyanna-1916] POLLYANNA
   *[other] the Home Space
}
# What is spent, at the end of "Yellow moves from Y3 to Y8 ...".
with-die = with a { $number }
with-both = with { $low } and { $high }
with-reward = with the reward of { $steps }
captured = { $colour } captures { $victim } on { $space }: back to the { waiting-place }
waiting-place = { $edition ->
    [pollyanna-1916] portrait circle
   *[other] corner
}
reward-earned = { $colour } earns a reward of { $steps }
reward-lost = { $colour } has no pawn that can go the full { $steps }: the reward is lost
reward-given-up = { $colour } gives up the reward of { $steps }
forfeited = { $count ->
    [one] { $colour } cannot play the { $dice }
   *[other] { $colour } cannot play the { $dice }
}
passed = { $colour } can play nothing
throws-again = Doublets: { $colour } rolls again
won = { $count ->
    [one] { $colours } wins
   *[other] { $colours } win
}

## The status.

to-throw-first = { $colour } to roll for the first turn
to-throw = { $colour } to roll
to-use-reward = { $colour } to use a reward of { $steps }
to-play = { $colour } to play { $dice }

## Who can play.

four-seats = there are four seats
how-many-players = it takes two, three or four players
two-opposite = two players sit opposite each other
four-partners = it takes four to play as partners
first-plays = the player who begins must be one who plays

## What was expected in a line of notation, after "expected".

expected-step = a step such as "3 Y6-Y9"
expected-spent = a die, two dice such as 2+4, or +10
# "yard" and "home" are written so in every language.
expected-space = a space such as Y6, Yt3, Yh1, yard or home
expected-own-space = a space where { $colour }'s pawns can stand
expected-no-rival = a space without a rival
expected-three = at most three pawns on a space
expected-one = one pawn on a single-file space
expected-winner-key = no key but "winner"
expected-player-on-way = { $edition ->
   *[other] a player who still has pawns to bring home
}
