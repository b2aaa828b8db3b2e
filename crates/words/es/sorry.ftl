# Sorry!: lo que dice de sí mismo, y sus cartas.

title = Sorry!
about = Cartas en vez de dados, toboganes y ninguna piedad
fast = Salida rápida
fast-about = Cada jugador empieza con una ficha en el recorrido
hand = Mano de cinco
hand-about = Todos tienen cinco cartas y eligen cuál jugar
partners = En parejas
partners-about = Cuatro jugadores; juegan juntos los que se sientan enfrente
learned-in = tres minutos
card-1 = Saca una ficha o avanza una 1 casilla.
card-2 = Saca una ficha o avanza una 2 casillas; luego vuelve a robar.
card-3 = Avanza una ficha 3 casillas.
card-4 = Retrocede una ficha 4 casillas.
card-5 = Avanza una ficha 5 casillas.
card-7 = Avanza una ficha 7 casillas o reparte el 7 entre dos fichas.
card-8 = Avanza una ficha 8 casillas.
card-10 = Avanza una ficha 10 casillas o retrocede 1.
card-11 = Avanza una ficha 11 casillas o cámbiala por la de un rival.
card-12 = Avanza una ficha 12 casillas.
card-sorry = Pon una ficha de tu SALIDA en el lugar de la de un rival, que vuelve a su SALIDA.
