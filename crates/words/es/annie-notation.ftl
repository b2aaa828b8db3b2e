# Lo que se esperaba donde un texto en la notación de Annie no se puede leer: «se esperaba otro jugador».
# forward, backward, go, give, against, arrow, stars, winner= y «-» son notación.

step = forward, backward, go, give y un puesto, o against y un puesto
dice = un dado como 4, o el rojo y el blanco como 5-3
outcome = la letra de un puesto, { dice }
both = los dos dados, el rojo y el blanco, como 5-3
single = solo el dado { $look ->
    [white] blanco
   *[red] rojo
}, como 4
no-dice = una línea sin dados, porque hay que elegir a un jugador
space = la casilla de Annie, de 0 a { $last }
seat-and-stars = la letra de un puesto, «:» y sus estrellas
stars = un número de estrellas, entre todos { $count } como mucho
keys = la clave «winner» y ninguna otra
winner-and-end = - y winner=..., porque Annie está en { $last }
to-act = un jugador al que le toque, porque Annie todavía no está en { $last }
leaders = todos los que tienen más estrellas
stage = arrow, stars, give, against, o against- y un puesto
another = otro jugador
fitting = lo que puede venir después en { $space }
