# Watching a game again.

step = Step
at = { $at } of { $of }
back = Back
run = Play
pause = Pause
forward = Forward
play-on = Play on from here
leave = Close replay
no-game = This link cannot be opened: { $problem }.
