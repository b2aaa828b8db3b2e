# Partidas por enlace, cada jugador en su propio dispositivo.

play-by-link = Jugar por enlace
about = Para jugar con alguien que está lejos: cada uno juega en su dispositivo, y después de cada turno envías un enlace.
you-are = Tú eres
name-and-colour = { $name } ({ $colour })
your-name = Tu nombre

# Por qué un juego no se puede jugar por enlace.
hands = Un juego con manos ocultas no se puede jugar por enlace: el enlace enseñaría las cartas.
people = Por enlace juegan de { $least } a { $most } personas, no { $found }.
host = En tu puesto no hay nadie.
no-random = este navegador no tiene números al azar

## La invitación.

invites = { $host } te invita a { $title }
your-seat = Tú eres { $name }, { $colour }.
your-colour = Tu color: { $colour }.
how-joining-goes = Únete y devuelve tu respuesta por enlace. { $host } ve entonces cómo sigue la partida.
join = Unirse
not-now = Ahora no

## Enviar.

send-to = Enviar a { $names }
send-again = Enviar otra vez
says-invited = Envía este enlace a { $names }: por mensaje, por correo, o que la cámara de un móvil lea el código.
says-turn = Tu turno está en este enlace. { $names } lo abre, ve lo que ha pasado y sigue jugando.
says-over = La partida ha terminado. Con este enlace { $names } puede ver cómo acabó.
one-for-all = Es el mismo enlace para todos.
subject-invited = Una invitación a { $title }
subject-turn = { $title }: te toca, { $names }
subject-over = { $title }: el final
turn-is-over = Tu turno ha terminado: envíalo a { $names }.
waits-to-join = { $name } aún no se ha unido
skip = Saltar
since-your-turn = Esto ha pasado desde tu último turno.
losers-offer = { $count ->
    [one] { $names } puede ofrecer la revancha cuando haya llegado el enlace.
   *[other] { $names } pueden ofrecer la revancha cuando haya llegado el enlace.
}

## Abrir un enlace.

not-opened = No se puede abrir el enlace: { $problem }.
older = Era un enlace antiguo. Así está la partida ahora.
played-elsewhere = Esta partida se juega en otros dispositivos. Aquí la puedes ver.
refused = Dos versiones de una partida
other-move = Otro enlace de { $name } jugó otra cosa. Pregunta cuál vale.
other-chain = Este enlace no es del jugador { $name } que se unió a esta partida: sus números al azar son otros.
your-version = La partida que tienes
opened-version = El enlace que has abierto
nothing-lost = La partida que tienes se queda como está. No se pierde nada.
keep-yours = Seguir con la tuya
watch-opened = Ver la otra

## La ayuda.

help = Cómo se juega por enlace
help-invite = Empieza una partida por enlace y envía la invitación: por mensaje, por correo, o como código para la cámara de un móvil.
help-join = La otra persona lo abre, toca «Unirse» y devuelve la respuesta. Con tres o cuatro jugadores da una vuelta, hasta que todos se han unido.
help-turn = Desde entonces: abre el enlace más nuevo, mira lo que ha pasado, juega tu turno y envía el enlace siguiente. La partida está también en «Tus partidas», con de quién es el turno.
help-lost = Un enlace perdido se envía de nuevo con «Enviar otra vez». Un enlace antiguo no estropea nada: lleva a donde está la partida.
help-device = La partida vive en el dispositivo que se unió. Los demás solo pueden mirar.
help-dice = Nadie puede elegir ni prever los dados. Salen de números secretos de todos los jugadores juntos, y cada dispositivo comprueba cada tirada.
help-bots = También pueden jugar bots. Juegan en el dispositivo del jugador que va antes.

## Qué está mal en un enlace, como parte de una frase: «No se puede leer el enlace: se esperaba...».

half-turn = se esperaba un turno entero, y está a medias
wrong-chain = se esperaba un valor de la cadena de cada jugador por cada turno suyo, y hay otros

## Lo que un dispositivo rechaza, como parte de una frase.

all-joined = ya se han unido todos
no-turn = no es tu turno
other-secret = este dispositivo no se unió a la partida con este secreto
spoilt = se esperaba un puesto, un secreto y un enlace, y hay otra cosa
chain-used-up = la partida es demasiado larga para su cadena de números al azar
