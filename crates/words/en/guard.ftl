# What the guard says, when the program cannot (static/guard.js), and the clean reload (static/reload.js).

## Opened as a file; a browser that is too old; a frame of another site.

needs-server = Turnout needs a server
# What stands between ` is a command to be typed.
needs-server-why =
    Browsers do not run a program like this one from a file. In the project's folder run `cargo xtask serve`,
    which opens the page; or put this folder on any static web host.
needs-newer = Turnout needs a newer browser
needs-newer-why = It runs in Chrome or Edge 111, Firefox 115, Safari or iPadOS 16.4, or later. Your games stay as they are.
framed = Turnout does not play inside another site
framed-why = Another page shows it in a frame, and could lead your clicks astray. Open it by itself to play.
framed-open = Open Turnout

## The program failed.

stopped = Turnout has stopped
stopped-advice = Something went wrong in the program. Reload to start again.
stopped-advice-game = Something went wrong in the program. Your game is saved up to the last move; reload to go on.
not-loaded = Turnout could not be loaded
not-loaded-advice =
    A file of the program did not arrive whole. If this network wants you to log in, do so. Then try again.
not-loaded-newer =
    A file of it is missing, and the server has another version by now. Clear the cache and reload to get that; your
    games stay.
reload = Reload
try-again = Try again
reload-clean = Clear cache and reload (your games are kept)
copy-report = Copy report
copied = The report is copied.
copy-selected = The report is selected: copy it with the keyboard.
download-games = Download your games
report = Report
the-report = The report

## A save that made two starts fail.

aside = A saved game was set aside
aside-why = Turnout failed twice with it, so it starts without. Nothing is lost: keep it as a file.
aside-download = Download it
dismiss = Dismiss

## The clean reload.

no-network = There is no network now, so nothing has been removed: what is stored is all there is.
