turn = { $who ->
    [you] Tu turno: { $task }
   *[other] Turno de { $name }: { $task }
}
roll = tira
draw = roba
choose-card = juega una carta
discard-card = descarta una carta, porque ninguna se puede jugar
bonus = premio de { $steps }
who-first = ¿Quién empieza?
