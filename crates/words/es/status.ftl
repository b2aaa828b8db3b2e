turn = { $who ->
    [you] Tu turno: { $task }
   *[other] Turno de { $name }: { $task }
}
roll = tira
draw = roba
# Con dobles se juegan también los números de debajo de los dados.
undersides = por debajo { $undersides }
with-undersides = { $dice }, { undersides }
# La mano recibe su próxima carta sin que nadie la robe.
gets-card = llega una carta nueva
choose-card = juega una carta
discard-card = ninguna sirve, descarta una
bonus = premio de { $steps }
dealing = Se reparten las cartas
who-first = ¿Quién empieza?
