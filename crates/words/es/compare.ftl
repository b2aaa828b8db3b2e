# Qué cambian las reglas de la casa: cifras de partidas de bots con las reglas impresas y con otras.

turns = Turnos de todos por partida
captures = Capturas por partida
idle = Turnos de todos sin mover
leads = Cambios de líder
last = Gana quien iba último a la mitad
first = Gana quien empieza
skill = Gana un buen jugador
close = Finales reñidos

about-leads = cuántas veces se pone otro por delante
about-last = quien iba detrás a la mitad de los turnos
about-skill = sin errores; lo son la mitad de los jugadores
about-close = al segundo le falta una doceava parte del camino o menos

## El informe de una prueba.

figure = Cifra
as-printed = Impresas
without = Con esa regla impresa
too-early = Aún es pronto: las cifras todavía se mueven.
player-wins = { $name }, { $wins }
compared-with = Comparadas con
the-print = las reglas impresas
without-rule = las nuestras, salvo { $rule }
how-plays = { $name } juega
plays-like = { $level ->
    [easy] como un bot fácil
    [medium] como un bot medio
   *[expert] tan bien como los demás
}
in-use = Es la ventaja de ahora.
ours = Las nuestras
difference = Diferencia
caption = { $games ->
    [one] { $games } partida con cada reglamento
   *[other] { $games } partidas con cada reglamento
}
minutes = la mitad dura de { $from } a { $to } minutos
of-100 = { $figure }, de cada 100
unclear = quizá azar
players = Todas las partidas las juegan bots rápidos. La mitad juega bien y la otra mitad comete los errores de un rival fácil. El número tras ± dice cuánto puede haber movido el azar una cifra.
too-few = Para comparar hacen falta dos reglamentos.
paused = Van { $games } partidas con cada reglamento. Con más partidas, las cifras son más seguras.
complete = Listo: { $games } partidas con cada reglamento.
play-on = Jugar más partidas
take = Usarla: { $value }
hide = Ocultar
failed = Los bots no han podido seguir jugando: { $reason }.
decimal = { $whole },{ $tenths }
head-start = Ventaja
wins-of = Gana { $name }, de cada 100
most-even = { $even ->
    [even] Lo más parejo: { $value }. Así { $name } gana { $wins } de cada 100 partidas; lo justo serían { $share }.
   *[uneven] Ninguna de estas la hace pareja. La más cercana es { $value }: así { $name } gana { $wins } de cada 100 partidas; lo justo serían { $share }.
}
even-caption = { $games ->
    [one] { $games } partida con cada ventaja
   *[other] { $games } partidas con cada ventaja
}
same-head-starts = Las ventajas son las mismas en los dos lados.
what-else = Ayudan más tener menos rivales o reglas con las que la suerte cuente más.
weak-player = { $name } juega como se ha elegido arriba, las demás personas juegan bien y los bots, con la fuerza elegida. La marca en la barra es lo justo.

## Una frase, por ejemplo: «Unos 12 minutos más corta, el doble de capturas, la suerte cuenta un poco más.»

no-difference = { $games } partidas no muestran ninguna diferencia que no pueda ser azar.
says-turns = { $more ->
    [more] { $minutes ->
        [0] un poco más larga
        [one] { $minutes } minuto más larga, más o menos
       *[other] unos { $minutes } minutos más larga
    }
   *[less] { $minutes ->
        [0] un poco más corta
        [one] { $minutes } minuto más corta, más o menos
       *[other] unos { $minutes } minutos más corta
    }
}
says-captures = { $how ->
    [twice] { $more ->
        [more] el doble de capturas
       *[less] la mitad de capturas
    }
    [far] { $more ->
        [more] muchas más capturas
       *[less] muchas menos capturas
    }
    [little] { $more ->
        [more] ligeramente más capturas
       *[less] ligeramente menos capturas
    }
   *[plain] { $more ->
        [more] más capturas
       *[less] menos capturas
    }
}
says-idle = { $how ->
    [twice] { $more ->
        [more] el doble de turnos sin mover
       *[less] la mitad de turnos sin mover
    }
    [far] { $more ->
        [more] muchos más turnos sin mover
       *[less] muchos menos turnos sin mover
    }
    [little] { $more ->
        [more] ligeramente más turnos sin mover
       *[less] ligeramente menos turnos sin mover
    }
   *[plain] { $more ->
        [more] más turnos sin mover
       *[less] menos turnos sin mover
    }
}
says-leads = { $how ->
    [little] { $more ->
        [more] el líder cambia un poco más
       *[less] el líder cambia un poco menos
    }
   *[plain] { $more ->
        [more] el líder cambia más
       *[less] el líder cambia menos
    }
}
says-last = { $how ->
    [little] { $more ->
        [more] quien va último remonta un poco más
       *[less] quien va último remonta un poco menos
    }
   *[plain] { $more ->
        [more] quien va último remonta más
       *[less] quien va último remonta menos
    }
}
says-first = { $how ->
    [little] { $more ->
        [more] empezar ayuda un poco más
       *[less] empezar ayuda un poco menos
    }
   *[plain] { $more ->
        [more] empezar ayuda más
       *[less] empezar ayuda menos
    }
}
says-skill = { $how ->
    [little] { $more ->
        [more] la suerte cuenta un poco menos
       *[less] la suerte cuenta un poco más
    }
   *[plain] { $more ->
        [more] la suerte cuenta menos
       *[less] la suerte cuenta más
    }
}
says-close = { $how ->
    [little] { $more ->
        [more] ligeramente más finales reñidos
       *[less] ligeramente menos finales reñidos
    }
   *[plain] { $more ->
        [more] más finales reñidos
       *[less] menos finales reñidos
    }
}
