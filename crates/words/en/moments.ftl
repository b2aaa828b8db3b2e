# Banners over the board, shown for a second.

you-capture = { $capture ->
    [bump] You bump { $whom }
   *[take] You capture { $whom }
}
you-capture-own = { $capture ->
    [bump] You bump your own pawn
   *[take] You capture your own pawn
}
captures-you = { $capture ->
    [bump] { $who } bumps you
   *[take] { $who } captures you
}
captures = { $capture ->
    [bump] { $who } bumps { $whom }
   *[take] { $who } captures { $whom }
}
home = Home!
you-begin = You go first
begins = { $who } goes first
you-swap = You change places with { $whom }
swaps-with-you = { $who } changes places with you
swaps = { $who } changes places with { $whom }
# After one roll too many in a turn, such as a third doublet.
sent-back = One roll too many: back to the start
# The same, where no pawn is sent back.
roll-lost = One roll too many: end of turn
you-lose-stars = { $count ->
    [one] You lose { $count } star
   *[other] You lose { $count } stars
}
you-give-stars = { $count ->
    [one] You give { $whom } { $count } star
   *[other] You give { $whom } { $count } stars
}

## The last turn of another player, after the name: "captured you and moved 9".

deed-captured = { $capture ->
    [bump] bumped
   *[take] captured
} { $who ->
    [you] you
   *[other] { $whom }
}
deed-swapped = changed places with { $who ->
    [you] you
   *[other] { $whom }
}
deed-home = { $count ->
    [one] got a pawn home
   *[other] got { $count } pawns home
}
deed-sent-back = rolled once too often
deed-took = { $count ->
    [one] took a star
   *[other] took { $count } stars
}
deed-lost = { $count ->
    [one] lost a star
   *[other] lost { $count } stars
}
deed-out = { $count ->
    [one] brought a pawn out
   *[other] brought { $count } pawns out
}
deed-moved = moved { $count }
deed-none = passed
