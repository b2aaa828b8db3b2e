# Ver de nuevo una partida.

step = Paso
at = { $at } de { $of }
back = Atrás
run = Reproducir
pause = Pausa
forward = Adelante
play-on = Seguir desde aquí
leave = Cerrar repetición
no-game = No se puede abrir este enlace: { $problem }.
