# Announcements during a game.

taken-back = { $rounds ->
    [0] Taken back. { $status }.
    [one] Back to your last choice: 1 round. { $status }.
   *[other] Back to your last choice: { $rounds } rounds. { $status }.
}
played-again = Played again. { $status }.
hint = Hint: { $play }. { $why }.
only-move = The only move: { $words }.

# A refusal and the rule that it rests on.
refused = { $reason }. (Rule { $rule })
