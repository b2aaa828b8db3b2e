# Cómo le gusta la página a quien juega.

-own-name = Español

title = Ajustes
play = Partida
look-and-sound = Aspecto y sonido
keyboard = Teclado y lectores de pantalla
speed = Ritmo
colours = Tema
theme-system = Automático
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
text-size = Tamaño del texto
text-normal = Normal
text-large = Grande
text-largest = Muy grande
language = Idioma
language-missing = No se ha podido cargar el idioma ({ $language }): { $reason }.
sound = Sonido
volume = Volumen
space-names = Coordenadas
auto-pass = Pasar automáticamente si no hay jugada legal
forced-moves = Jugar solas las jugadas obligadas
threats = Mostrar las amenazas desde el principio
move-list = Mostrar la lista de jugadas
opponents-talk = Los rivales hablan
own-colour-below = Tu color en la parte de abajo del tablero
keep-awake = Mantener la pantalla encendida mientras juegas
