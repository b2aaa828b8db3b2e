# Lo que está en HTML antes de que funcione ningún programa (index.html, static/reload.html), y cómo se llama la página instalada.

# En resultados de búsquedas y junto a enlaces.
description = Juegos de mesa clásicos con sus reglas impresas: con gente alrededor de una pantalla o contra un bot. Nada sale de tu navegador.
link-title = Turnout: juegos de mesa clásicos en tu navegador
link-about = Con sus reglas impresas, con gente alrededor de una pantalla o contra un bot. Nada sale de tu navegador.
link-picture = Un tablero con fichas en camino y el nombre Turnout
# En la lista de páginas instaladas de un navegador.
installed = Juegos de mesa clásicos con sus reglas impresas: con gente alrededor de una pantalla o contra un bot.

loading = Turnout se está cargando…
not-started =
    Todavía no ha arrancado. ¿Esta red pide iniciar sesión? Hazlo y recarga. Turnout necesita Chrome o Edge 111, Firefox 115, Safari o iPadOS 16.4, o posteriores.
reload = Vaciar la caché y recargar (tus partidas se conservan)
no-script = Turnout es un programa que funciona en esta página, así que necesita JavaScript. Nada sale de tu navegador.

## La recarga limpia.

clean-title = Turnout: una recarga limpia
clean = Una recarga limpia
clean-about = Se está quitando lo que este navegador ha almacenado del programa, para cargarlo de nuevo.
clean-games = Tus partidas se quedan.
back = Volver a Turnout
clean-no-script =
    Esto necesita JavaScript. En los ajustes de tu navegador puedes quitar lo que ha almacenado para esta página; eso quita
    también tus partidas.

## Donde no hay ni red ni página.

unopened = No se puede abrir Turnout
unopened-why = Lo que este navegador había guardado de él ya no está completo, y no hay red. Tus partidas se quedan.
unopened-reload = Recarga cuando vuelva a haber red.
