# Announcements during a game.

taken-back = Taken back. { $status }.
hint = Hint: { $play }. { $why }.
only-move = The only move: { $words }.

# A refusal and the rule that it rests on.
refused = { $reason }. (Rule { $rule })
