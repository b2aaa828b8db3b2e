# Reglas de la casa de Annie: de cada regla, el título, los valores en pocas palabras y cada valor como frase.

# Un número de estrellas.
stars-value = { $value ->
    [0] ninguna
    [1] 1 estrella
   *[other] { $value } estrellas
}
exact = Llegar al final
exact-value = { $value ->
    [yes] con el número exacto
   *[no] vale pasarse
}
exact-says = { $value ->
    [yes] Annie llega a Un final feliz con el número exacto; una tirada más alta la deja donde está, o la hace retroceder si los dados son iguales
   *[no] Una tirada que se pasaría de Un final feliz también acaba ahí
}
friends = Estrellas de un amigo
friends-says = { $value ->
    [1] Visitar a un amigo da 1 estrella, con los dados o con un «Ve a»
   *[other] Visitar a un amigo da { $value } estrellas, con los dados o con un «Ve a»
}
head-start-value = { $value ->
    [no] ninguna
   *[other] { $value } estrellas
}
head-start-says = { $value ->
    [no] empieza como los demás
   *[other] empieza con { $value } estrellas más que los demás
}
landing = Estrellas por mover a Annie
landing-says = { $value ->
    [0] Un movimiento solo da las estrellas de la casilla
   *[other] Quien mueve a Annie con los dados toma primero una estrella, en cualquier casilla, y después hace lo que dice la casilla
}
stars = Estrellas al empezar
stars-says = { $value ->
    [0] Todos empiezan sin estrellas
    [1] Todos empiezan con 1 estrella
   *[other] Todos empiezan con { $value } estrellas
}
street = Dónde empieza Annie
street-value = { $value ->
    [from-12] en Daddy Warbucks
    [from-21] en la Casa Blanca
   *[whole] en el Orfanato
}
street-says = { $value ->
    [from-12] Annie empieza en Daddy Warbucks, 12; puede retroceder más allá
    [from-21] Annie empieza en la Casa Blanca, 21; puede retroceder más allá
   *[whole] Annie empieza en el Orfanato, 0
}

## La lista de jugadas.

stays = Annie se queda donde está: la tirada la sacaría de la calle

## Conjuntos de reglas con los que juega la gente.

quick-street = Calle rápida
quick-street-about = Annie empieza a mitad de camino, en la Casa Blanca
every-landing = Una estrella por cada llegada
every-landing-about = Nadie mueve a Annie a cambio de nada
