# A link to a game.

title = Share this game
tells-whole = Whoever opens this link can watch the whole game, step by step, and play on from any moment. The game is in the link itself: it is kept nowhere else.
tells-so-far = Whoever opens this link can watch the game so far, as all at the table have seen it: no roll to come, and nobody's hand. It is kept nowhere else.
link = { $what ->
    [text] Text
   *[link] Link
}
copy = { $what ->
    [text] Copy text
   *[link] Copy link
}
# Opens what the system has to share by.
by-system = Share…
copied = { $what ->
    [text] The text is copied.
   *[link] The link is copied.
}
selected = { $what ->
    [text] The text is selected: copy it with the keyboard.
   *[link] The link is selected: copy it with the keyboard.
}
with-names = With the players' names
code = The link as a code for a phone's camera
too-long = The link is too long for a code that a phone reads.
no-link = There is no link to this game: { $problem }.
