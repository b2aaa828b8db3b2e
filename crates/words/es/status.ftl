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
won = { $who ->
    [you] ¡Ganas!
   *[other] { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
}
you-won-with = ¡Tú y { $names } ganan!

# Lo que los demás le hicieron a quien lee desde su último turno, en una frase.
captured-yours = { $capture ->
    [bump] { $count ->
        [one] Te echaron una ficha: { $names }
       *[other] Te echaron { $count } fichas: { $names }
    }
   *[take] { $count ->
        [one] Te capturaron una ficha: { $names }
       *[other] Te capturaron { $count } fichas: { $names }
    }
}
swapped-yours = Cambio de lugar contigo: { $names }
took-yours = Te quitaron { $count } { $things }: { $names }
lost-yours = Perdiste { $count } { $things }
