# Por qué no se lee una partida guardada, como parte de una frase: «La partida no se puede abrir: la guardó ...».
# «changed», «tab» y «manners» son del formato y quedan como están.

newer = la guardó un Turnout más nuevo
no-time = la línea «changed ...» de su cabecera no es una hora
no-tab = la línea «tab ...» de su cabecera no nombra ninguna pestaña
no-manners = la línea «manners ...» de su cabecera no es válida
not-a-save = no es una partida guardada de Turnout
cut = le falta el final
changed = su suma de comprobación no es correcta, así que algo ha cambiado en ella
face-down = tiene cartas boca abajo, así que solo se puede ver
# La segunda línea de un registro nombra el juego.
game-unknown = línea 2, columna 9: { $problem }
no-review = se esperaban líneas de un análisis
