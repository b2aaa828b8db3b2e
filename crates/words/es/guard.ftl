# Lo que dice el guardián cuando el programa no puede (static/guard.js) y la recarga limpia (static/reload.js).

## Abierto como archivo; un navegador demasiado antiguo; un marco de otro sitio.

needs-server = Turnout necesita un servidor
# Lo que está entre ` es una orden que se teclea.
needs-server-why =
    Los navegadores no ejecutan un programa como este desde un archivo. En la carpeta del proyecto ejecuta `cargo xtask serve`,
    que abre la página; o pon esta carpeta en cualquier servidor web estático.
needs-newer = Turnout necesita un navegador más reciente
needs-newer-why = Funciona en Chrome o Edge 111, Firefox 115, Safari o iPadOS 16.4, o posteriores. Tus partidas se quedan como están.
framed = Turnout no se juega dentro de otro sitio
framed-why = Otra página lo muestra en un marco y podría desviar tus clics. Ábrelo aparte para jugar.
framed-open = Abrir Turnout

## El programa ha fallado.

stopped = Turnout se ha detenido
stopped-advice = Algo ha ido mal en el programa. Recarga para empezar de nuevo.
stopped-advice-game = Algo ha ido mal en el programa. Tu partida está guardada hasta la última jugada; recarga para seguir.
not-loaded = No se ha podido cargar Turnout
not-loaded-advice =
    Un archivo del programa no ha llegado entero. Si esta red pide iniciar sesión, hazlo. Luego prueba otra vez.
not-loaded-newer =
    Le falta un archivo, y el servidor ya tiene otra versión. Vacía la caché y recarga para obtenerla; tus partidas se
    quedan.
reload = Recargar
try-again = Probar otra vez
reload-clean = Vaciar la caché y recargar (tus partidas se conservan)
copy-report = Copiar informe
copied = El informe está copiado.
copy-selected = El informe está seleccionado: cópialo con el teclado.
download-games = Descargar tus partidas
report = Informe
the-report = El informe

## Una partida guardada con la que fallaron dos arranques.

aside = Se ha apartado una partida guardada
aside-why = Turnout ha fallado dos veces con ella, así que empieza sin ella. No se pierde nada: consérvala como archivo.
aside-download = Descargarla
dismiss = Cerrar

## La recarga limpia.

no-network = Ahora no hay red, así que no se ha quitado nada: lo almacenado es todo lo que hay.
