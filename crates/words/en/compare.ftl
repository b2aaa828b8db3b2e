# What house rules change: figures of bots' games under the printed rules and under others.

turns = Turns of all players in a game
captures = Captures in a game
idle = Turns without a move, of all players
leads = Changes of the lead
last = The last at half-time wins
first = The first player wins
skill = A good player wins
close = Close endings

about-leads = how often another player is ahead
about-last = the player behind after half of the turns
about-skill = one without mistakes; half of the players are
about-close = the second is a twelfth of the way behind, or less

## The report of a trial.

figure = Figure
as-printed = As printed
without = That rule as printed
too-early = Too early to say: the figures still move.
player-wins = { $name }: { $wins }
compared-with = Compared with
the-print = the printed rules
without-rule = our rules, except { $rule }
how-plays = { $name } plays
plays-like = { $level ->
    [easy] like an easy bot
    [medium] like a medium bot
   *[expert] as well as the others
}
in-use = This is the head start now.
ours = Our rules
difference = Difference
caption = { $games ->
    [one] { $games } game of each
   *[other] { $games } games of each
}
minutes = half take { $from } to { $to } minutes
of-100 = { $figure }, of 100
unclear = may be chance
players = Quick bots play all games. Half of them play well, and half make the mistakes of an easy opponent. The number after ± says how far chance may have moved a figure.
too-few = A comparison needs two sets of rules.
paused = { $games } games of each so far. More games make the figures surer.
complete = Complete: { $games } games of each.
play-on = Play more games
take = Use it: { $value }
hide = Hide
failed = The bots could not play on: { $reason }.
decimal = { $whole }.{ $tenths }
head-start = Head start
wins-of = { $name } wins, of 100
most-even = { $even ->
    [even] Nearest to even: { $value }. With it { $name } wins { $wins } of 100 games; an even chance is { $share }.
   *[uneven] None of these makes it even. The nearest is { $value }: with it { $name } wins { $wins } of 100 games; an even chance is { $share }.
}
even-caption = { $games ->
    [one] { $games } game with each head start
   *[other] { $games } games with each head start
}
same-head-starts = Head starts are the same on both sides.
what-else = Fewer opponents help more, or rules under which luck counts more.
weak-player = { $name } plays as chosen above, other people play well, and bots play as strongly as chosen. The mark in a bar is an even chance.

## A sentence of clauses, such as "About 12 minutes shorter, twice as many captures, luck counts a little more."

no-difference = { $games } games show no difference that could not be chance.
says-turns = { $more ->
    [more] { $minutes ->
        [0] a little longer
        [one] about { $minutes } minute longer
       *[other] about { $minutes } minutes longer
    }
   *[less] { $minutes ->
        [0] a little shorter
        [one] about { $minutes } minute shorter
       *[other] about { $minutes } minutes shorter
    }
}
says-captures = { $how ->
    [twice] { $more ->
        [more] twice as many captures
       *[less] half as many captures
    }
    [far] { $more ->
        [more] far more captures
       *[less] far fewer captures
    }
    [little] { $more ->
        [more] slightly more captures
       *[less] slightly fewer captures
    }
   *[plain] { $more ->
        [more] more captures
       *[less] fewer captures
    }
}
says-idle = { $how ->
    [twice] { $more ->
        [more] twice as many turns without a move
       *[less] half as many turns without a move
    }
    [far] { $more ->
        [more] far more turns without a move
       *[less] far fewer turns without a move
    }
    [little] { $more ->
        [more] slightly more turns without a move
       *[less] slightly fewer turns without a move
    }
   *[plain] { $more ->
        [more] more turns without a move
       *[less] fewer turns without a move
    }
}
says-leads = { $how ->
    [little] { $more ->
        [more] the lead changes a little more often
       *[less] the lead changes a little less often
    }
   *[plain] { $more ->
        [more] the lead changes more often
       *[less] the lead changes less often
    }
}
says-last = { $how ->
    [little] { $more ->
        [more] players who are behind catch up a little more often
       *[less] players who are behind catch up a little less often
    }
   *[plain] { $more ->
        [more] players who are behind catch up more often
       *[less] players who are behind catch up less often
    }
}
says-first = { $how ->
    [little] { $more ->
        [more] going first helps a little more
       *[less] going first helps a little less
    }
   *[plain] { $more ->
        [more] going first helps more
       *[less] going first helps less
    }
}
says-skill = { $how ->
    [little] { $more ->
        [more] luck counts a little less
       *[less] luck counts a little more
    }
   *[plain] { $more ->
        [more] luck counts less
       *[less] luck counts more
    }
}
says-close = { $how ->
    [little] { $more ->
        [more] slightly more games end close
       *[less] slightly fewer games end close
    }
   *[plain] { $more ->
        [more] more games end close
       *[less] fewer games end close
    }
}
