# What is announced while a game goes on.

taken-back = Taken back. { $status }.
hint = Hint: { $play }. { $why }.
only-move = The only move: { $words }.

# A refusal and the rule that it rests on.
refused = { $reason }. (Rule { $rule })
