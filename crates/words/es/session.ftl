# Lo que se anuncia durante una partida, y lo que se contesta a lo que no se puede hacer. Los avisos van sin punto:
# la página puede poner detrás el número de una regla.

## Retirar, pistas, movimientos únicos.

taken-back = Deshecho. { $status }.
hint = Pista: { $play }. { $why }.
only-move = El único movimiento: { $words }.

## Avisos.

# Un rechazo y la regla en que se apoya.
refused = { $reason }. (Regla { $rule })
cannot-go-there = Ninguna jugada lleva ahí ahora: prueba una de las casillas marcadas
dropped-beside = Suelta la ficha en una de las casillas marcadas
none-can-go = Esta ficha no tiene jugada con { $numbers }: prueba una de las iluminadas
only-out = Solo { $needed } saca una ficha
this-pawn = { $why ->
    [home] Esta ficha se pasaría de la Meta, que pide un número exacto
    [at-home] Esta ficha ya está en la Meta
   *[own] Hay una ficha tuya donde acabaría esta
}
no-legal-move = No hay ninguna jugada
no-legal-move-with = No hay jugada con { $numbers }
# Lo mismo, y lo que habría hecho falta: «solo un 5 saca una ficha», «necesitas un 1, un 2 o un 8».
a-number = un { $number }
no-move-out = No hay jugada con { $numbers }: solo { $needed } saca una ficha
no-move-out-sum = No hay jugada con { $numbers }: solo { $needed }, o una suma de { $sum }, saca una ficha
no-move-needs = No hay jugada con { $numbers }: necesitas { $needed }
no-move-barred = No hay jugada con { $numbers }: todas tus fichas tienen el paso cerrado, y ninguna tirada serviría
# Una carta que no lleva a ninguna parte.
no-move-because = { $why ->
    [home] No hay jugada con { $numbers }: todas las fichas se pasarían de la Meta, que pide un número exacto
    [own] No hay jugada con { $numbers }: hay una ficha tuya donde acabaría la jugada
    [home-and-own] No hay jugada con { $numbers }: todas las fichas se pasarían de la Meta o darían con una tuya
    [seven] No hay jugada con { $numbers }: tus fichas no pueden usar todo el 7
    [no-waiting] No hay jugada con { $numbers }: no tienes ninguna ficha en la Salida
    [no-target] No hay jugada con { $numbers }: no hay ninguna ficha contraria en el recorrido
    [none-out] No hay jugada con { $numbers }: no tienes ninguna ficha en el recorrido
   *[other] Ahora no hay jugada con { $numbers }
}
no-move-because-out = { $because }. Solo { $needed } saca una ficha
# La respuesta a quien entonces pide una pista.
# Se ha señalado una ficha ajena: la única persona, o una de varias.
not-your-pawn = Esa ficha es de { $name }. Tú juegas con { $own }
not-their-pawn = Esa ficha es de { $name }. Es el turno de { $own }
# Se ha señalado una ficha antes de tirar.
roll-first = Primero tira
draw-first = Primero roba una carta
# Se ha tocado un dado que no se puede elegir.
die-is-played = Este { $number } ya se ha jugado
bonus-first = Primero usa el premio de { $count }
die-leads-nowhere = Ninguna ficha puede mover { $number } por separado ahora
# Dicho a mano: lo que se ha tirado o volteado.
no-such-throw = No existe esa tirada
cannot-come = «{ $outcome }» no puede salir ahora

## Cuando falla un bot; los motivos son parte de una frase.

no-legal-step = su respuesta no era una jugada permitida: «{ $step }»
quickest-takes-over = El bot no ha contestado ({ $reason }); sigue el bot más rápido
no-hint = No hay pista ({ $reason })
first-step-is-played = El bot ha fallado ({ $reason }); se juega por él la primera jugada permitida
no-danger = No se pueden mostrar las amenazas ({ $reason })

## El peligro, cuando se muestra.

nothing-in-danger = { $capture ->
    [bump] No se puede echar ninguna ficha
   *[take] No se puede capturar ninguna ficha
}
# Rivales que podrían dar en quien lee cuando les toque, y qué podría hacer el siguiente.
danger-later = Cuidado más tarde con { $names }. { $said }
# Una ficha y cuántas veces podría pasarle: «Amarillo en Y6: 11 de 36 tiradas».
danger-of = { $colour } { $place }: { $cases }
danger-of-pawn = { $pawn }: { $cases }
# De qué se trata, y una tras otra.
danger = { $what }: { $pieces }.

## Lecciones.

lesson = Lección { $number } de { $count }: { $title }. { $task }
lesson-done = Lección terminada
lesson-missed = Lección aún sin terminar
# Delante de la pista de la lección.
not-quite = Todavía no. { $hint }
# Como se llama quien hace una lección.
learner = Tú
lessons-unread = No se pueden leer las lecciones: { $problem }.
lesson-unknown = Hay { $count ->
    [one] { $count } lección
   *[other] { $count } lecciones
} de { $title }.
nobody-acts = no le toca a nadie
