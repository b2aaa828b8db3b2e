# El análisis de una partida: probabilidades de ganar, suerte y acierto.

open = Analizar
# El botón junto a una partida guardada, para lectores de pantalla.
open-of = Analizar la partida { $number }
title = Análisis
progress = Analizando: { $percent } %
cancel = Detener
complete = Todos los turnos están analizados.
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
# Antes de «%» hay un espacio duro.
chance = { $name } { $percent } %
rolled = { $name }: { $dice }
chart = Probabilidades de ganar durante { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}. Ahora: { $chances }
table = Todos los turnos en una tabla
player = Jugador
play = Jugada

players = Suerte y acierto
luck = Suerte
accuracy = Acierto
percent = { $percent } %
no-choice = nada en juego
too-few = muy pocas decisiones
about-partners = Los compañeros de equipo comparten la suerte.
best-plays = Mejores jugadas
# De las decisiones que importaban, cuántas fueron tan buenas como la mejor: "9 de 14".
best-of = { $best } de { $decisions }
your-decisions = De { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
} que importaban, encontraste la mejor jugada, u otra tan buena, en { $best }.
about = La suerte es lo que las tiradas o las cartas añadieron a la probabilidad de ganar. El acierto mira solo las decisiones que importaban: 100 % es la mejor jugada cada vez; 0 %, lo que conserva una jugada al azar. "Mejores jugadas" cuenta las que fueron tan buenas como la mejor, o casi.

# Cómo la suerte y las demás partes suman el resultado, una columna por jugador o equipo. Los textos son puntos de 100.
account = Cómo se llegó al resultado
start = Inicio
skill = Habilidad
drift = Deriva
result = Resultado
decimal = { $whole },{ $tenth }
about-account = Inicio, suerte, habilidad y deriva suman el resultado, en puntos de 100. La habilidad es lo que cambiaron las jugadas frente a la mejor de cada momento: las propias nunca añaden nada, pero las de otros pueden hacerlo. La deriva es lo que cambió la propia estimación de un turno al siguiente al mirar más lejos.

turning-points = Momentos decisivos
turning-roll = Turno { $number }: { $name } con { $dice }, { $points } { whose }
turning-card = Turno { $number }: { $name } con { $card }, { $points } { whose }
turning-play = Turno { $number }: { $name } con «{ $play }», { $points } { whose }
whose = { $who ->
    [you] a tu probabilidad
   *[other] a la probabilidad de { $name }
}
about-points = «+18» significa que esa probabilidad de ganar subió 18 puntos, como del 40 % al 58 %.
# El cambio de una probabilidad en puntos de 100: +18, −12.
plus = +{ $points }
minus = −{ $points }

costly = Jugadas caras
better = Mejor: «{ $play }». { $why }
compared = Jugada (gris): { $play }. Mejor (brillante): { $better }
# Debajo de las jugadas caras.
to-try-again = { $count ->
    [one] Una de ellas vuelve mañana, para que la intentes otra vez.
   *[other] { $count } de ellas vuelven mañana, para que las intentes otra vez.
}
none-costly = Ninguna jugada cara. ¡Bien jugado!
show = Ver
show-turn = Ver el turno { $number }
try-here = Probar desde aquí
try-out = Esto es una prueba: no se guarda, y tu partida queda como estaba.
try-turn = Probar el turno { $number } desde aquí
