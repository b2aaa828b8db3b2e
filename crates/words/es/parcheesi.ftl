# Parcheesi: las jugadas que se ofrecen, el registro, el turno, las notas sobre casillas y lo que falla en una línea de
# notación.

## El formulario de preparación, y lo que lleva impreso el tablero.

title = Parcheesi
about = Barreras, casillas seguras y un premio por cada captura y cada ficha que llega a la Meta
ring68 = Tablero de 68 casillas
ring68-about = Diecisiete casillas por lado en vez de dieciocho: el tablero que más se vende
learned-in = tres minutos

## Jugadas. Primero lo que se gasta, luego el camino, luego a quién captura; los separan «: » y «,».

third-doublet-back = Tercer doble: la ficha más cercana a la Meta vuelve al círculo
third-doublet-none = Terceros dobles: no hay ninguna ficha en camino, y acaba el turno

## El turno.

to-throw-after-two-doublets = Le toca tirar a { $colour }; con otros dobles vuelve una ficha al círculo
third-doublet = Terceros dobles de { $colour }, que no se juegan

## Notas sobre la edad de una barrera.

due-now = { $colour }: su barrera lleva demasiado tiempo y hay que romperla si se puede
due-next = { $colour }: tendrá que romper su barrera en su próximo turno
due-later = { $turns ->
    [one] { $colour }: su barrera puede durar 1 turno más
   *[other] { $colour }: su barrera puede durar { $turns } turnos más
}
