# Lecciones: cómo se ofrecen y lo que rodea a una.

new-to = ¿No conoces { $title }?
# Lo que se tarda: «cinco minutos».
in-minutes = Apréndelo jugando, en { $time }.
learn-to-play = Aprender
no-thanks = No, gracias
lessons = Lecciones
learn = Aprender { $title }
by-playing = Aprender jugando

number = Lección { $number } de { $count }
# Siguen números de reglas.
rules = Reglas:
again = Probar otra vez
next = Siguiente lección
against-bot = Jugar contra un bot fácil
leave = Salir

missing = No se han podido cargar las lecciones: { $problem }.
