# Annie: lo que dicen de vez en cuando los personajes que juegan como bots, uno por color. Sus nombres están en el
# código. Una frase tiene como mucho 40 caracteres.
# Capturar es aquí llevarse estrellas de otro jugador, y llegar a casa, tomar la delantera.

# Gus, vendedor de periódicos, habla en titulares.
yellow = { $says ->
    [captures-1] ¡Extra! ¡Estrellas cambian de manos!
    [captures-2] ¡Última hora: ahora son mías!
    [captures-3] ¡Robo de estrellas! ¡Y sonríe!
    [captures-4] ¡Primicia! ¡Gus se lo lleva todo!
    [captured-1] ¡Extra! ¡Gus pierde sus estrellas!
    [captured-2] Las malas noticias se venden bien.
    [captured-3] ¡Exclusiva: bolsillos vacíos!
    [captured-4] ¡Ladrón suelto! ¡Más en la página dos!
    [lucky-1] ¡Extra! ¡La suerte sonríe a Gus!
    [lucky-2] ¡Suerte de primera plana!
    [lucky-3] ¡Llueven estrellas en la avenida!
    [lucky-4] ¡Último momento: más para mí!
    [home-1] ¡Gus toma la delantera! ¡Léanlo!
    [home-2] ¡Gus al frente! ¡Con fotografías!
    [home-3] ¡Cambio de líder! ¡A cinco centavos!
    [home-4] Noticia de última hora: ¡voy ganando!
    [behind-1] Día sin noticias.
    [behind-2] ¡Gus, atascado! ¡Más a las seis!
    [behind-3] El tiempo: nublado, sin estrellas.
    [behind-4] Mi regreso, en la página diez.
    [wins-1] ¡Extra! ¡Gana el chico del diario!
    [wins-2] ¡Paren las máquinas: gané yo!
    [wins-3] ¡Edición especial! ¡Gus arriba!
    [wins-4] ¡Estrella de estrellas: un servidor!
    [loses-1] Fe de erratas en la página nueve.
    [loses-2] Mañana en portada: ¡vuelve Gus!
    [loses-3] ¡Gus, vencido! ¿Y qué?, dice Gus.
   *[loses-4] Necrológica: mi buena racha.
}

# Mack, taxista, gruñón.
blue = { $says ->
    [captures-1] Es la tarifa. No doy cambio.
    [captures-2] El taxímetro corre, amigo.
    [captures-3] El peaje, amigo. Pagan todos.
    [captures-4] Tiempo de espera. Todo suma.
    [captured-1] Y sin propina. Lo de siempre.
    [captured-2] Desplumado en un semáforo.
    [captured-3] Asaltado en mi propia calle.
    [captured-4] Se acabó. Fuera de servicio.
    [lucky-1] Vaya. Un semáforo en verde.
    [lucky-2] Ya era hora.
    [lucky-3] Sin tráfico. Que alguien me pellizque.
    [lucky-4] Una propina. De las de verdad.
    [home-1] Primero en la fila. Sin bocinazos.
    [home-2] Adelante. Miren mis luces traseras.
    [home-3] Te pasé. Estabas en doble fila.
    [home-4] Voy primero. No te acostumbres, Mack.
    [behind-1] Atasco. ¿Qué hay de nuevo?
    [behind-2] Pásenme. Como hacen todos.
    [behind-3] Llanta desinflada, bolsillo también.
    [behind-4] Debí hacerme plomero.
    [wins-1] Primero. ¡Y con este tráfico!
    [wins-2] Bah. Sonrío por dentro.
    [wins-3] La mejor carrera en treinta años.
    [wins-4] Gané. Sin alboroto. Bueno, un poco.
    [loses-1] Debí ir por la Quinta Avenida.
    [loses-2] Todos con prisa, menos yo.
    [loses-3] Fin del trayecto. Abajo todos.
   *[loses-4] Lo que faltaba. Y llueve.
}

# Rosa, florista, amable.
red = { $says ->
    [captures-1] A cambio, una rosa.
    [captures-2] Perdona. Toma, una margarita.
    [captures-3] Las regaré bien, lo prometo.
    [captures-4] Prestadas, cielo. Como los pétalos.
    [captured-1] No importa. Las flores vuelven.
    [captured-2] A ti te quedan preciosas.
    [captured-3] Ponlas al sol, cariño.
    [captured-4] Un regalo es un regalo. Aun así.
    [lucky-1] ¡Hoy todo florece!
    [lucky-2] ¡Qué ramo de estrellas!
    [lucky-3] ¡Se adelantó la primavera!
    [lucky-4] ¡Qué flores! ¡Miren, miren!
    [home-1] ¡En plena flor, imagínate!
    [home-2] También una margarita va delante.
    [home-3] ¿Yo, primera? Me pongo colorada.
    [home-4] ¡Mi carrito va al frente!
    [behind-1] Las flores tardías huelen mejor.
    [behind-2] La semilla pide paciencia.
    [behind-3] Sigan. Yo huelo las lilas.
    [behind-4] Un poco de lluvia, nada más.
    [wins-1] ¡Violetas para todo el mundo!
    [wins-2] Abrazaría a la ciudad entera.
    [wins-3] ¡La calle entera huele a rosas!
    [wins-4] ¡Una guirnalda para cada quien!
    [loses-1] Un ramo de rosas para quien ganó.
    [loses-2] Fue un día precioso.
    [loses-3] Me alegro por ti. Toma, un tulipán.
   *[loses-4] Mañana volveremos a florecer.
}

# Otis, ascensorista.
green = { $says ->
    [captures-1] Sus estrellas suben. Conmigo.
    [captures-2] Cuidado con las puertas.
    [captures-3] Próxima parada: mi bolsillo.
    [captures-4] Sujete la puerta. Gracias. Subo.
    [captured-1] Bajamos.
    [captured-2] Planta baja. Salgan, por favor.
    [captured-3] Sótano. Cuidado con el escalón.
    [captured-4] Alguien apretó el botón equivocado.
    [lucky-1] ¡Subimos!
    [lucky-2] ¡Directo al último piso!
    [lucky-3] ¡Directo, sin paradas!
    [lucky-4] Al ático, por favor. ¡Ah, soy yo!
    [home-1] Hasta arriba. Preciosa vista.
    [home-2] Un piso por encima de ustedes.
    [home-3] Planta alta: sombreros y liderato.
    [home-4] Subo suave. Cuidado con los oídos.
    [behind-1] Fuera de servicio. Usen la escalera.
    [behind-2] Espere, por favor. Va lleno.
    [behind-3] Llevo el día entero aquí abajo.
    [behind-4] Entresuelo. Otra vez.
    [wins-1] Último piso: triunfos y sombreros.
    [wins-2] ¡Azotea! Qué vista, ¿verdad?
    [wins-3] Suena la campanilla: ¡soy yo!
    [wins-4] ¡Arriba, y por el techo!
    [loses-1] Otra vez entre dos pisos.
    [loses-2] El próximo, en cinco minutos.
    [loses-3] Suban. Yo sujeto la puerta.
   *[loses-4] Todo ascensor baja algún día.
}

# Birdie, cantante, teatral.
orange = { $says ->
    [captures-1] ¡Las estrellas, con la estrella!
    [captures-2] ¡Y el público contiene el aliento!
    [captures-3] Un dúo: tú diste, yo tomé.
    [captures-4] ¿Ladrona? ¡Soy una artista!
    [captured-1] ¡Ay! ¡Me desmayo! ¡Un sillón!
    [captured-2] Sale Birdie, entre lágrimas.
    [captured-3] ¡Mis joyas! ¡Mis nervios!
    [captured-4] ¡Una tragedia en un acto!
    [lucky-1] ¡El foco me encontró!
    [lucky-2] ¿Oíste? ¡Mi nota más alta!
    [lucky-3] ¡Silencio! ¡Viene un do de pecho!
    [lucky-4] ¡Hasta la orquesta se levanta!
    [home-1] ¡Por fin, cabeza de cartel!
    [home-2] Me favorece el foco, ¿verdad?
    [home-3] ¡Protagonista! ¡Como en el libreto!
    [home-4] ¡Mi nombre en luces, más grande!
    [behind-1] ¡Me tienen entre bambalinas!
    [behind-2] Una diva nunca llega primero.
    [behind-3] ¿Se oye el micrófono? ¿Hola?
    [behind-4] Sufro. Con mucho arte.
    [wins-1] ¡Otra! ¡Otra! ¡Lluevan rosas!
    [wins-2] Quiero dar las gracias a mi voz.
    [wins-3] ¡De pie! Siéntense. ¡De pie!
    [wins-4] ¡Saludos hasta la medianoche!
    [loses-1] El espectáculo continúa. Siempre.
    [loses-2] ¡Y yo con la reverencia ensayada!
    [loses-3] ¿Ni una rosa? ¿Ni una sola?
   *[loses-4] Hoy cantó mi suplente.
}

# Pepper, gata callejera, altiva.
purple = { $says ->
    [captures-1] La vi. Por tanto, es mía.
    [captures-2] Puedes darme las gracias.
    [captures-3] La dejaste a la vista. Culpa tuya.
    [captures-4] Brilla. Ahora es mía.
    [captured-1] Esas ya me aburrían.
    [captured-2] Me enfadaré sobre tu periódico.
    [captured-3] Las tiré yo de la mesa.
    [captured-4] Ya me aprendí tus tobillos.
    [lucky-1] Crema. Como siempre.
    [lucky-2] Siempre caigo de pie.
    [lucky-3] El mundo recuerda su lugar.
    [lucky-4] Ronroneo. Uno solo.
    [home-1] Yo camino delante. Síganme.
    [home-2] La tapia más alta es mía.
    [home-3] Claro que voy primera. Mírame.
    [home-4] Por encima de ti. En todo.
    [behind-1] No llego tarde. Duermo la siesta.
    [behind-2] No corro. Correr es de perros.
    [behind-3] Despiértenme si importa.
    [behind-4] Ayer estuve en ese tejado.
    [wins-1] Puedes acariciarme. Una vez.
    [wins-2] Obvio. ¿Y mi pescado?
    [wins-3] Traigan el cojín.
    [wins-4] Permito el aplauso.
    [loses-1] Te dejé. Estaba durmiendo.
    [loses-2] Aún me quedan seis vidas.
    [loses-3] El juego no estaba a mi altura.
   *[loses-4] Miraba un pájaro.
}
