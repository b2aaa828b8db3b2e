# Lecciones: cómo se ofrecen y lo que rodea a una.

by-playing = Aprender jugando

number = Lección { $number } de { $count }
# Enlace al reglamento.
rules = Reglas
again = Probar otra vez
next = Siguiente lección
against-bot = Jugar contra un bot fácil
leave = Salir

# Above the praise.
cheer = ¡Muy bien!
# After the last lesson.
finale = ¡Ya sabes jugar a { $game }!
all = Todas las lecciones
home = Inicio

missing = No se han podido cargar las lecciones: { $problem }.
