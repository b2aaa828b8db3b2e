# Lo que se abre sobre la página.

about = Acerca de Turnout
about-says = Juegos de mesa clásicos en una pantalla: con gente alrededor o contra un bot.
version = Versión
offline = Sin conexión
offline-ready = Se puede jugar: todo está guardado en este navegador
offline-not-yet = Todavía no: este navegador no lo ha guardado todo
offline-refused = No: este navegador no ha podido guardar "{ $file }" tal como se publicó
as-app = Como aplicación
install = Instalar
how-to-install = El menú de tu navegador puede tener «Instalar» o «Añadir a la pantalla de inicio»; en un iPhone o iPad está en «Compartir».
licence = Licencia
by-others = Partes de otros
licences = Licencias de terceros
unofficial = Turnout no es oficial. Los nombres de los juegos son de sus dueños; las reglas las contamos con nuestras palabras.
private = Nada sale de tu navegador: ni cuenta, ni servidor, ni otro sitio.

# De varios movimientos, casillas o fichas.
which = ¿Cuál?

# Al final de una partida.
# Lleva de vuelta al resultado.
results = Resultados
next-game = Siguiente partida
rematch = Revancha
# Cuántas veces ha ganado cada jugador: «Tú 2, Leo 1».
games-won = Partidas ganadas: { $tally }

rules-of = Reglas de { $title }
search-rules = Buscar en las reglas
contents = Contenido
found = { $count ->
    [0] No se encuentra
    [one] Está en 1 lugar
   *[other] Está en { $count } lugares
}
rules-coming = Las reglas están en camino…
rules-missing = No se han podido cargar las reglas: { $problem }.

# Se ha visto una tirada desde la última jugada: se pregunta antes de volver atrás.
go-back = ¿Volver una jugada atrás?
go-back-about = Se deshace la última jugada que alguien eligió y todo lo que vino después. Saldrán los mismos dados o cartas. Pregunta antes a los demás.
go-back-yes = Volver atrás
stay = Quedarse aquí
