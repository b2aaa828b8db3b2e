# Cómo le gusta la página a quien juega.

speed = Ritmo
colours = Colores
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
language = Idioma
language-missing = No se ha podido cargar el idioma ({ $language }): { $reason }.
sound = Sonido
space-names = Nombres de casillas
