# Pollyanna: lo que dice de sí misma, en ambas ediciones.

title-1951 = Pollyanna 1951
about-1951 = Broadway, apartaderos y barreras, con las palabras de 1951
title-1916 = Pollyanna 1916
about-1916 = El juego de la alegría: lo mismo con las palabras de 1916
partners = En parejas
partners-about = Cuatro jugadores; juegan juntos los que se sientan enfrente
learned-in = cinco minutos
board-1951 = Pollyanna
board-1916 = POLLYANNA
