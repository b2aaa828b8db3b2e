# Qué cambian las reglas de la casa: cifras de partidas de bots con las reglas impresas y con otras.

turns = Turnos por partida
captures = Capturas por partida
idle = Turnos sin mover
leads = Cambios de líder
last = Gana quien iba último a la mitad
first = Gana quien empieza
skill = Gana un buen jugador
close = Finales reñidos

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
        [more] alguna captura más
       *[less] alguna captura menos
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
        [more] algún turno más sin mover
       *[less] algún turno menos sin mover
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
        [more] algún final reñido más
       *[less] algún final reñido menos
    }
   *[plain] { $more ->
        [more] más finales reñidos
       *[less] menos finales reñidos
    }
}
