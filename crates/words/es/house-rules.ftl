# Reglas de la casa: sus grupos y, de cada regla, el título, los valores en pocas palabras y cada valor como frase.

choice = { $title }: { $value }
contradiction = «{ $one }» y «{ $other }» no van juntas. Cambia una de las dos
yes-or-no = { $value ->
    [no] no
    [off] no
   *[other] sí
}

## Los grupos, como títulos del formulario

coming-out = Salir
moving = Mover
capturing = Capturar
blockades-group = Barreras
dice = Dados
cards = Cartas
stars-group = Estrellas
home-group = Meta
head-start = Ventaja

## Ventajas

of-seat = { $title } de { $colour }
seat-says = { $name } { $says }
head-start-value = { $value ->
    [no] ninguna
    [half] 1 ficha a medio camino
    [1] 1 ficha fuera
   *[other] { $value } fichas fuera
}
head-start-says = { $value ->
    [no] empieza como los demás
    [half] empieza con una ficha a medio camino
    [1] empieza con una ficha más que los demás en el recorrido
   *[other] empieza con { $value } fichas más que los demás en el recorrido
}

## Carreras: salir

enter = Número con el que sale una ficha
enter-value = { $value ->
    [either] 5 o 6
   *[other] { $value }
}
enter-says = { $value ->
    [either] Una ficha sale con un 5 o con un 6
   *[other] Una ficha sale con un { $value }
}
enter-doublets = Con dobles sale una ficha
enter-doublets-says = { $value ->
    [yes] Con cualquier doble también sale una ficha, usando los dos dados juntos
   *[no] Con un doble sale una ficha solo si sus dados o su suma ya la sacan
}
enter-sum = La suma de los dados saca una ficha
enter-sum-says = { $value ->
    [yes] Dos dados que suman el número sacan una ficha
   *[no] Solo un dado suelto saca una ficha, nunca la suma de los dos
}
must-enter = Hay que sacar ficha
must-enter-says = { $value ->
    [yes] Una tirada que saca una ficha hay que usarla para eso
   *[no] Puedes sacar una ficha o usar la tirada para otra cosa
}
fast = Salida rápida
fast-value = { $value ->
    [off] ninguna ficha fuera
    [2] 2 fichas fuera
    [4] todas las fichas fuera
   *[other] 1 ficha fuera
}
fast-says = { $value ->
    [off] Todas las fichas esperan al empezar
    [2] Cada jugador empieza con 2 fichas en el recorrido
    [4] Cada jugador empieza con todas sus fichas en el recorrido
   *[other] Cada jugador empieza con una ficha en el recorrido
}

## Carreras: mover

room = Fichas en una casilla
room-value = { $value ->
    [4] las que sean
   *[other] { $value } como máximo
}
room-says = { $value ->
    [4] En una casilla caben todas las fichas de un color
   *[other] En una casilla caben { $value } fichas como máximo
}
turnouts = Desvíos
turnouts-value = { $value ->
    [closed] cerrados
   *[open] abiertos
}
turnouts-says = { $value ->
    [closed] Los desvíos están cerrados: todos van por Broadway
   *[open] Una ficha puede tomar un desvío
}

## Carreras: capturar

safe = Casillas seguras
safe-value = { $value ->
    [own] las de tu color
    [none] ninguna
    [starts] solo las de salida
   *[all] todas las de color
}
safe-says = { $value ->
    [own] Una ficha está segura en las casillas de su propio color
    [none] Ninguna casilla del recorrido es segura: una ficha sola se puede capturar en todas partes
    [starts] Una ficha está segura en todas las casillas de salida y en ninguna otra del recorrido
   *[all] Una ficha está segura en todas las casillas de color
}
capture = Premio por una captura
spaces = { $value ->
    [0] ninguno
   *[other] { $value } casillas
}
capture-says = { $value ->
    [0] Una captura no da premio
   *[other] Una captura da { $value } casillas
}
timing = Cuándo se usa un premio
timing-value = { $value ->
    [first] enseguida
   *[last] después de los dados
}
timing-says = { $value ->
    [first] Un premio se usa enseguida, antes que el resto de la tirada
   *[last] Un premio se usa después de todos los dados
}

## Carreras: barreras

blockades = Barreras
blockades-value = { $value ->
    [pass] se pueden pasar
    [none] no hay
   *[bar] no dejan pasar
}
blockades-says = { $value ->
    [pass] Todos pueden pasar una barrera, pero ningún rival cae en ella
    [none] No hay barreras: dos fichas en una casilla se pueden pasar y se capturan juntas, como una sola captura
   *[bar] Nadie pasa dos fichas que están en una casilla
}
march = Una barrera puede avanzar unida
march-says = { $value ->
    [yes] Las dos fichas de una barrera pueden avanzar y volver a juntarse en la misma tirada
   *[no] Las dos fichas de una barrera no pueden juntarse en otra casilla en la misma tirada
}
breaking = Cuánto puede durar una barrera
breaking-value = { $value ->
    [never] lo que quieras
    [1] 1 turno más
   *[other] { $value } turnos más
}
breaking-says = { $value ->
    [never] Una barrera puede durar lo que quiera su dueño
    [1] Una barrera puede durar un turno más de su dueño; luego hay que romperla
   *[other] Una barrera puede durar { $value } turnos más de su dueño; luego hay que romperla
}

## Carreras: tiradas

dice-count = Número de dados
dice-count-value = { $value ->
    [1] 1 dado
   *[other] { $value } dados
}
dice-count-says = { $value ->
    [1] Se tira un solo dado: no hay dobles, ni sumas, ni caras de abajo
   *[other] Se tiran { $value } dados
}
doublets = Después de un doble
doublets-value = { $value ->
    [once] no se tira otra vez
   *[again] se tira otra vez
}
doublets-says = { $value ->
    [once] Un doble no da otra tirada
   *[again] Un doble da otra tirada
}
sixes = Después de un 6
sixes-value = { $value ->
    [again] se tira otra vez
   *[no] no se tira otra vez
}
sixes-says = { $value ->
    [again] Un 6 en un dado da otra tirada
   *[no] Un 6 suelto no da otra tirada
}
third = La tercera de esas tiradas en un turno
third-value = { $value ->
    [back] cuesta una ficha
    [lose] acaba el turno
   *[play] se juega como siempre
}
third-says = { $value ->
    [back] La tercera tirada de un turno que daría otra no se juega: la ficha más cercana a la meta vuelve atrás y el turno acaba
    [lose] La tercera tirada de un turno que daría otra no se juega: el turno acaba
   *[play] Sigues tirando mientras tus tiradas den otra
}
undersides = Caras de abajo de los dobles
undersides-value = { $value ->
    [yes] cuentan
   *[no] no cuentan
}
undersides-says = { $value ->
    [yes] Si ninguna ficha espera, también se mueven las caras de abajo de un doble
   *[no] Solo cuentan los números de arriba
}

## Carreras: la meta

exact = Llegar a la meta
exact-value = { $value ->
    [yes] con el número exacto
   *[no] vale pasarse
}
exact-says = { $value ->
    [yes] Una ficha llega a la meta con el número exacto
   *[no] Una ficha llega a la meta también con un número mayor; lo que sobra se pierde
}
home = Premio por llegar a la meta
home-says = { $value ->
    [0] Llevar una ficha a la meta no da premio
   *[other] Llevar una ficha a la meta da { $value } casillas
}
pawns = Fichas que hay que llevar a la meta
pawns-value = { $value } fichas
pawns-says = { $value ->
    [4] Gana quien lleva primero sus 4 fichas a la meta
   *[other] Cada jugador lleva { $value } fichas a la meta: las demás están allí desde el principio
}

## Conjuntos de reglas con los que juega la gente.

parchis = Parchís, como en España
parchis-about = 68 casillas y un solo dado; con un 6 se tira otra vez, y las barreras duran lo que quieras
no-blockades = Sin barreras
no-blockades-about = Nadie tiene que esperar: dos fichas juntas se pueden pasar y capturar
quick = Partida rápida
quick-about = 3 fichas que llevar, 2 de ellas fuera desde el principio, y sin número exacto
gentle = Fuera enseguida
gentle-about = Con un 5, un 6 o cualquier doble sale una ficha, y nadie está obligado

## El formulario y la hoja de inicio.

rules = Reglas
printed-rules = Reglas impresas
our-rules = Nuestras reglas
# Un grupo sin reglas de la casa.
all-printed = como en el juego impreso
begin-with = Empieza con
as-printed = Impreso: { $sentence }
changed-with = Cambia también: { $rules }

## Conjuntos de reglas que un dispositivo guarda con un nombre.

# El título de un juego con ellas; sin nombre.
title = { $title }, { $rules }
title-unnamed = { $title }, reglas de la casa
name-of-rules = Nombre de estas reglas
# Un ejemplo de nombre.
name-example = Reglas de los García
keep = Guardar
kept = Guardadas en este dispositivo.
kept-without-head-starts = Guardadas en este dispositivo. Una ventaja no es una de estas reglas: acompaña a su jugador.
name-missing = Ponles antes un nombre a estas reglas.
nothing-to-keep = Estas son las reglas impresas. Cambia antes alguna.
forget = Olvidar { $name }
forget-short = Olvidar
# La segunda pulsación.
forget-now = Olvidar ahora: { $name }
forget-now-short = Olvidar ahora
# El texto guardado está dañado.
damaged = No se pudieron leer las reglas guardadas en este dispositivo (línea { $line }). Guárdalas de nuevo.
# No se pudieron guardar.
keep-blocked = Este navegador no guarda nada de esta página: estas reglas duran solo hasta que se cierre o se recargue.
keep-full = El navegador no tiene más espacio para esta página: estas reglas duran solo hasta que se cierre o se recargue.

## El reglamento.

our-rule = Nuestra regla:
the-print = La regla impresa
unchanged = Sin cambios: { $sentence }
else-printed = Lo demás, como está impreso:
as-played = También se juega así
rest-by-print = Todo lo demás, como está impreso. «Cómo se juega» cuenta el juego impreso; en las reglas numeradas están las vuestras en su lugar.
lessons-by-print = Las lecciones enseñan las reglas impresas.
what-changes = ¿Qué cambia?
what-is-even = ¿Qué la hace pareja?
nothing-changed = En cuanto cambies una regla, el ordenador puede mostrar aquí qué le hace al juego.
for-nobody = La ventaja es para alguien de la mesa: di primero quién juega.
