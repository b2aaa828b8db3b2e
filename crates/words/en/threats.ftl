# Danger, where it is shown.

nothing-in-danger = { $capture ->
    [bump] None of your pawns can be bumped
   *[take] None of your pawns can be captured
}
# Rivals who could hit the reader when their turn comes, and what the next one could do.
danger-later = { $said }. { $names } could reach you later
# A piece and how often it could be hit: "Yellow on Y6: 11 of 36 throws".
danger-of = { $colour } { $place }: { $cases }
danger-of-pawn = { $pawn }: { $cases }
# What it is about, and one of these after the other.
danger = { $what }: { $pieces }.
