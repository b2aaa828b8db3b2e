# What is said of all games alike, but for a few words of their own. The keys are chosen by the game:
# `take` or `bump` for a capture, `throw`, `card` or `hidden-card` for a case of chance.

# What a player has of pawns that are home, after a number: "2 home".
things = { $collects ->
    [star] { $count ->
        [one] star
       *[other] stars
    }
   *[home] home
}

# Two pawns of one colour on one space.
blockade = blockade

# What a space of a colour is on its way.
start = { $terms ->
    [pollyanna-1951] { $colour }'s starting space
    [pollyanna-1916] { $colour }'s starting point
    [parcheesi] { $colour }'s entry space
    [sorry] { $colour }'s circle
   *[usual] { $colour }'s start
}
entrance = { $terms ->
    [pollyanna-1951] { $colour }'s Home Entrance
    [pollyanna-1916] { $colour }'s Glad Entrance
    [sorry] { $colour }'s way in
   *[usual] { $colour }'s home entrance
}
home-path = { $terms ->
    [pollyanna-1951] { $colour }'s Home Path
    [pollyanna-1916] { $colour }'s Glad Path
    [sorry] { $colour }'s safety zone
   *[usual] { $colour }'s home path
}

# After the colour that does it: "Yellow captures Red".
takes = { $capture ->
    [bump] bumps { $whom }
   *[take] captures { $whom }
}

## What the next throw or card of a rival could do.

cases = { $cases } of { some }
some = { $case ->
    [throw] { $total ->
        [one] { $total } roll
       *[other] { $total } rolls
    }
   *[card] { $total ->
        [one] { $total } card
       *[other] { $total } cards
    }
}
# Said of a pawn.
could-be-hit = { $capture ->
    [bump] could be bumped by { cases }
   *[take] could be captured by { cases }
}
could-hit-these = As the pawns stand now: the number beside a pawn says with how many of { some-seen } a rival can { hit } it
hit = { $capture ->
    [bump] bump
   *[take] capture
}
some-seen = { $case ->
    [hidden-card] { some } that you do not see
   *[throw] { some }
}
could-hit-nothing = As the pawns stand now, no rival can { hit } any of yours
