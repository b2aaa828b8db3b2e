# What opens over the page.

about = About Turnout
about-says = Classic board games on one screen: with people round it, or against a bot.
version = Version
offline = Without a network
offline-ready = Plays on: all of it is kept in this browser
offline-not-yet = Not yet: this browser has not kept all of it
offline-refused = No: this browser could not keep "{ $file }" as it was built
as-app = As an app
install = Install
how-to-install = Your browser may have "Install" or "Add to home screen" in its menu; on an iPhone or iPad it is under "Share".
licence = Licence
by-others = Parts by others
licences = Third-party licences
unofficial = Turnout is unofficial. The names of games belong to their owners; the rules are told in our own words.
private = Nothing leaves your browser: no account, no server, no other site.

# Of several moves, spaces or pawns.
which = Which one?

# At the end of a game.
# Leads back to the result.
results = Results
next-game = Next game
rematch = Rematch
# How often each player has won: "You 2, Leo 1".
games-won = Games won: { $tally }

rules-of = Rules of { $title }
search-rules = Search the rules
contents = Contents
found = { $count ->
    [0] Not found
    [one] Found in 1 place
   *[other] Found in { $count } places
}
rules-coming = The rules are on their way…
rules-missing = The rules could not be fetched: { $problem }.

# People have seen a roll since the last move: they are asked before they go back across it.
go-back = Go back a move?
go-back-about = The last move that one of you chose is undone, and everything after it. The same dice or cards come again. Ask the others first.
go-back-yes = Go back
stay = Stay here
