# Partidas por enlace, cada jugador en su propio dispositivo.

play-by-link = Jugar por enlace
about = Para jugar con alguien que está lejos: cada uno juega en su dispositivo, y después de cada turno envías un enlace.
you-are = Tú eres
name-and-colour = { $name } ({ $colour })
your-name = Tu nombre

# Por qué un juego no se puede jugar por enlace, como parte de una frase.
hands = los juegos con manos ocultas no se pueden jugar por enlace, porque el enlace enseñaría las cartas
people = por enlace juegan de { $least } a { $most } personas, no { $found }
host = en tu puesto no hay nadie
no-random = este navegador no tiene números aleatorios

## La invitación.

invites = { $host } te invita a { $title }
your-seat = Tú eres { $name }, { $colour }.
your-colour = Tu color: { $colour }.
match-to = partida a { $total } puntos
has-points = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } puntos
}
how-joining-goes = Únete y envía tu respuesta con un enlace. Así { $host } puede seguir.
pass-on = Únete y envía el enlace a { $name }, que se une después.
join = Unirse
not-now = Ahora no

## Enviar.

send-to = Enviar a { $names }
send-again = Enviar otra vez
says-invited = Envía este enlace a { $names }: por mensaje, por correo, o deja que escanee el código con la cámara.
says-turn = Tu turno está en este enlace. { $names } lo abre, ve lo que ha pasado y sigue jugando.
says-joined = Tu respuesta está en este enlace. { $names } lo abre y la partida sigue.
says-over = { $count ->
    [one] La partida ha terminado. Con este enlace { $names } puede ver cómo acabó.
   *[other] La partida ha terminado. Con este enlace { $names } pueden ver cómo acabó.
}
unsaved = Este turno no está guardado en este dispositivo. Envíalo solo si antes descargas la partida: si la página se cierra y juegas el turno otra vez, los demás recibirán dos turnos distintos tuyos.
one-for-all = Es el mismo enlace para todos.
subject-invited = Una invitación a { $title }
subject-turn = { $title }: te toca, { $names }
subject-over = { $title }: el final
turn-is-over = Tu turno ha terminado: envíalo a { $names }.
waits-for-link = Esperando a { $names }: abre el enlace que te llegue.
listed = Por enlace. { $status }
waits-for = Esperando a { $names }
waits-to-join = { $name } aún no se ha unido
skip = Saltar
since-your-turn = Desde tu último turno
losers-offer = { $count ->
    [one] { $names } puede ofrecer la revancha cuando haya llegado el enlace.
   *[other] { $names } pueden ofrecer la revancha, cualquiera de ellos, cuando haya llegado el enlace.
}

## Abrir un enlace.

bad-link = Este enlace no funciona
bad-link-about = Ha llegado incompleto o cambiado. Pídelo otra vez: quien lo envía pulsa «Enviar otra vez». Tus partidas están como estaban.
not-opened = No se puede abrir el enlace: { $problem }.
older = Era un enlace antiguo. Así está la partida ahora.
played-elsewhere = Esta partida se juega en otros dispositivos. Aquí la puedes ver.
refused = Dos versiones de una partida
other-move = { $name } ha enviado dos enlaces, con jugadas distintas. Acuerda con los demás uno de los dos: todos siguen con el mismo.
other-member = Otro dispositivo se ha unido como { $name }, o alguien ha cambiado este enlace. Sigue con el dispositivo que se unió primero.
other-table = Este enlace cambia quién juega, o los puntos. Te quedas con la partida que conoces.
your-version = La partida que tienes
opened-version = El enlace que has abierto
nothing-lost = La partida que tienes se queda como está. No se pierde nada.
until-chosen = La partida que tienes se queda como está hasta que elijas. Tus turnos desde entonces solo cuentan en la versión en la que los jugaste.
play-on = Seguir con esta
play-on-version = Seguir con esta: { $version }
deleted = Sin esta partida no puedes seguir jugando por enlace, y los demás te esperan. «Deshacer» la devuelve.
file-is-secret = Este archivo contiene el secreto de tus partidas por enlace. Quien lo tenga puede jugar por ti: no se lo des a nadie.
keep-yours = Seguir con la tuya
watch-opened = Ver la otra

## La ayuda.

help = Cómo se juega por enlace
help-invite = Empieza una partida por enlace y envía la invitación: por mensaje, por correo, o como código para la cámara de un teléfono.
help-join = La otra persona lo abre, pulsa «Unirse» y devuelve la respuesta. Con tres o cuatro jugadores da una vuelta, hasta que todos se hayan unido.
help-turn = A partir de ahí: abre el enlace más nuevo, mira lo que ha pasado, juega tu turno y envía el enlace siguiente. Un turno en el que no puedes mover nada pasa automáticamente: solo tienes que enviarlo. La partida está también en «Tus partidas», y ahí ves a quién le toca.
help-lost = Un enlace perdido se envía de nuevo con «Enviar otra vez». Un enlace antiguo no estropea nada: lleva a donde está la partida.
help-device = La partida está en el dispositivo que se unió. Los demás solo pueden mirar.
help-dice = Nadie puede elegir los dados, ni saber su próxima tirada antes de que llegue el enlace. Salen de números secretos de todos los jugadores juntos, y cada dispositivo comprueba cada tirada.
help-signed = Nadie puede cambiar tus jugadas: tu dispositivo firma cada enlace que envías, y los demás rechazan un enlace cambiado.
help-bots = También pueden jugar bots. Juegan en el dispositivo del jugador que va antes.

## Qué está mal en un enlace, como parte de una frase: «No se puede abrir el enlace: se corta...».

half-turn = se corta en medio de un turno
wrong-chain = los números secretos de sus dados no encajan con la partida
same-secret = dos jugadores tienen los mismos números secretos
not-as-sent = este enlace no está como lo envió { $name }

## Lo que un dispositivo rechaza, como parte de una frase.

all-joined = ya se han unido todos
no-turn = no es tu turno
other-secret = este dispositivo no se unió a la partida con este secreto
spoilt = lo que este dispositivo sabe de su puesto está dañado
chain-used-up = la partida es demasiado larga para su cadena de números aleatorios
# Lo que cambia respecto a las reglas impresas, antes de una lista.
differs = Lo acordado para esta partida:
