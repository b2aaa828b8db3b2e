# Parcheesi: lo que dice de sí mismo.

title = Parcheesi
about = Barreras, casillas seguras y un premio por cada captura y cada ficha que llega a la Meta
ring68 = Anillo de 68
ring68-about = Diecisiete casillas por lado en vez de dieciocho: el tablero que más se vende
learned-in = tres minutos
