# Dados y cartas de verdad: la gente tira y le dice a la página qué ha salido.

# Quién tira, como elección: con dados, y con cartas.
page-throws = Dados virtuales
people-throw = Nuestros dados
people-throw-for-all = Nuestros dados, también por los bots
page-draws = Cartas virtuales
people-turn = Nuestras cartas
people-turn-for-all = Nuestras cartas, también por los bots

# Por qué no se puede jugar así con manos ocultas.
hidden = { hidden-reason }.
hidden-reason = Nadie más puede ver las cartas de una mano, así que las cartas son virtuales

# La pregunta; a quien juega, o sobre un bot.
which-card-you = ¿Qué carta volteaste?
which-card = ¿Qué carta volteó { $colour }?
which-throw-you = ¿Qué tiraste?
which-throw = ¿Qué tiró { $colour }?

# Los dados, cada uno un grupo de números.
red-die = Dado rojo
white-die = Dado blanco
only-die = Dado
first-die = Primer dado
second-die = Segundo dado

# Dicho a mano: lo que se ha tirado o volteado.
no-such-throw = No existe esa tirada
cannot-come = «{ $outcome }» no puede salir ahora
