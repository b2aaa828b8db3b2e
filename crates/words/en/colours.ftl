# The colours, as players are called by them.

yellow = Yellow
green = Green
red = Red
blue = Blue
orange = Orange
purple = Purple
