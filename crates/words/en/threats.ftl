# Danger, where it is shown.

nothing-in-danger = { $capture ->
    [bump] None of your pawns can be bumped
   *[take] None of your pawns can be captured
}
# A rival, and how often it could hit a piece: "Finch with 11 of 36 rolls".
by-rival = { $name } with { $cases }
# A piece and how often it could be hit: "Yellow on Y6: 11 of 36 throws".
danger-of = { $colour } { $place }: { $cases }
danger-of-pawn = { $pawn }: { $cases }
# What it is about, and one of these after the other.
danger = { $what }: { $pieces }.
