# Qué falla en una dirección como «#/new?game=sorry&R=person», en frases. Palabras como «person», «slow» o «start»
# son de la dirección y quedan como están.

too-long = La dirección tiene más de { $most } caracteres.
no-page = No hay ninguna página «{ $path }».
unreadable = «{ $part }» no es texto legible.
twice = «{ $key }» está dos veces.
nothing-to-set = «{ $key }» no es nada que se pueda ajustar.
more = Hay más cosas que no se pueden leer.
game-unknown = El juego no se conoce: { $problem }.

# De lecciones.
no-options = Las lecciones y los ejercicios de { $title } no tienen opciones.
no-number = «{ $number }» no es el número de ninguna lección ni de ningún ejercicio.

# De la partida de un día.
no-day = «{ $query }» no nombra ningún día; se espera day=2026-11-29.
no-result = «{ $found }» no es ningún resultado que superar; se espera won-41 o 2of4-41.

# De los valores de cada ajuste.
start-alone = «start» va solo, sin «{ $found }».
link = El enlace debe ser la letra de un puesto, no «{ $found }».
seed = La semilla tiene que ser un número entero menor que 2^64, no «{ $found }».
points = Los puntos de un encuentro tienen que ser un número entero de 1 a { $most }, no «{ $found }».
no-matches = No hay encuentros de { $title }.
speed = La velocidad tiene que ser slow, normal, fast o instant, no «{ $found }».
seating = La forma de sentarse tiene que ser shared, pass o round, no «{ $found }».
dice = Los dados los tiran page, people o everyone, no «{ $found }».
seats = «{ $key }» tiene que nombrar puestos de { $known }, no «{ $found }».
name-too-long = El nombre de { $seat } tiene más de { $most } caracteres.
# Los bots conocidos: «easy, medium, hard».
player = { $seat } tiene que ser person, { $known } o empty, no «{ $found }».
# Cuando una partida no viene del formulario ni de una dirección; sin punto.
unsaveable = ninguna partida guardada puede decir que un jugador es «{ $found }»
