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
ending = Final feliz

# Qué pasa ahí, en una frase lo más corta posible: está impresa junto a la casilla ampliada.
ending-note = ¡Gana quien tiene más estrellas!
orphanage-note = Aquí empieza la calle.
sandy-note = Todos toman una estrella.
others-note = Los demás toman una estrella.
give-note = Da una estrella a otro jugador.
stars-note = Tira: el rojo da estrellas, el blanco las quita.
against-note = Tira por las estrellas de otro jugador.
hannigan-note = Devuelve una estrella.
mudges-note = Devuelve tres estrellas.
red-arrow-note = Tira el dado rojo: Annie avanza.
white-arrow-note = Tira el dado blanco: Annie retrocede.
taxi-note = Annie va en taxi a ver a un amigo.
friend-note = Toma tres estrellas.
