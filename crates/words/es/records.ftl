# Qué está mal en un acta, el texto de una partida entera. Lo que va entre comillas se escribe así en todas las
# lenguas.

at = línea { $line }, columna { $column }: { $message }
too-long = se esperaba un máximo de { $most } bytes, pero hay { $found }

## Lo que se esperaba, en singular, tras «se esperaba».

version = la versión 1, la única conocida
first-line = «turnout 1», la única versión conocida
player = la letra de un puesto, «=» y quién se sienta ahí
seats = cada puesto una sola vez, en el orden de los turnos
seats-in-play = cada puesto que juega una sola vez, en el orden de los turnos
seat-in-play = un puesto que juegue
person-or-bot = «person» o el nombre de un bot
# El nombre de un jugador.
name = un nombre, con los espacios escritos %20
seed = un número entero menor que 2^64
salt = un grupo de 32 cifras hexadecimales (0-9 y a-f)
# Cuántas veces se retiró una jugada.
how-often = un número de veces, entero y desde 1
points = un número de puntos, entero y de 1 a { $most }
seat-points = la letra de un puesto, «=» y sus puntos
scored-game = un juego con puntuación
# Lo que ha traído el azar: una tirada, una carta.
outcome = lo que ha salido y luego «:»
outcome-now = algo que pueda salir ahora
steps = un espacio y los pasos
complete-play = la jugada de la línea anterior completa
not-over = otra línea de juego, porque la partida no ha terminado
end-winner = «end winner=...», porque la partida ha terminado
end = «end ...», porque la partida ha terminado
nothing-more = el fin del texto tras el final de la partida
