# El peligro, donde se muestra.

nothing-in-danger = { $capture ->
    [bump] Nadie puede echar ninguna de tus fichas
   *[take] Nadie puede capturar ninguna de tus fichas
}
# Un rival y cuántas veces podría dar en una ficha: «Finch con 11 de 36 tiradas».
by-rival = { $name } con { $cases }
# Una ficha y cuántas veces podría pasarle: «Amarillo en Y6: 11 de 36 tiradas».
danger-of = { $colour } { $place }: { $cases }
danger-of-pawn = { $pawn }: { $cases }
# De qué se trata, y una tras otra.
danger = { $what }: { $pieces }.
