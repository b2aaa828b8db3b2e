# El libro de la familia: las partidas terminadas de las personas de este dispositivo.

# El libro guardado está dañado.
damaged = No se ha podido leer el libro de este dispositivo (línea { $line }).
