# Parcheesi: el formulario de preparación.

## El formulario de preparación, y lo que lleva impreso el tablero.

title = Parcheesi
about = Barreras, casillas seguras y un premio por cada captura y cada ficha que llega a la Meta
ring68 = Tablero de 68 casillas
ring68-about = Diecisiete casillas por lado en vez de dieciocho: el tablero que más se vende
learned-in = tres minutos
