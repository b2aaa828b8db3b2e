# Cómo le gusta la página a quien juega.

title = Ajustes
speed = Ritmo
colours = Tema
theme-system = Automático
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
language = Idioma
language-missing = No se ha podido cargar el idioma ({ $language }): { $reason }.
sound = Sonido
space-names = Coordenadas
