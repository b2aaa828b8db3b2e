# Partidas como archivos.

title = Partidas como archivos
open = Abrir un archivo de partidas
download-all = Descargar todas las partidas
# Nombres que se proponen para los archivos. Letras sin tilde y sin espacios.
file-name-of-one-game = turnout-partida.txt
file-name-of-all-games = turnout-partidas.txt

empty = En este archivo no hay ninguna partida.
unopened = No se puede abrir este archivo: { $problem }.
# Problemas, al final de la frase anterior.
too-long = ocupa más de 200 megabytes
unread = el navegador no puede leerlo

# Qué ha sido de las partidas de un archivo; estas frases van una detrás de otra.
added = { $count ->
    [0] No se ha añadido ninguna partida.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
already = { $count ->
    [one] Una ya está aquí.
   *[other] { $count } ya están aquí.
}
no-room = Para { $count } no hay sitio en el navegador.
# La suma de comprobación al final del archivo falta o no coincide.
cut = El archivo está cortado o cambiado: pueden faltar partidas.
not-added = La partida { $number } no se añade: { $problem }.
not-added-either = { $count ->
    [one] Otra más no se puede leer.
   *[other] Otras { $count } no se pueden leer.
}

## Una copia de seguridad, en los ajustes.

backup = Todo lo de este dispositivo
save-everything = Guardar todo en un archivo
bring-back = Recuperarlo
file-name-of-backup = turnout-copia.txt
no-room-for-backup = En el navegador no hay sitio para todo.
remind = Ya hay diez partidas terminadas. Un archivo con todo las conserva, por si se pierde este dispositivo.
