# Ejercicios: una tirada de una partida real, con una jugada que es claramente la mejor.

# El título, la tarea y la pista de un ejercicio.
title = Busca la mejor jugada
task = Un bot tuvo esto en una partida. Busca la jugada que te da más posibilidades de ganar.
own-task = Tuviste esto en una partida y jugaste otra cosa. Busca la mejor jugada.
# Dobles cuyas caras de abajo también cuentan.
undersides = Has sacado dobles y ninguna ficha tuya espera para salir: también cuentan las caras de abajo, { $numbers }.
hint = Las marcas muestran cómo empieza la mejor jugada. Otra pista la muestra entera.
right = Esa es la mejor jugada.
wrong = Hay una jugada mejor.
solved = Mejor jugada encontrada
missed = No es la mejor jugada
number = Ejercicio { $number } de { $count }
again = Otra oportunidad: { $number } de { $count }

# Lo que valía la jugada. Las posibilidades son partidas de cada 100.
worth = Gana { $best } de 100 partidas; la siguiente mejor, { $next }.
cost = Tu jugada gana { $made } de 100 partidas; la mejor, { $best }.
# Una jugada que no es la mejor.
part = Una parte está bien: «{ $play }» también es parte de la mejor jugada.
next-best = Es la segunda mejor jugada.
reply = Cuidado con { $roll }: entonces { $name } juega «{ $play }» y ganas { $chance } de 100.
# La jugada que hizo el jugador en su propia partida.
then = En tu partida jugaste «{ $play }».
same-then = Es lo que jugaste en tu partida.
found = La encuentran { $easy } de 100 bots fáciles, { $medium } medios y { $hard } difíciles.
last = Esa era la última por hoy.
show = Mostrarla
done = Listo
next = Siguiente

# El cuadro.
yours = Otra oportunidad
due = { $count ->
    [0] Hoy no te espera ninguna jugada.
    [one] Te espera una jugada.
   *[other] Te esperan { $count } jugadas.
}
later = { $count ->
    [one] Una vuelve otro día.
   *[other] { $count } vuelven otros días.
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
# Lo que muestra un ejercicio. Los nombres son como los títulos de las lecciones.
theme = { $theme ->
    [entry] Salir
    [start] Dejar la Salida
    [dice] Usar los dos dados
    [pawn] Qué ficha mover
    [capture] Capturar
    [bonus] Usar un premio
    [safety] Casillas seguras
    [danger] Peligro por detrás
    [blockade] Barreras
    [turnout] Apartaderos
    [home] El camino a la meta
    [slides] Toboganes
    [bump] Mandar una ficha a la Salida
    [backward] Ir hacia atrás
    [seven] Repartir el 7
    [ten] El 10
    [swap] Cambiar de lugar
    [sorry] La carta Sorry!
    [exact] La cuenta exacta
    [equal] Dados iguales
    [gift] Un regalo
    [against] Contra un huérfano
   *[ending] Un final feliz
}
# Enlaces a la lección: tras una jugada que no es la mejor, y en la lista.
lesson-on = Hay una lección sobre esto: { $theme }
lesson = Lección
lesson-of = Lección: { $theme }
none = No hay ningún ejercicio con ese número.
problem = No se han podido cargar los ejercicios: { $problem }.
