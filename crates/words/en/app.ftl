# What stands in HTML before any program runs (index.html, static/reload.html), and what an installed page is called.

# In search results and beside links.
description = Classic race games by their printed rules: with people round one screen, or against a bot. Nothing leaves your browser.
link-title = Turnout: old race games in your browser
link-about = By their printed rules, with people round one screen, or against a bot. Nothing leaves your browser.
link-picture = A game board with pawns under way, and the name Turnout
# In a browser's list of installed pages.
installed = Classic race games by their printed rules: with people round one screen, or against a bot.

loading = Turnout is loading…
not-started =
    It has not started yet. Does this network want you to log in? Do so, then reload. Turnout needs Chrome or Edge 111, Firefox 115, Safari or iPadOS 16.4, or later.
reload = Clear cache and reload (your games are kept)
no-script = Turnout is a program that runs in this page, so it needs JavaScript. Nothing leaves your browser.

## The clean reload.

clean-title = Turnout: a clean reload
clean = A clean reload
clean-about = What this browser has stored of the program is being removed, to be loaded anew.
clean-games = Your games stay.
back = Back to Turnout
clean-no-script =
    This needs JavaScript. In your browser's settings you can remove what it has stored for this page; that removes your
    games, too.

## Where there is neither network nor page.

unopened = Turnout cannot be opened
unopened-why = What this browser had kept of it is not whole any more, and there is no network. Your games stay.
unopened-reload = Reload once there is a network again.
