# Si los dados son justos: su huella, la comprobación de una partida terminada y cuántas veces salió cada número.

# La entrada del menú y el título de su cuadro, en un juego de dados y en uno de cartas.
dice = Dados
draws = Cartas sacadas
# Antes de la primera tirada: «Huella de los dados f5db ab6e».
short = Huella de { $kind ->
    [cards] las cartas
   *[dice] los dados
} { $fingerprint }
fingerprint = Huella
fixed = Los números al azar de esta partida quedaron fijados antes de la primera tirada. Apunta esta huella, toda entera: al terminar, la página muestra la semilla y la sal con que se hizo, y cualquiera puede comprobar que no se cambió nada.
over = La semilla y la sal dan esta huella. Compárala con la que apuntaste.
# Como parte de una frase: «partida.txt: esta partida no...».
no-fingerprint = esta partida no tiene huella. La tienen las partidas nuevas, pero no las copias, las que siguen desde una repetición o desde después de su final, las de dados o cartas de verdad ni los enlaces a partidas en curso
of-all = De todos los jugadores juntos
by-link = Los números aleatorios de esta partida salen de números secretos de todos los jugadores juntos. Cada enlace enseña uno más, y cada dispositivo comprueba que las tiradas salen de ellos.
seed = Semilla
salt = Sal
check = Comprobar

# Tras la comprobación. El acta puede nombrar a otro jugador inicial que la semilla: en la revancha, al último ganador.
all-right = La huella es correcta, y las { $rolls } tiradas y cartas salen de la semilla.
all-right-but-start = La huella es correcta, y { $rolls } tiradas y cartas salen de la semilla. Quién empieza no: en una revancha empieza el último ganador; en una primera partida debe decidirlo la semilla.
# «Tirada 17, azul: el acta dice 6-6, pero de la semilla sale 3-1».
wrong = Tirada { $number }, { $colour }: el acta dice { $recorded }, pero de la semilla sale { $computed }.

## Cuántas veces salió cada número.

this-game = Esta partida
saved-games = Partidas guardadas: { $count } de { $all } contadas
what-counts = Cuentan las partidas con huella, cada una una vez, y las de manos ocultas cuando terminan.
counting = Contando las partidas guardadas…
people = Personas
bots = Bots
all = Total
numbers = Números
pairs = Los dos dados
cards = Cartas
# De qué es una tabla, para lectores de pantalla, tras su título.
scope = { $scope ->
    [game] esta partida
   *[saved] partidas guardadas
}
rolled = Tiradas
drawn = Cartas
# Antes de un número que leen los lectores de pantalla: «12 esperado 11,7».
expected = esperado
# La última fila de una tabla: lo raros que son esos números con dados justos, como en «1 de cada 20».
rarity = Rareza
too-few-short = pocas
usual-short = normal
one-in-short = 1 de { $count }
rarer-short = < 1 de { $count }
too-few = En total son pocas para saber si eso es raro.
usual = En total, nada raro: al menos la mitad de { $scope ->
    [game] las partidas justas
   *[saved] los conjuntos de partidas justas
} son así de desiguales o más.
one-in = En total, { $scope ->
    [game] una partida justa
   *[saved] un conjunto de partidas justas
} de cada { $count }, más o menos, es así o más desigual.
rarer = En total, menos de { $scope ->
    [game] una partida justa
   *[saved] un conjunto de partidas justas
} de cada { $count } es así.
nothing-yet = Aún no ha salido nada.
hidden = Las manos están ocultas, y también las cartas que han salido, hasta el final de la partida.
how-to-read = Grande: cuántas veces salió. Pequeño: cuántas saldría con un azar justo.
no-proof = Algo raro no demuestra nada: entre muchos jugadores y partidas, de vez en cuando pasa algo raro.
