# The games that the browser keeps, and which tab plays one.

your-games = Your games
# The heading above those that are over.
finished = Finished
# While the database of games does not answer.
looking = Looking for your games…
deleted = Deleted: { $title }.
# Has it back.
undo = Undo

# Buttons beside a game, and what each is called aloud.
go-on-with = Continue game { $number }
look-at = Look at game { $number }
replay-of = Replay game { $number }
copy = Copy
copy-of = Copy game { $number }
download = Download
download-of = Download game { $number }
delete = Delete
delete-of = Delete game { $number }
# Opens the list of the buttons above.
more-for = More for game { $number }
# Shows more of the list of games.
show-more = Show more ({ $count })

# What stands in the place of a game that cannot be gone on with: a title, and why.
aside = A game that was set aside
aside-says = Turnout failed twice with it.
newer = A game of a newer Turnout
newer-says = Reload the page to get that.
spoilt = A saved game that could not be read
opened-newer = The saved game was kept by a newer Turnout: reload the page to get that. The game stays as it is; nothing is lost.
opened-spoilt = The saved game could not be read ({ $problem }). It stays among your games; nothing is lost.

copied = The copy is among your games. Its dice and cards will differ.
is-back = The game is back.

blocked = This browser saves nothing for this page: your game is lost when the page is closed or reloaded.
full = The browser has no room left for this page: your game is not saved, and is lost when the page is closed or reloaded.
# Another game has just ended.
oldest-deleted = Your last { $most } finished games are kept, so the oldest one was deleted. To keep one for longer, download it.
saved-again = Saving works again: all your games are saved.

elsewhere = This game is being played in another tab
elsewhere-says = Go on there, or play it here: nothing is lost.
play-here = Play it here
goes-on-elsewhere = This game goes on in another tab.
gone = That game was deleted in another tab.

# The finished games of the people of this device.
book = The family's book
# After a game was deleted.
stays-in-book = The deleted game stays in the family's book.
take-out-of-book = Take out of the book
no-room-for-book = The browser has no room for the family's book.
