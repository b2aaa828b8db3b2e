# Un enlace a una partida.

title = Compartir esta partida
tells-whole = Quien abra este enlace puede ver toda la partida, paso a paso, y seguir jugando desde cualquier momento. La partida va en el propio enlace: no se guarda en ningún otro sitio.
tells-so-far = Quien abra este enlace puede ver la partida hasta ahora, tal como la han visto todos en la mesa: sin las tiradas que vendrán ni la mano de nadie. No se guarda en ningún otro sitio.
link = { $what ->
    [text] Texto
   *[link] Enlace
}
copy = { $what ->
    [text] Copiar texto
   *[link] Copiar enlace
}
# Abre lo que tiene el sistema para compartir.
by-system = Compartir…
copied = { $what ->
    [text] El texto está copiado.
   *[link] El enlace está copiado.
}
selected = { $what ->
    [text] El texto está seleccionado: cópialo con el teclado.
   *[link] El enlace está seleccionado: cópialo con el teclado.
}
with-names = Con los nombres de los jugadores
code = El enlace como código para la cámara de un teléfono
too-long = El enlace es demasiado largo para un código que lea un teléfono.
no-link = No hay enlace a esta partida: { $problem }.
