turn = { $who ->
    [you] Tu turno: { $task }
   *[other] Turno de { $name }: { $task }
}
roll = tira
draw = roba
choose-card = juega una carta
discard-card = descarta una carta, porque ninguna se puede jugar
bonus = premio de { $steps }
dealing = Se reparten las cartas
who-first = ¿Quién empieza?
