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
fixed = Todas las tiradas y cartas de esta partida quedaron fijadas antes de la primera. Esta huella lo demuestra: apúntala. Al terminar, la página muestra la semilla y la sal con que se hizo, y cualquiera puede comprobar que no se cambió ninguna tirada.
over = Esta huella se hizo con esta semilla y esta sal antes de la primera tirada. Compárala con la que apuntaste.
# Como parte de una frase: «partida.txt: esta partida no...».
no-fingerprint = esta partida no tiene huella. La tienen las partidas nuevas, pero no las copias, las que siguen desde una repetición, las de dados o cartas de verdad, los enlaces a partidas en curso ni las de versiones anteriores
seed = Semilla
salt = Sal
check = Comprobar

# Tras la comprobación. El acta dice quién empieza si fue el ganador de una partida anterior.
all-right = Las { $rolls } tiradas y cartas salen de esta semilla.
all-right-but-start = Las { $rolls } tiradas y cartas salen de esta semilla, menos quién empieza: lo decidió una partida anterior.
# «Tirada 17, azul: el acta dice 6-6, pero de la semilla sale 3-1».
wrong = Tirada { $number }, { $colour }: el acta dice { $recorded }, pero de la semilla sale { $computed }.

## Cuántas veces salió cada número.

this-game = Esta partida
saved-games = { $count ->
    [one] 1 partida guardada
   *[other] Las { $count } partidas guardadas
}
counting = Contando las partidas guardadas…
people = Personas
bots = Bots
all = Total
numbers = Números
pairs = Parejas
cards = Cartas
# De qué es una tabla, para lectores de pantalla, tras su título.
scope = { $scope ->
    [game] esta partida
   *[saved] todas las partidas guardadas
}
rolled = Tiradas
drawn = Cartas
# Antes de un número que leen los lectores de pantalla: «12 esperado 11,7».
expected = esperado
decimal = { $whole },{ $tenth }
# La última fila de una tabla: lo raros que son esos números con dados justos, como en «1 de 20».
rarity = Rareza
usual-short = normal
one-in-short = 1 de { $count }
too-few = Son pocas para saber si eso es raro.
usual = Nada raro: al menos la mitad de { $scope ->
    [game] las partidas justas
   *[saved] los conjuntos de partidas justas
} son así o más desiguales.
one-in = { $scope ->
    [game] Una partida justa
   *[saved] Un conjunto de partidas justas
} de cada { $count }, más o menos, es así o más desigual.
nothing-yet = Aún no ha salido nada.
hidden = Las manos están ocultas, y también las cartas que han salido, hasta el final de la partida.
how-to-read = Grande: cuántas veces salió. Pequeño: cuántas se esperan de un azar justo.
no-proof = Algo raro no demuestra nada: entre muchos jugadores y partidas, de vez en cuando pasa algo raro.
