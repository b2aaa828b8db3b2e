# Parcheesi: el formulario de preparación.

## El formulario de preparación, y lo que lleva impreso el tablero.

title = Parcheesi
about = Barreras, casillas seguras y un premio por cada captura y cada ficha que llega a la Meta
ring68 = Tablero de 68 casillas
ring68-says = { $value ->
    [off] El tablero tiene 72 casillas, dieciocho por lado
   *[other] El tablero tiene 68 casillas, diecisiete por lado: el que más se vende
}
learned-in = tres minutos
