# Pollyanna: las jugadas que se ofrecen, el registro, el turno, los nombres de las casillas y lo que falla en una
# línea de notación. Los términos de cada edición están en los mensajes a los que remiten los demás.

## El formulario de preparación, y lo que lleva impreso el tablero.

title-1951 = Pollyanna 1951
about-1951 = Broadway, apartaderos y barreras, con las palabras de 1951
title-1916 = Pollyanna 1916
about-1916 = El juego de la alegría: lo mismo con las palabras de 1916
partners = Por equipos
partners-about = Cuatro jugadores; juegan juntos los que se sientan enfrente
learned-in = cinco minutos
board-1951 = Pollyanna
board-1916 = POLLYANNA

# Reglas de la casa.
capture-says = { $value ->
    [0] Una captura no da nada
    [5] Una captura da 5 casillas
    [10] Una captura da 10 casillas
   *[other] Una captura da { $value } casillas, que no entran en ningún desvío
}
home-says = { $value ->
    [0] Una ficha llevada a la meta no da nada
    [5] Una ficha llevada a la meta da 5 casillas
    [10] Una ficha llevada a la meta da 10 casillas
   *[other] Una ficha llevada a la meta da { $value } casillas, que no entran en ningún desvío
}
