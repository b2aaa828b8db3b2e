# Parcheesi: el formulario de preparación y las notas sobre casillas.

## El formulario de preparación, y lo que lleva impreso el tablero.

title = Parcheesi
about = Barreras, casillas seguras y un premio por cada captura y cada ficha que llega a la Meta
ring68 = Tablero de 68 casillas
ring68-about = Diecisiete casillas por lado en vez de dieciocho: el tablero que más se vende
learned-in = tres minutos

## Notas sobre la edad de una barrera.

due-now = { $colour }: su barrera lleva demasiado tiempo y hay que romperla si se puede
due-next = { $colour }: tendrá que romper su barrera en su próximo turno
due-later = { $turns ->
    [one] { $colour }: su barrera puede durar 1 turno más
   *[other] { $colour }: su barrera puede durar { $turns } turnos más
}
