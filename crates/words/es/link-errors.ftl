# Qué falla en un enlace a una partida entera, como parte de una frase: «El enlace no se puede leer: se esperaba ...».

too-long = se esperaba un enlace de { $most } caracteres como mucho, y tiene { $found }
version = se esperaba un enlace de la versión { $known }, y es «{ $found }»
digits = se esperaban letras, cifras, - y _, y hay otro signo en { $at }
damaged = se esperaba un enlace tal como se escribió, y está dañado o cortado
cut-off = se esperaba más de la partida, y el enlace se acaba
more = se esperaba el final del enlace, y sigue

game = se esperaba un juego conocido, y es otro
options = se esperaban opciones del juego una vez cada una, y son otras
many-made = se esperaba una partida de { $most } tiradas y jugadas como mucho, y tiene { $found }
over-early = se esperaban { $all } tiradas y jugadas, y la partida acaba después de { $made }
not-over = se esperaba una partida terminada, porque se cuenta todo de ella
not-by-rules = se esperaba una partida según las reglas, y tiene un paso que no lo es
no-scores = se esperaba un juego con puntuación, porque es de un encuentro
points = se esperaban puntos de { $least } a { $most }, y son { $found }
name-no-text = se esperaba un nombre, y no es texto
name-unfit = se esperaba un nombre que se pueda mostrar, y es otro

# Al hacer un enlace.
another-game = se esperaba un enlace a esta partida, y lleva a otra
too-big = se esperaba una partida que quepa en { $most } caracteres, y ocupa { $found }
