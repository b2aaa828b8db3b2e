# Si los dados son justos: su huella, la comprobación de una partida terminada y cuántas veces salió cada número.

# Tras la comprobación. El acta dice quién empieza si fue el ganador de una partida anterior.
all-right = Las { $rolls } tiradas y cartas salen de esta semilla.
all-right-but-start = Las { $rolls } tiradas y cartas salen de esta semilla, menos quién empieza: lo decidió una partida anterior.
# «Tirada 17, azul: el acta dice 6-6, pero de la semilla sale 3-1».
wrong = Tirada { $number }, { $colour }: el acta dice { $recorded }, pero de la semilla sale { $computed }.
