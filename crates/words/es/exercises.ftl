# Ejercicios: una tirada de una partida real, con una jugada que es claramente la mejor.

# El título, la tarea y la pista de un ejercicio.
title = Busca la mejor jugada
task = Alguien sacó esto en una partida real. Busca la jugada que te da más posibilidades de ganar.
hint = Las marcas muestran la mejor jugada.
right = Esa es la mejor jugada.
wrong = Hay una jugada mejor.
solved = Mejor jugada encontrada
missed = No es la mejor jugada
number = Ejercicio { $number } de { $count }
again = Otra oportunidad: { $number } de { $count }

# Lo que valía la jugada. Las posibilidades son partidas de cada 100.
worth = Gana { $best } de 100 partidas; la siguiente mejor, { $next }.
cost = Gana { $made } de 100 partidas; la mejor jugada, { $best }.
reply = Cuidado con { $roll }, { $often } de 100 tiradas: { $name } juega «{ $play }» y ganas { $chance } de 100.
found = De 100 bots, la encuentran { $easy } fáciles, { $medium } medios y { $hard } difíciles.
show = Mostrarla
next = Siguiente

# El cuadro.
yours = Otra oportunidad
due = { $count ->
    [0] Hoy no te espera ninguna jugada.
    [one] Te espera una jugada.
   *[other] Te esperan { $count } jugadas.
}
later = { $count ->
    [one] Otra vuelve más adelante.
   *[other] Otras { $count } vuelven más adelante.
}
solved-twice = { $count ->
    [one] Has resuelto una dos veces.
   *[other] Has resuelto { $count } dos veces.
}
about-yours = Cuando el análisis de una partida encuentra una jugada para la que había otra claramente mejor, la jugada pasa aquí. Vuelve a los 1, 3, 7 y 21 días, hasta que la resuelvas dos veces.
begin = Empezar
ready = Ejercicios preparados
about-ready = De partidas entre bots, de más fácil a más difícil.
solved-of = { $solved } de { $count } resueltos
is-solved = Ejercicio { $number }, resuelto
none = No hay ningún ejercicio con ese número.
problem = No se han podido cargar los ejercicios: { $problem }.
