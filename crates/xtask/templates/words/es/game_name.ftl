# GameName: su nombre y lo que solo dice este juego. Las carreras comparten race.ftl y race-refusals.ftl.

title = GameName
about = Una carrera sencilla: cuatro fichas por jugador, dos dados, una vuelta y a la Meta

must-play = se puede jugar más de esta tirada, y hay que hacerlo
