# Un archivo con todo lo que guarda este dispositivo, y cómo se recupera.

# Por qué no se recupera un archivo, como parte de una frase.
foreign = no es una copia de seguridad de Turnout

# Qué cambia una copia en este dispositivo, una frase por cada cosa.
settings = { $count ->
    [0] Se reúne lo que has jugado y aprendido.
    [one] Un ajuste que aquí nunca has cambiado queda como en el archivo.
   *[other] { $count } ajustes que aquí nunca has cambiado quedan como en el archivo.
}
people = { $count ->
    [0] Se recuerda quiénes juegan juntos.
    [one] { $names } se une a las personas de este dispositivo.
   *[other] { $names } se unen a las personas de este dispositivo.
}
rules = { $count ->
    [one] Se añaden reglas de la casa: { $names }.
   *[other] Se añaden { $count } conjuntos de reglas de la casa: { $names }.
}
book = { $count ->
    [0] Se anotan las partidas que se quitaron del libro.
    [one] Una partida entra en el libro de la familia.
   *[other] { $count } partidas entran en el libro de la familia.
}
days = { $count ->
    [one] Una partida del día pasa al calendario.
   *[other] { $count } partidas del día pasan al calendario.
}
exercises = { $count ->
    [one] Se añade o avanza un ejercicio.
   *[other] Se añaden o avanzan { $count } ejercicios.
}
games = { $count ->
    [0] No se añade ninguna partida guardada.
    [one] Se añade una partida guardada.
   *[other] Se añaden { $count } partidas guardadas.
}
about = Esto es lo que cambia. No se pierde nada de lo que hay aquí.
cancel = Dejarlo
left-out = { $name ->
    [settings] Los ajustes
    [people] Los nombres de las personas
    [rules] Los conjuntos de reglas de la casa
    [book] Los apuntes del libro de la familia
    [today] El calendario de las partidas del día
    [exercises] Los ejercicios
   *[other] Algunos datos
} del archivo no se pueden leer, así que se dejan fuera.
