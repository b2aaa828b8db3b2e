# Lo que está impreso en los tableros. Hay poco sitio: cuanto más corto, mejor.

start = SALIDA
home = META

# Las casillas de Annie, en una o dos palabras.
orphanage = Orfanato
sandy = Sandy
others = Los demás
give = Da estrella
stars = Por estrellas
against = Contra otro
hannigan = Hannigan
mudges = Los Mudge
red-arrow = Flecha roja
white-arrow = Flecha blanca
taxi = En taxi
warbucks = Warbucks
white-house = Casa Blanca
punjab = Punjab
iodent = Hora Iodent
