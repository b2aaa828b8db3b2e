# "Who's playing?": the people of this device at the sides of its screen.

# The stored names are damaged.
damaged = The names kept on this device could not be read (line { $line }). Please type them again.

seats = Seats
# A seat and who sits there, read aloud.
seat-of = { $colour }: { $player }
bot-at = { $name }, bot
empty = Empty
guest = Guest
# The choices for the selected seat.
who-sits = Who plays { $colour }?
new-name = New name
sit-down = Sit down
bot = Bot
# One screen for several people.
screen = The screen
edit = Portraits and names
next-portrait = Another portrait for { $name }
# The box to change it.
name-of = Name of { $name }
name-missing = Type a name.
name-taken = { $name } is the name of somebody else here.
forget-short = Forget
forget = Forget { $name }
# The second press.
forget-now-short = Forget now
forget-now = Forget now: { $name }
too-few = Put at least two players at the table.
# After a person was forgotten.
stays-in-book = { $name } is forgotten, but stays in the family's book.
