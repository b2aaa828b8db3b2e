# Annie en palabras.

## El juego, como se ofrece

title = Annie
about = Una sola ficha que mueven todos, por una ciudad donde se ganan estrellas de la suerte
learned-in = tres minutos

## Casillas, como están impresas

orphanage = Orfanato
sandy = Sandy y estrella
others = Estrella para los demás huérfanos
give = Dale una estrella a otro huérfano
stars-space = Tira por estrellas
against = Tira contra un huérfano
hannigan = Una estrella para la señorita Hannigan
mudges = Los Mudge
red-arrow = Flecha roja
white-arrow = Flecha blanca
go-to-warbucks = Ve a ver a Daddy Warbucks
go-to-white-house = Ve a la Casa Blanca
go-to-punjab = Ve a ver a Punjab
go-to-iodent = Ve a la Hora Iodent
warbucks = Daddy Warbucks
white-house = La Casa Blanca
punjab = Punjab
iodent = La Hora Iodent
happy-end = Un final feliz
# Su número y lo que tiene impreso: «17 (Flecha blanca)».
space = { $number } ({ $title })

## Casillas, en una o dos palabras. Hay poco sitio: cuanto más corto, mejor

caption-orphanage = Orfanato
caption-sandy = Sandy
caption-others = Los demás
caption-give = Da estrella
caption-stars = Por estrellas
caption-against = Contra otro
caption-hannigan = Hannigan
caption-mudges = Los Mudge
caption-red-arrow = Flecha roja
caption-white-arrow = Flecha blanca
caption-goto = En taxi
caption-warbucks = Warbucks
caption-white-house = Casa Blanca
caption-punjab = Punjab
caption-iodent = Hora Iodent
caption-happy-end = Final feliz

## Lo mismo en un tablero pequeño: qué se hace ahí, en 8 letras como mucho

short-orphanage = Salida
short-sandy = Todos +1
short-others = Resto +1
short-give = Da 1
short-stars = Tira
short-against = Duelo
short-hannigan = −1 ★
short-mudges = −3 ★
short-red-arrow = Avanza
short-white-arrow = Atrás
short-goto = Taxi: +{ $value }
short-friend = +{ $value } ★
short-happy-end = Final

## Qué pasa ahí, en una frase lo más corta posible: está impresa junto a la casilla ampliada

note-orphanage = Aquí empieza la calle.
note-sandy = Todos toman una estrella.
note-others = Los demás toman una estrella.
note-give = Da una estrella a otro jugador.
note-stars = Tira: el rojo da estrellas, el blanco las quita.
note-against = Tira por las estrellas de otro jugador.
note-hannigan = Devuelve una estrella.
note-mudges = Devuelve tres estrellas.
note-red-arrow = Tira el dado rojo: Annie avanza.
note-white-arrow = Tira el dado blanco: Annie retrocede.
# De las tres estrellas de siempre, o de las que digan las reglas de la casa.
note-goto = { $value ->
    [1] En taxi a ver a un amigo: toma una estrella.
    [2] En taxi a ver a un amigo: toma dos estrellas.
    [5] En taxi a ver a un amigo: toma cinco estrellas.
   *[3] En taxi a ver a un amigo: toma tres estrellas.
}
note-friend = { $value ->
    [1] Toma una estrella.
    [2] Toma dos estrellas.
    [5] Toma cinco estrellas.
   *[3] Toma tres estrellas.
}
note-happy-end = ¡Gana quien tiene más estrellas!

## Estrellas y dados

so-many = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
}
# Una tirada de los dos dados, y de uno.
both = el { $red } rojo y el { $white } blanco
single = el { $number } { $look ->
    [white] blanco
   *[red] rojo
}
# Los dados que hay que tirar.
to-be-thrown = { $dice ->
    [white] el dado blanco
    [red] el dado rojo
   *[both] los dos dados
}

## Lo que puede elegir un jugador: botones

take = Tomar { so-many }
give-back = Devolver { so-many }
take-from = Quitarle { so-many } a { $colour }
lose-to = { $colour } recibe { so-many }
equal = Iguales: tirar otra vez
stay = Quedarse en { $space }
forward = Avanzar { $count } hasta { $space }
back = Retroceder { $count } hasta { $space }
give-to = Darle una estrella a { $colour }
roll-against = Tirar contra { $colour }
go = Adelante

## La lista de jugadas

throws = { $colour } tira y saca un { $number }
throws-both = { $colour } tira y saca un { $red } rojo y un { $white } blanco
stays = Annie se queda en el { orphanage }: para salir, el dado rojo no puede ser menor que el blanco
goes-on = Annie pasa a { $space }
takes-forward = { $colour } hace avanzar a Annie hasta { $space }
takes-back = { $colour } hace retroceder a Annie hasta { $space }

## A quién le toca

lot = ¿Quién empieza?
to-throw = Le toca a { $colour } tirar { to-be-thrown }
to-throw-arrow = Le toca a { $colour } tirar { to-be-thrown } por la flecha
to-throw-stars = Le toca a { $colour } tirar { to-be-thrown } por estrellas
to-throw-against = Le toca a { $colour } tirar { to-be-thrown } contra { $other }
to-play = { $colour } juega { $dice }
to-give = { $colour } elige a quién darle una estrella
to-choose = { $colour } elige contra quién tirar
# Lo mismo tras "Tu turno: ".
roll-arrow = tira { $dice ->
    [white] el dado blanco
    [red] el dado rojo
   *[both] los dos dados
}
roll-for-stars = tira por estrellas
roll-against-player = tira contra { $other }
choose-to-give = elige quién recibe una estrella
choose-against = elige un rival
# El botón.
roll-button = Tirar
