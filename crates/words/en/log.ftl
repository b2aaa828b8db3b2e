# The log without coordinates: "Ann moved 6 and captured Blue", "You rolled 6 and 3".

actor = { $who ->
    [you] You
   *[other] { $name }
}
rolled = { actor } rolled { $dice }
drew = { actor } drew { $card }
drew-a-card = { actor } drew a card
played-card = { actor } played { $card }
discarded = { $why ->
    [stuck] { actor } could play no card and discarded { $card }
   *[skipped] { actor } discarded { $card }
}
shuffled = The cards were shuffled
tie = { $names } tie and roll again
first = { $who ->
    [you] You go first
   *[other] { $name } goes first
}
# What was moved: a number, two dice, a bonus, or the card Sorry!, which has none.
moved = { actor } { $kind ->
    [start] brought out a pawn
    [home] moved { $number } and got home
    [bonus] moved a bonus of { $number }
    [bonus-home] moved a bonus of { $number } and got home
    [slide] moved { $number } and slid
   *[plain] moved { $number }
}
moved-and-captured = { moved } and { captured } { $whom }
captured = { $capture ->
    [bump] bumped
   *[take] captured
}
swapped = { actor } swapped places with { $other }
swapped-and-captured = { swapped } and { captured } { $whom }
moved-token = { actor } moved to { $space }
sent-back = { $who ->
    [you] Third doublet: your front pawn went back to start
   *[other] Third doublet: { $name }'s front pawn went back to start
}
roll-lost = { $who ->
    [you] Third doublet: your turn ended
   *[other] Third doublet: { $name }'s turn ended
}
gave = { actor } gave { $count } { $things } to { $whom }
took = { actor } took { $count } { $things }
returned = { actor } returned { $count } { $things }
against = { actor } rolled against { $whom }
bonus-earned = { actor } earned a bonus of { $count }
bonus-lost = { actor } could not use the bonus of { $count }
bonus-skipped = { actor } skipped the bonus of { $count }
forfeited = { actor } could not use { $dice }
no-move = { $pawns ->
    [waiting] { actor } could not bring a pawn out
   *[out] { actor } had no legal move
}
again = { $who ->
    [you] You go again
   *[other] { $name } goes again
}
