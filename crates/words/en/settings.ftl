# How a player likes the page.

title = Settings
speed = Speed
colours = Theme
theme-system = Automatic
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
language = Language
language-missing = { $language } could not be loaded: { $reason }.
sound = Sound
space-names = Coordinates
