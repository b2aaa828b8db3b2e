# Games as files.

title = Games as files
open = Open a file of games
download-all = Download all games
# Names that are proposed for files. Letters without accents, and no spaces.
file-name-of-one-game = turnout-save.txt
file-name-of-all-games = turnout-games.txt

empty = There is no game in this file.
unopened = This file cannot be opened: { $problem }.
# Problems, at the end of the sentence before.
too-long = it is longer than 200 megabytes
unread = the browser cannot read it

# What has become of the games of a file; one of these sentences stands behind the other.
added = { $count ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $count } games were added.
}
already = { $count ->
    [one] One is here already.
   *[other] { $count } are here already.
}
no-room = For { $count } the browser has no room.
# The checksum at the end of the file is missing or wrong.
cut = The file was cut or changed: some of its games may be missing.
not-added = Game { $number } is not added: { $problem }.
not-added-either = { $count } more cannot be read.

## A backup, in the settings.

backup = Everything on this device
save-everything = Save everything to a file
bring-back = Bring it back
file-name-of-backup = turnout-backup.txt
no-room-for-backup = The browser has no room for all of it.
remind = Ten games are finished. A file with everything keeps them, should this device get lost.
