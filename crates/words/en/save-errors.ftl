# Why a kept game is not read, as a part of a sentence: "The game cannot be opened: it was kept by ...". "changed",
# "tab" and "manners" are of the format and stay as they are.

newer = it was kept by a newer Turnout
no-time = the line "changed ..." of its head is no time
no-tab = the line "tab ..." of its head names none
no-manners = the line "manners ..." of its head is none
not-a-save = it is not a saved game of Turnout
cut = its end is missing
changed = its checksum is wrong, so something in it was changed
face-down = cards lie face down in it, so that it can only be watched
# The second line of a record names the game.
game-unknown = line 2, column 9: { $problem }
no-review = expected lines of a review
