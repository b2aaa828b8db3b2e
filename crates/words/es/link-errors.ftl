# Qué falla en un enlace a una partida entera, como parte de una frase: «No se puede abrir el enlace: lleva a ...».

too-long = un enlace tiene { $most } caracteres como mucho, y este tiene { $found }
version = este Turnout abre enlaces de la versión { $known }, y este empieza por «{ $found }»
digits = su carácter { $at } está mal: se esperaban letras, cifras, - y _
damaged = se ha dañado o cortado por el camino
cut-off = falta el final de la partida
more = hay en él más que una partida

game = esta versión de Turnout no conoce su juego
options = nombra reglas que este juego no tiene
many-made = su partida tiene { $found } tiradas y jugadas, y { $most } son el máximo
over-early = su partida acaba tras { $made } tiradas y jugadas, pero hay { $all }
not-over = dice que su partida ha acabado, pero aún no ha ganado nadie
not-by-rules = una jugada va contra las reglas del juego
no-scores = es de un encuentro, y este juego no tiene encuentros
points = su encuentro es a { $found } puntos, y puede ser de { $least } a { $most }
name-no-text = el nombre de un jugador no se puede leer
name-unfit = el nombre de un jugador no se puede mostrar

# Al hacer un enlace.
another-game = lleva a otra partida
too-big = esta partida es demasiado larga: ocupa { $found } caracteres, y un enlace tiene { $most } como mucho
