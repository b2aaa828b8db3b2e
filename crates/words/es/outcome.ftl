# El resultado de una partida: el gráfico de la carrera y los premios por lo que pasó.

# Cómo se llama a quien lee donde los demás tienen nombre.
you = Tú
# El gráfico como lo oye quien no lo ve; cada línea es «Leo: 82 %».
chart = { $count ->
    [one] La carrera en { $count } turno: { $lines }
   *[other] La carrera en { $count } turnos: { $lines }
}
chart-line = { $name } { $percent } %
race = La carrera
awards = Premios
spaces = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}

# Premios: por qué, y luego quién y cómo. Una cantidad es «38 casillas» o «5 estrellas».
luckiest-roll = Tirada con más suerte
luckiest-roll-words = { $name }: { $dice }, { $amount } en total
double = doble { $number }
best-card = Mejor carta
best-card-words = { $name }: carta { $card }, { $amount }
cruellest-capture = Captura más cruel
cruellest-bump = Golpe más cruel
cruellest-capture-words = { $whose ->
    [you] { $count ->
        [one] { $name }: te hizo perder { $count } casilla
       *[other] { $name }: te hizo perder { $count } casillas
    }
   *[other] { $count ->
        [one] { $name }: hizo perder { $count } casilla a { $whom }
       *[other] { $name }: hizo perder { $count } casillas a { $whom }
    }
}
longest-blockade = Barrera más larga
longest-blockade-words = { $count ->
    [one] { $name }: { $count } ronda
   *[other] { $name }: { $count } rondas
}
greatest-gift = Mayor regalo
greatest-gift-words = { $whose ->
    [you] { $name }: { $amount } para ti
   *[other] { $name }: { $amount } para { $whom }
}
comeback = Mejor remontada
comeback-words = { $name }: llegó a ir { $amount } por detrás
most-captures = Más capturas
most-bumps = Más fichas echadas
most-captures-words = { $name }: { $count }
so-close = Por poco
so-close-words = { $name }: a falta de { $amount }
longest-lead = Más tiempo en cabeza
longest-lead-words = { $count ->
    [one] { $name }: { $count } turno
   *[other] { $name }: { $count } turnos
}
most-passes = Más paciencia
most-passes-words = { $name }: { $count } turnos sin jugar

# La historia de una partida en una línea, bajo «¡Ganas!» o «Gana Leo».
by-a-hair = ¡Por un pelo!
after-last = De la cola (turno { $turn }) a la victoria
always-first = En cabeza casi todo el camino
never-captured = Sin perder ni una ficha
with-captures = { $capture ->
    [bump] { $count ->
        [one] Con { $count } ficha echada
       *[other] Con { $count } fichas echadas
    }
   *[take] { $count ->
        [one] Con { $count } captura
       *[other] Con { $count } capturas
    }
}
# Lo mismo para quien lee y ha perdido: algo amable y cierto.
almost-home = Te faltaba muy poco
you-second = { $count ->
    [one] Acabas segundo, a { $count } paso
   *[other] Acabas segundo, a { $count } pasos
}
you-led = { $count ->
    [one] Fuiste en cabeza { $count } turno
   *[other] Fuiste en cabeza { $count } turnos
}
you-captured = { $capture ->
    [bump] Nadie echó más fichas que tú: { $count }
   *[take] Nadie capturó más fichas que tú: { $count }
}
you-brought-home = { $count ->
    [one] Llevaste una ficha a la Meta
   *[other] Llevaste { $count } fichas a la Meta
}
not-your-day = Hoy no era tu día. ¿Otra?
# De una partida de reunir: «11 estrellas, el siguiente tiene 7». Si se comparte: «11 estrellas cada uno».
shared = { $count } { $things } cada uno
to-yours = { $count } { $things } contra { $own } tuyas
to-next = { $count } { $things }; le siguen { $next }

# Lo que consuela a quienes han perdido, bajo el nombre de quien gana, en una escena del estilo del tablero: una estación, un
# salón, una sala con lámparas de aceite, toboganes, un teatro.
comfort = { $style ->
    [midcentury] El próximo tren sale pronto
    [lithograph] Siempre hay de qué alegrarse
    [folk] Las lámparas siguen encendidas para otra partida
    [slides] ¡Lo sentimos! Los toboganes esperan
    [city] Mañana hay otra función
   *[other] Buena partida. ¿Otra?
}
