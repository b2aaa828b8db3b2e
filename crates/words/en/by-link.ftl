# Games that are played by link, every player on a device of their own.

play-by-link = Play by link
about = For someone far away: each plays on their own device, and after each turn you send a link.
# The seat at this device.
you-are = You are
# A player in a select.
name-and-colour = { $name } ({ $colour })
your-name = Your name

# Why a game cannot be played by link, as a part of a sentence.
hands = games with hidden hands cannot be played by link, since the link would show the cards
people = between { $least } and { $most } people can play by link, not { $found }
host = nobody sits at your seat
no-random = this browser has no random numbers

## The invitation.

invites = { $host } invites you to { $title }
your-seat = You are { $name }, { $colour }.
your-colour = You play { $colour }.
match-to = match to { $total } points
# A player in the middle of a match.
has-points = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
how-joining-goes = Join, and send your answer back by link. { $host } sees how the game goes on from there.
# Where more players are to join.
pass-on = Join, and send the link on to { $name }, who joins next.
join = Join
not-now = Not now

## Sending.

send-to = Send it to { $names }
send-again = Send again
says-invited = Send this link to { $names }: by message, by mail, or let a phone's camera read the code.
says-turn = Your turn is in this link. { $names } opens it, sees what happened, and plays on.
says-joined = Your answer is in this link. { $names } opens it, and the game goes on.
says-over = { $count ->
    [one] The game is over. With this link { $names } sees how it ended.
   *[other] The game is over. With this link { $names } see how it ended.
}
# Where the browser could not save the turn.
unsaved = This turn is not saved on this device. Send it only if you download the game first: if the page closes and you play the turn again, the others get two different turns from you.
one-for-all = It is the same link for all of them.
# What the link is called in a message.
subject-invited = An invitation to { $title }
subject-turn = { $title }: your turn, { $names }
subject-over = { $title }: the end
# After a turn, for screen readers.
turn-is-over = Your turn is over: send it to { $names }.
# While another player has the link.
waits-for-link = Waiting for { $names }: open the link that comes back.
# In the list of games.
listed = By link. { $status }
waits-for = Waiting for { $names }
# Until everybody has joined.
waits-to-join = { $name } has not joined yet
# Ends the showing of what the others have done.
skip = Skip
# The status meanwhile.
since-your-turn = Since your last turn
losers-offer = { $count ->
    [one] { $names } can offer a rematch, once the link has arrived.
   *[other] One of { $names } can offer a rematch, once the link has arrived.
}

## Opening a link.

bad-link = This link does not work
bad-link-about = It came incomplete, or was changed on the way. Ask for it again: the sender presses "Send again". Your games are as they were.
not-opened = The link cannot be opened: { $problem }.
older = That was an older link. This is how the game stands now.
played-elsewhere = This game is played on other devices. Here you can watch it.
refused = Two versions of one game
other-move = { $name } has sent two links, with different moves. Agree with the others on one of them, and all play on from the same.
other-member = Another device has joined as { $name }, or somebody changed this link. Go on with the device that joined first.
other-table = This link changes who plays, or the points. You keep the game that you know.
your-version = The game you have
opened-version = The link you opened
nothing-lost = The game you have stays as it is. Nothing is lost.
# Where a version can be chosen, and the button below each.
until-chosen = The game you have stays as it is until you choose. Your own turns since then count only in the version in which you played them.
play-on = Play on from this one
# For screen readers: which of the two.
play-on-version = Play on from this one: { $version }
# After such a game was deleted.
deleted = Without this game you cannot go on playing by link, and the others wait for you. "Undo" brings it back.
# After a download.
file-is-secret = This file holds the secret of your games by link. Anyone who has it can play for you: keep it to yourself.
keep-yours = Go on with yours
watch-opened = Watch the other

## The help.

help = How playing by link works
help-invite = Start a game by link and send the invitation: by message, by mail, or as a code for a phone's camera.
help-join = The other opens it, presses "Join", and sends the answer back. With three or four players it goes round once, until everybody has joined.
help-turn = From then on: open the newest link, see what happened, take your turn, and send the next link. A turn in which you can move nothing passes automatically: you only send it on. The game is also listed under "Your games", with whose turn it is.
help-lost = A link that got lost is sent again with "Send again". An older link does no harm: it leads to where the game is now.
help-device = The game lives on the device that joined. Other devices can only watch.
help-dice = Nobody can choose the dice, or know their next roll before the link arrives. They come from secret numbers of all players together, and every device checks every roll.
help-signed = Nobody can change your moves: your device signs each link that you send, and the others refuse a link that was changed.
help-bots = Bots may play along. They play on the device of the player before them.

## Errors of links, each the end of a sentence: "The link cannot be opened: it stops in ...".

half-turn = it stops in the middle of a turn
wrong-chain = the secret numbers for its dice do not fit the game
same-secret = two players in it have the same secret numbers
not-as-sent = this link is not as { $name } sent it

## What a device refuses, as a part of a sentence.

all-joined = everybody has joined already
no-turn = it is not your turn
other-secret = this device did not join the game with this secret
spoilt = what this device knows of its seat is damaged
chain-used-up = the game is too long for its chain of random numbers
# What differs from the printed rules, before a list.
differs = What is agreed for this game:
