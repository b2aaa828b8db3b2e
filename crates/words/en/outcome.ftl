# The result of a game: the chart of the race, and awards for what happened.

# What the reader is called where others have a name.
you = You
# The chart as those hear it who cannot see it; each line is "Leo: 82%".
chart = { $count ->
    [one] The race over { $count } turn: { $lines }
   *[other] The race over { $count } turns: { $lines }
}
chart-line = { $name } { $percent }%
race = The race
awards = Awards
spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}

# Awards: what for, then who and how. An amount is "38 spaces" or "5 stars".
luckiest-roll = Luckiest roll
luckiest-roll-words = { $name }: { $dice }, { $amount } in all
double = double { $number }
best-card = Best card
best-card-words = { $name }: card { $card }, { $amount }
cruellest-capture = Cruellest capture
cruellest-bump = Cruellest bump
cruellest-capture-words = { $whose ->
    [you] { $count ->
        [one] { $name }: sent you back { $count } space
       *[other] { $name }: sent you back { $count } spaces
    }
   *[other] { $count ->
        [one] { $name }: sent { $whom } back { $count } space
       *[other] { $name }: sent { $whom } back { $count } spaces
    }
}
longest-blockade = Longest blockade
longest-blockade-words = { $count ->
    [one] { $name }: { $count } round
   *[other] { $name }: { $count } rounds
}
greatest-gift = Greatest gift
greatest-gift-words = { $whose ->
    [you] { $name }: { $amount } to you
   *[other] { $name }: { $amount } to { $whom }
}
comeback = Best comeback
comeback-words = { $name }: { $amount } behind at one point
most-captures = Most captures
most-bumps = Most bumps
most-captures-words = { $name }: { $count }
so-close = So close
so-close-words = { $name }: { $amount } short
longest-lead = Longest in the lead
longest-lead-words = { $count ->
    [one] { $name }: { $count } turn
   *[other] { $name }: { $count } turns
}
most-passes = Most patient
most-passes-words = { $name }: { $count } turns without a move

# The story of a game in one line, under "You win!" or "Leo wins".
by-a-hair = By a hair!
after-last = From last in turn { $turn } to first
always-first = In front nearly all the way
never-captured = Without losing a single pawn
with-captures = { $capture ->
    [bump] { $count ->
        [one] With { $count } bump
       *[other] With { $count } bumps
    }
   *[take] { $count ->
        [one] With { $count } capture
       *[other] With { $count } captures
    }
}
# The same for the reader who lost: something kind, and true.
almost-home = You were almost home
you-second = { $count ->
    [one] You come second, { $count } step short
   *[other] You come second, { $count } steps short
}
you-led = { $count ->
    [one] You were in front for { $count } turn
   *[other] You were in front for { $count } turns
}
you-captured = { $capture ->
    [bump] Nobody bumped more pawns than you: { $count }
   *[take] Nobody captured more pawns than you: { $count }
}
you-brought-home = { $count ->
    [one] You brought a pawn home
   *[other] You brought { $count } pawns home
}
not-your-day = It was not your day. Another one?
# Of a game about collecting: "11 stars, the next has 7". A shared win: "11 stars each".
shared = { $count } { $things } each
to-yours = { $count } { $things } to your { $own }
to-next = { $count } { $things }, the next has { $next }

# What comforts people who lost, below the winner's name, in a scene in the style of the board: a station, a parlour, a
# hall with oil lamps, slides, a theatre.
comfort = { $style ->
    [midcentury] The next train leaves soon
    [lithograph] There is always a reason to be glad
    [folk] The lamps stay lit for another game
    [slides] Ever so sorry! The slides are free again
    [city] There is another show tomorrow
   *[other] Well played. Another one?
}
