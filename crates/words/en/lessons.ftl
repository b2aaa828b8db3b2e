# Lessons: the offer of them, and what stands round one.

new-to = New to { $title }?
# How long it takes: "five minutes".
in-minutes = Learn it by playing, in { $time }.
learn-to-play = Learn to play
no-thanks = No, thanks
lessons = Lessons
learn = Learn { $title }
by-playing = Learn it by playing

number = Lesson { $number } of { $count }
# The numbers of rules follow.
rules = Rules:
again = Try again
next = Next lesson
against-bot = Play against an easy bot
leave = Leave

missing = The lessons could not be loaded: { $problem }.
