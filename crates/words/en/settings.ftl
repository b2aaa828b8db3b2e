# How a player likes the page.

# The name of this language in the language itself, for the list of languages.
-own-name = English

title = Settings
play = Play
look-and-sound = Look and sound
keyboard = Keyboard and screen readers
speed = Speed
colours = Theme
theme-system = Automatic
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
text-size = Text size
text-normal = Normal
text-large = Large
text-largest = Largest
language = Language
language-missing = { $language } could not be loaded: { $reason }.
sound = Sound
volume = Volume
space-names = Coordinates
auto-pass = Pass automatically when no move is legal
forced-moves = Auto-play forced moves
threats = Show threats from the start
move-list = Show the list of moves
opponents-talk = Opponents talk
own-colour-below = Your colour at the bottom of the board
keep-awake = Keep the screen on while you play
