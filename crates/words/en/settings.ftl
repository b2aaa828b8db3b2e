# How a player likes the page.

speed = Speed
colours = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
language = Language
language-missing = { $language } could not be loaded: { $reason }.
sound = Sound
space-names = Space names
