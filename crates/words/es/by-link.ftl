# Partidas por enlace, cada jugador en su propio dispositivo.

# Por qué un juego no se puede jugar por enlace.
hands = Un juego con manos ocultas no se puede jugar por enlace: el enlace enseñaría las cartas.
people = Por enlace juegan de { $least } a { $most } personas, no { $found }.
host = En tu puesto no hay nadie.

## Qué está mal en un enlace, como parte de una frase: «No se puede leer el enlace: se esperaba...».

half-turn = se esperaba un turno entero, y está a medias
wrong-chain = se esperaba un valor de la cadena de cada jugador por cada turno suyo, y hay otros

## Lo que un dispositivo rechaza, como parte de una frase.

all-joined = ya se han unido todos
no-turn = no es tu turno
other-secret = este dispositivo no se unió a la partida con este secreto
spoilt = se esperaba un puesto, un secreto y un enlace, y hay otra cosa
chain-used-up = la partida es demasiado larga para su cadena de números al azar
