# Un turno sin jugada permitida, y lo que habría hecho falta. Sin punto, como todos los avisos.

no-legal-move = No hay ninguna jugada
no-legal-move-with = No hay jugada con { $numbers }
# Lo mismo, y lo que habría hecho falta: «solo un 5 saca una ficha», «necesitas un 1, un 2 o un 8».
a-number = un { $number }
out = No hay jugada con { $numbers }: solo { $needed } saca una ficha
out-sum = No hay jugada con { $numbers }: solo { $needed }, o una suma de { $sum }, saca una ficha
needs = No hay jugada con { $numbers }: necesitas { $needed }
barred = No hay jugada con { $numbers }: todas tus fichas tienen el paso cerrado, y ninguna tirada serviría
# Una carta que no lleva a ninguna parte.
because = { $why ->
    [home] No hay jugada con { $numbers }: todas las fichas se pasarían de la Meta, que pide un número exacto
    [own] No hay jugada con { $numbers }: hay una ficha tuya donde acabaría la jugada
    [home-and-own] No hay jugada con { $numbers }: todas las fichas se pasarían de la Meta o darían con una tuya
    [seven] No hay jugada con { $numbers }: tus fichas no pueden usar todo el 7
    [no-waiting] No hay jugada con { $numbers }: no tienes ninguna ficha en la Salida
    [no-target] No hay jugada con { $numbers }: no hay ninguna ficha contraria en el recorrido
    [none-out] No hay jugada con { $numbers }: no tienes ninguna ficha en el recorrido
   *[other] Ahora no hay jugada con { $numbers }
}
because-out = { $because }. Solo { $needed } saca una ficha
# Tras un doble que no se pudo jugar.
no-other-roll = { $game ->
    [pollyanna] No hay otra tirada: hay que jugar los dos dados (Regla P-16)
   *[other] No hay otra tirada: hay que jugar los dos dados
}
