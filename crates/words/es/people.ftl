# «¿Quién juega?»: las personas de este dispositivo en los lados de la pantalla.

# Los nombres guardados están dañados.
damaged = No se pudieron leer los nombres guardados en este dispositivo (línea { $line }). Escríbelos de nuevo.

seats = Lugares
# Un lugar y quién se sienta en él, para oírlo.
seat-of = { $colour }: { $player }
bot-at = { $name }, bot
empty = Libre
guest = Invitado
# Las opciones del lugar elegido.
who-sits = { $colour }: ¿quién juega?
new-name = Nombre nuevo
sit-down = Sentarse
bot = Bot
# Una pantalla para varias personas.
screen = La pantalla
edit = Retratos y nombres
next-portrait = Otro retrato para { $name }
# La casilla para cambiarlo.
name-of = Nombre de { $name }
name-missing = Escribe un nombre.
name-taken = Otra persona ya se llama { $name } aquí.
forget-short = Olvidar
forget = Olvidar a { $name }
# La segunda pulsación.
forget-now-short = Olvidar ya
forget-now = Olvidar ya: { $name }
too-few = Sienta al menos a dos jugadores.
# Después de olvidar a una persona.
stays-in-book = { $name } queda en el olvido, pero sigue en el libro de la familia.
