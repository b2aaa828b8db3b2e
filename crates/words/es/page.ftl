# La página alrededor de un tablero: herramientas, ajustes.

undo = Deshacer
take-back = Retirar
hint = Pista
rules = Reglas
new-game = Partida nueva
log = Jugadas
more = Más
language = Idioma

language-missing = No se ha podido cargar el idioma ({ $language }): { $reason }.
