# Los colores, como se llama a los jugadores.

yellow = Amarillo
green = Verde
red = Rojo
blue = Azul
orange = Naranja
purple = Morado
