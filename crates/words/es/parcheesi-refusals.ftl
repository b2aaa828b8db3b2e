# Parcheesi: por qué no vale un paso, tras el número de la regla: «C-12: en G9 está la barrera de Rojo».

## Antes de jugar nada.

third-doublet = los terceros dobles de un turno no se juegan. Tu turno termina

## Lo que se gastaría.

undersides = con una ficha en el círculo al tirar, las caras de abajo no cuentan. Usa los números de arriba
only-bonuses = ya no quedan dados de esta tirada, solo premios. Usa un premio

## Quién corta el paso, o está donde acabaría el paso. «own» se da con lo que es de quien mueve.

mates = { $space ->
    [none] una barrera no avanza como pareja: sus dos fichas no pueden volver a juntarse en esta tirada. Prueba otra jugada
   *[other] dos que formaban una barrera al tirar no pueden volver a juntarse en { $space } en esa tirada
}

## A lo que obliga la tirada.

must-play-last = tienes que usar el dado que queda si se puede, y tras esta jugada ninguna ficha podría. Prueba antes con otra ficha
must-play = tienes que usar { $most } dados, y tras esta jugada { $found ->
    [0] no se podría usar ninguno
    [one] solo se podría usar 1
   *[other] solo se podrían usar { $found }
}. Prueba antes con otra ficha
must-break = { $space ->
    [none] tu barrera lleva demasiado tiempo y hay que romperla. Mueve antes una de sus dos fichas
   *[other] hay que romper la barrera de { $colour } en { $space }, y después de este paso no se podría
}
must-break-several = { $spaces ->
    [none] tus barreras llevan demasiado tiempo: rompe todas las que puedas. Mueve antes una de sus fichas
   *[other] hay que romper las barreras de { $colour } en { $spaces }, y después de este paso se podrían romper menos
}
