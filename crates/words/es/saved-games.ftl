# Las partidas que guarda el navegador y qué pestaña juega cada una.

your-games = Tus partidas
# El título sobre las que han acabado.
finished = Terminadas
# Mientras la base de datos de partidas no responde.
looking = Buscando tus partidas…
deleted = Borrada: { $title }.
# La recupera.
undo = Deshacer

# Botones junto a una partida y cómo se llama cada uno en voz alta.
go-on-with = Continuar la partida { $number }
look-at = Ver la partida { $number }
replay-of = Repetición de la partida { $number }
copy = Copiar
copy-of = Copiar la partida { $number }
download = Descargar
download-of = Descargar la partida { $number }
delete = Borrar
delete-of = Borrar la partida { $number }
# Abre la lista de los botones de arriba.
more-for = Más de la partida { $number }
# Enseña más de la lista de partidas.
show-more = Ver más ({ $count })

# Lo que se ve en lugar de una partida que no se puede continuar: un título y por qué.
aside = Una partida apartada
aside-says = Turnout falló dos veces con ella.
newer = Una partida de un Turnout más nuevo
newer-says = Vuelve a cargar la página para tenerlo.
spoilt = Una partida guardada que no se pudo leer
opened-newer = Un Turnout más nuevo guardó esta partida: vuelve a cargar la página para tenerlo. La partida se queda como está; no se pierde nada.
opened-spoilt = No se ha podido leer la partida guardada ({ $problem }). Sigue entre tus partidas; no se pierde nada.

copied = La copia está entre tus partidas. Tendrá otros dados y otras cartas.
is-back = La partida ha vuelto.

blocked = Este navegador no guarda nada de esta página: la partida se pierde si la cierras o la vuelves a cargar.
full = No queda sitio en el navegador para esta página: la partida no está guardada y se pierde si la cierras o la vuelves a cargar.
# Acaba de terminar otra partida.
oldest-deleted = Se guardan tus últimas { $most } partidas terminadas, así que se borró la más antigua. Para guardar una por más tiempo, descárgala.
saved-again = Ya se puede guardar otra vez: todas tus partidas están guardadas.

elsewhere = Esta partida se está jugando en otra pestaña
elsewhere-says = Sigue allí o juégala aquí: no se pierde nada.
play-here = Jugarla aquí
goes-on-elsewhere = Esta partida sigue en otra pestaña.
gone = Esa partida se borró en otra pestaña.

# Las partidas terminadas de las personas de este dispositivo.
book = El libro de la familia
# Después de borrar una partida.
stays-in-book = La partida borrada sigue en el libro de la familia.
take-out-of-book = Quitar del libro
no-room-for-book = En el navegador no hay sitio para el libro de la familia.
