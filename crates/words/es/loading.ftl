# Lo que va mal al cargar algo: al final de una frase o entre paréntesis, sin punto, salvo las frases enteras.

failed = falló la conexión, o el servidor ya tiene otra versión
late = tardó demasiado
no-rulebook = lo que llegó no es un reglamento

# Lo que los bots han aprendido jugando. Una frase entera.
net-missing = No se ha podido cargar lo que han aprendido los bots ({ $reason }); juegan con reglas más simples

# Por qué no ha respondido un bot. Los bots piensan en un proceso aparte.
worker-missing = no se pudo cargar su proceso
worker-asleep = su proceso no arrancó
worker-silent = no dijo nada en { $seconds } segundos
worker-unread = no se pudo leer su respuesta
