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
# After a roll that brings another for a number on a die.
again = A { $number }: another roll
no-other-roll = No other roll: one die was left
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
