# Respuestas al tocar una ficha, una casilla o un dado que no se puede jugar, cuando las reglas mismas no dan un
# motivo. Sin punto: la página puede poner detrás una nota.

tap-marked = Elige una casilla marcada
tap-card = Elige primero una carta de tu mano
cannot-go-there = Ninguna jugada lleva ahí ahora: prueba una de las casillas marcadas
none-gets-there = Ninguna ficha tuya llega ahí ahora
none-can-go = Esta ficha no tiene jugada con { $numbers }: prueba una de las iluminadas
# Se ha soltado una carta de la mano donde no se puede jugar, o cuando solo se puede descartar.
card-beside = Juega esta carta en una casilla marcada
card-for-pile = Ninguna ficha puede usar esta carta: suéltala en el mazo para descartarla
only-out = { $way ->
    [barred] Hay una ficha tuya donde sale esta: ahora solo { $needed } la saca
   *[free] Solo { $needed } saca una ficha
}
this-pawn = { $why ->
    [home] Esta ficha se pasaría de la Meta, que pide un número exacto
    [at-home] Esta ficha ya está en la Meta: prueba otra
    [barred] Hay una ficha tuya donde sale esta
   *[own] Hay una ficha tuya donde acabaría esta
}
# Se ha señalado una ficha ajena: la única persona, o una de varias.
not-your-pawn = Esa ficha es de { $name }. Tú juegas con { $own }
not-their-pawn = Esa ficha es de { $name }. Es el turno de { $own }
# La ficha elegida no puede ir adonde se ha señalado una ficha ajena, y por qué.
rival-there = Esa ficha es de { $name }. { $refusal }
# Se ha señalado una ficha antes de tirar.
roll-first = Primero tira
draw-first = Primero roba una carta
# Se ha pedido una pista.
nothing-to-choose = Solo hay una jugada, así que no hay nada que elegir
# Se ha tocado un dado que no se puede elegir.
die-is-played = Este { $number } ya se ha jugado: usa otro número
bonus-first = Primero usa el premio de { $count }
play-first = Juega antes el { $first }: después se puede jugar el { $number }
die-leads-nowhere = El { $number } no se puede jugar por separado ahora: usa otro número
