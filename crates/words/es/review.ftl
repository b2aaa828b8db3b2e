# El análisis de una partida: probabilidades de ganar, suerte y acierto.

open = Analizar
# El botón junto a una partida guardada, para lectores de pantalla.
open-of = Analizar la partida { $number }
title = Análisis
progress = Analizando: { $percent } %
cancel = Detener
stopped = El análisis se ha detenido.
go-on = Continuar el análisis
failed = El análisis ha fallado: { $reason }.
nothing-yet = Aún no hay nada que analizar: no ha terminado ningún turno.
hands-hidden = Las manos están ocultas hasta el final de la partida. Entonces se podrá analizar.

chances = Probabilidades de ganar
turn = Turno
# Lo que dice el control bajo el gráfico: «Turno 31, Azul: 6 y 6. Ana 43 %, Azul 57 %».
at-turn = Turno { $number }, { $what }. { $chances }
at-start = Inicio. { $chances }
chance = { $name } { $percent } %
rolled = { $name }: { $dice }
chart = Probabilidades de ganar durante { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}. Ahora: { $chances }
table = Todos los turnos en una tabla
play = Jugada

players = Suerte y acierto
luck = Suerte
accuracy = Acierto
accuracy-of = { $percent } %
no-choice = sin elección
about = La suerte es lo que las tiradas o las cartas añadieron a la probabilidad de ganar. El acierto es cuánto conservó de la probabilidad de las mejores jugadas.

turning-points = Momentos decisivos
turning-roll = Turno { $number }: { $name } sacó { $dice }, { $points }
turning-card = Turno { $number }: { $name } sacó { $card }, { $points }
turning-play = Turno { $number }: { $name } jugó «{ $play }», { $points }
# El cambio de una probabilidad en puntos de 100: +18, −12.
plus = +{ $points }
minus = −{ $points }

costly = Jugadas caras
better = Mejor: «{ $play }». { $why }
none-costly = Ninguna jugada cara. ¡Bien jugado!
show = Ver
show-turn = Ver el turno { $number }
try-here = Probar desde aquí
try-turn = Probar el turno { $number } desde aquí

# Premios en la tarjeta del final, de una partida analizada.
unluckiest-roll = La tirada con peor suerte
most-accurate = Mayor acierto
worst-card = La peor carta
award-roll = { $name }: { $dice }, { $points }
