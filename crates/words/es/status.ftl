turn = { $who ->
    [you] Tu turno: { $task }
   *[other] Turno de { $name }: { $task }
}
roll = tira
draw = roba
choose-card = juega una carta
bonus = premio de { $steps }
who-first = ¿Quién empieza?
won = { $who ->
    [you] ¡Ganas!
   *[other] { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
}
you-won-with = ¡Tú y { $names } ganan!
