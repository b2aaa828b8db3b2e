# Cómo se sientan ante la pantalla, como elección.

shared = Se queda quieta
pass = Se pasa de mano en mano
round = Está sobre la mesa
