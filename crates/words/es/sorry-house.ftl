# Reglas de la casa de Sorry!: de cada regla, el título, los valores en pocas palabras y cada valor como frase.

exact = Llegar a la meta
exact-value = { $value ->
    [yes] con el número exacto
   *[no] vale pasarse
}
exact-says = { $value ->
    [yes] Una ficha llega a la meta con el número exacto
   *[no] Una ficha llega a la meta también con una carta mayor; solo el 7 pide el número exacto
}
four = El 4
four-value = { $value ->
    [forward] hacia adelante
   *[back] hacia atrás
}
four-says = { $value ->
    [forward] Un 4 mueve una ficha hacia adelante
   *[back] Un 4 mueve una ficha hacia atrás
}
hand = Mano de cinco cartas
hand-value = { $value ->
    [off] sin mano
    [3] de 3 cartas
    [7] de 7 cartas
   *[five] sí
}
hand-says = { $value ->
    [off] Cada turno se roba una carta y se juega
    [3] Cada uno tiene 3 cartas y elige una para jugar
    [7] Cada uno tiene 7 cartas y elige una para jugar
   *[five] Todos tienen cinco cartas y eligen cuál jugar
}
head-start-value = { $value ->
    [no] ninguna
    [1] 1 ficha fuera
    [half] 1 ficha a medio camino
   *[other] 1 ficha fuera y 1 a medio camino
}
head-start-says = { $value ->
    [no] empieza como los demás
    [1] empieza con una ficha en el círculo
    [half] empieza con una ficha a medio camino
   *[other] empieza con una ficha en el círculo y otra a medio camino
}
own-slides = Toboganes del propio color
own-slides-says = { $value ->
    [yes] Una ficha se desliza por todos los toboganes, también por los de su color
   *[no] Una ficha no se desliza por los toboganes de su color
}
seven = El 7
seven-value = { $value ->
    [whole] para una sola ficha
   *[shared] se puede repartir
}
seven-says = { $value ->
    [whole] Un 7 es para una sola ficha y no se puede repartir
   *[shared] Un 7 se puede repartir entre fichas
}
start = Cartas que sacan una ficha
start-value = { $value ->
    [any] todas menos el 7
   *[two] el 1 y el 2
}
start-says = { $value ->
    [any] Cualquier carta menos el 7 saca una ficha; la de Sorry!, a su manera
   *[two] Un 1 o un 2 saca una ficha, y una carta Sorry! a su manera
}
swap = El intercambio del 11
swap-value = { $value ->
    [must] es obligatorio
   *[free] se puede rechazar
}
swap-says = { $value ->
    [must] Si ninguna ficha puede avanzar 11, hay que intercambiar si se puede
   *[free] Si ninguna ficha puede avanzar 11, se puede rechazar el intercambio
}
sweep = A quién echa un tobogán
sweep-value = { $value ->
    [ends] solo en sus extremos
   *[all] a todas las que están en él
}
sweep-says = { $value ->
    [ends] Un tobogán echa solo a las fichas de su principio y de su final
   *[all] Un tobogán echa a todas las fichas que están en él
}
ten = El 10
ten-value = { $value ->
    [forward] solo hacia delante
   *[either] 10 adelante o 1 atrás
}
ten-says = { $value ->
    [forward] Un 10 solo hace avanzar a una ficha
   *[either] Un 10 hace avanzar a una ficha 10 casillas o retroceder 1
}
two = Después de un 2
two-value = { $value ->
    [once] ninguna carta más
   *[again] otra carta
}
two-says = { $value ->
    [once] Un 2 no da otra carta
   *[again] Después de un 2 roba otra carta el mismo jugador
}

## Cartas que cambian con las reglas de la casa.

card-2 = Saca una ficha o avanza 2 con una.
card-4 = Avanza 4 con una ficha.
card-7 = Avanza 7 con una ficha.
card-10 = Avanza 10 con una ficha.
start-3 = Saca una ficha o avanza 3 casillas con una.
start-4 = Saca una ficha o avanza 4 casillas con una.
start-4-back = Saca una ficha o retrocede 4 casillas con una.
start-5 = Saca una ficha o avanza 5 casillas con una.
start-8 = Saca una ficha o avanza 8 casillas con una.
start-10 = Saca una ficha, avanza 10 casillas con una o retrocede 1.
start-11 = Saca una ficha, avanza 11 casillas con una o cámbiala por la de un adversario.
start-12 = Saca una ficha o avanza 12 casillas con una.
start-10-forward = Saca una ficha o avanza 10 casillas con una.

## Conjuntos de reglas con los que juega la gente.

any-start = Salir con cualquier carta
any-start-about = Todas las cartas menos el 7 sacan una ficha: nadie espera un 1 o un 2
children = Para niños pequeños
children-about = Todas las cartas menos el 7 sacan una ficha, el 7 no se reparte, no hace falta el número exacto y los toboganes echan menos
