# Los bots: cómo se llaman, qué dice una pista además de sus razones, y por qué no se puede preguntar a uno.

easy = Bot fácil
medium = Bot medio
hard = Bot difícil
expert = Bot experto

# Una jugada de varios pasos, uno tras otro.
then = { $steps }; luego, { $step }
# Una jugada con una carta de la mano.
by-card = Juega la carta { $card }. { $play }
# Una pista cuando no hay nada que elegir.
only-move = Es tu única jugada
same-result = Todas tus jugadas acaban igual

## Qué está mal en una pregunta a un bot, o en lo que ha aprendido.

expected-level = se esperaba el nivel de un bot ({ $known }), pero hay «{ $found }»
expected-seat = se esperaba la letra de un puesto, pero hay «{ $found }»
expected-decision = se esperaba una decisión de { $colour }
not-playing = { $colour } no juega
nothing-to-decide = no hay nada que decidir
expected-whole-play = se esperaba una jugada completa, no su comienzo
# Un paso de la jugada hecha hasta ahora.
step-at = el paso en { $column }: { $message }
unknown-weights = se esperaban los pesos de un juego conocido
weights-head = se esperaban pesos que empiecen por «{ $head }»
weights-bytes = se esperaban { $expected } bytes de pesos, pero hay { $found }
review-needs-net = el análisis necesita los pesos de este juego, que no se han cargado
