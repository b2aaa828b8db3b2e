# Lessons: what stands round one.

by-playing = Learn it by playing

number = Lesson { $number } of { $count }
# A link to the rulebook.
rules = Rules
again = Try again
next = Next lesson
against-bot = Play against an easy bot
leave = Leave

# Above the praise.
cheer = Well done!
# After the last lesson.
finale = You know how to play { $game }!
all = All lessons
home = Home

missing = The lessons could not be loaded: { $problem }.

## Announcements.

lesson-done = Lesson done
lesson-missed = Lesson not done yet
# Before the lesson's hint.
not-quite = Not quite yet. { $hint }
# The name of the person who does a lesson.
learner = You
lessons-unread = The lessons cannot be read: { $problem }.
lesson-unknown = There are { $count } lessons of { $title }.
nobody-acts = nobody is to act
