# Qué está mal en una línea de notación: una posición, un paso, una jugada, el nombre de un reglamento, un texto
# de lecciones. Lo que va entre comillas, y palabras como `winner`, se escribe así en todas las lenguas.

# Lo esperado va en singular: «un paso como...».
expected = se esperaba { $what }, pero hay «{ $found }»
# La línea acaba demasiado pronto.
expected-more = se esperaba { $what }, pero no hay nada
by-rule = { $message } ({ $rule })
at-column = columna { $column }: { $message }

## Lo que se esperaba, en todos los juegos.

# Escrito exactamente así.
so = «{ $written }»
fields = un solo espacio entre campo y campo
turn = un espacio y a quién le toca
pair = clave=valor
keys = cada clave una sola vez, en orden alfabético
placement = la letra de un puesto, «:» y sus fichas
# Las letras, separadas por espacios.
seat = la letra de un puesto ({ $known })
seat-once = cada puesto una sola vez
seat-in-play = un puesto que juegue
winners = cada ganador una sola vez, en el orden de los turnos
throw = una tirada como 6-3, con el dado más alto primero
line-end = el final de la línea, porque la jugada está completa
throw-to-play = una posición con una tirada por jugar
winner-over = winner=..., porque la partida ha terminado
winner-home = un ganador con todas sus fichas en la Meta
one-winner = un solo ganador
no-winner-yet = una posición sin ganador, porque aún le toca a alguien
has-won = - y winner=..., porque { $colour } ha ganado

expected-pawns = { $all ->
    [one] se esperaba 1 ficha, pero hay { $found }
   *[other] se esperaban { $all } fichas, pero hay { $found }
}

## Nombres de reglamentos, como «pollyanna-1951+partners».

expected-ruleset = se esperaba el nombre de un juego ({ $known }), pero hay «{ $found }»
expected-options = se esperaba cada opción una sola vez, en orden alfabético
options = { $edition } conoce { $known }, pero no «{ $option }»
no-options = { $edition } no tiene opciones, así que tampoco «{ $option }»
option-values = { $edition } conoce { $known }, no «{ $choice }»
printed-value = «{ $choice }» es la regla impresa: no se escribe

## Textos de lecciones.

no-lesson-line = la línea { $line } no es de ninguna lección
lesson-not-whole = «{ $title }» no está completa
