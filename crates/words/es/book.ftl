# El libro de la familia: las partidas terminadas de las personas de este dispositivo.

# El libro guardado está dañado.
damaged = No se ha podido leer el libro de este dispositivo (línea { $line }).
empty = Todavía no hay ninguna partida terminada de personas.
all = Todos
pages = Páginas del libro
you = Tú
guest = Invitado
bot = { $level ->
    [easy] Bot fácil
    [medium] Bot medio
    [hard] Bot difícil
    [expert] Bot experto
   *[other] Bot
}
# Un bot por su nombre y su nivel.
bot-called = { $name } ({ $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
   *[expert] experto
})
# Los días seguidos con la partida de hoy terminada.
daily = La partida de hoy: { $count } días seguidos.
# Del día de una partida que sigue guardada.
replay = { $day }: ver la repetición
since = { $count ->
    [one] Una partida, el { $day }
   *[other] { $count } partidas desde el { $day }
}

## Fechas. «9 nov 2026», «nov 2026»

month = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
} { $year }
day = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
} { $year }

## La página de una persona.

has-won = { $wins ->
    [0] { $you ->
        [you] Todavía no has ganado
       *[other] { $name } todavía no ha ganado
    }, tras { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
   *[other] { $you ->
        [you] Has ganado
       *[other] { $name } ha ganado
    } { $wins } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
}{ $often ->
    [often] , la mayoría de las veces contra { $rival }
   *[none] { "" }
}.
ahead = { $rival } { $you ->
    [you] te lleva ventaja
   *[other] lleva ventaja a { $name }
}: { $losses } a { $wins }.
evenings = Partidas en { $evenings ->
    [one] una velada
   *[other] { $evenings } veladas
}.
series = Las últimas { $count } partidas seguidas fueron victorias.
accuracy = Precisión media: { $percent } %, en { $count ->
    [one] una partida analizada
   *[other] { $count } partidas analizadas
}.
trophies = Trofeos
trophy = Trofeo
trophy-expert = Primera victoria contra un experto
trophy-from-last = Una victoria desde el último lugar
trophy-every-game = Una victoria en cada uno de los cuatro juegos
trophy-five-in-a-row = Cinco victorias seguidas
trophy-ten-evenings = Diez veladas ante el tablero

## Tablas.

players = Jugadores
player = Jugador
games = Partidas
won = Ganadas
records = Récords de la familia
own-records = Récords propios
record = Récord
best = Mejor
who = Quién
when = Cuándo
last-games = Las últimas partidas
game = Juego
winner = Ganó
against = contra { $names }
over-time = Mes a mes
month-heading = Mes
by-game = Juego a juego
by-rival = Rivales
rival = Rival
won-and-lost = Ganadas y perdidas
to = { $wins } a { $losses }
longest-series = Serie más larga
wins-in-a-row = { $count } victorias seguidas
best-roll = Mejor tirada o carta
longest-blockade = Barrera más larga
rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
most-captures = Más capturas en una partida
