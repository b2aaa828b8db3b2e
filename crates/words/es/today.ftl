# La partida de hoy: una al día, la misma para todos.

title = La partida de hoy
# Lo que duró una partida y cómo acabó; dentro de una frase.
length = { $stuff ->
    [cards] { $rolls ->
        [one] { $rolls } carta
       *[other] { $rolls } cartas
    }
   *[dice] { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    }
}
result = { $result ->
    [won] victoria en { $length }
   *[lost] puesto { $rank } de { $players } en { $length }
}
hints = { $hints ->
    [one] { $hints } pista
   *[other] { $hints } pistas
}
accuracy = acierto { $accuracy }
luck = suerte { $luck }
# Lo que se manda a los amigos. Pueden seguir barras: la probabilidad de ganar.
shared = Turnout, { $date }. { $title }: { $words }

heading = { $date }. { $title }
against = { $who }, nivel { $level }. Hoy todos juegan la misma partida.
against-then = { $who }, nivel { $level }. Ese día todos jugaron la misma partida.
counts = Cuenta la primera partida del día.
goes-on = Tu partida del día te espera.
gone = Se borró tu partida del día. Aún puedes practicar.
practise = Jugar para practicar
# Al final de la partida: lleva al resultado, a lo que se puede compartir y al calendario.
your-result = Tu resultado
not-copied = El texto está en tu resultado, para copiarlo a mano.
then = La partida de este día ya es solo práctica.
# La partida del día siguiente.
tomorrow = Mañana: { $title }
# Junto a las barras.
course = Tu probabilidad de ganar, de principio a fin.
review = Analizarla
previous = Mes anterior
next = Mes siguiente
streak = { $count } días seguidos
# Lo que pasó con un día, en el calendario y debajo.
won = victoria
played = jugada
begun = empezada
# La imagen de la última posición, que tiene esto junto al título del juego.
on-picture = Turnout · { $date }
as-picture = Como imagen
with-names = Con los nombres de los jugadores
save-picture = Guardar la imagen
no-picture = No se ha podido crear la imagen.
# El resultado de quien mandó el enlace, en el diálogo de la partida y al final.
friend-won = Quien te mandó el enlace ganó esta partida en { $length }. ¿Puedes superarlo?
friend-lost = Quien te mandó el enlace quedó en el puesto { $rank } de { $players } en esta partida, en { $length }. ¿Puedes superarlo?
friend-beaten = Te fue mejor que a quien te mandó el enlace
friend-equal = Te fue igual que a quien te mandó el enlace
friend-better = A quien te mandó el enlace le fue mejor
# Lleva a la lección, donde nunca se terminó una partida de este juego.
new-here = ¿Aún no conoces { $title }? Aprende en { $time }
