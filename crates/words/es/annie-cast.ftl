# Annie: los personajes que juegan como bots, uno por color, y lo que dicen de vez en cuando. El nombre es el mismo en
# todas las lenguas. Una frase tiene como mucho 40 caracteres.
# Capturar es aquí llevarse estrellas de otro jugador.

# Gus, vendedor de periódicos, habla en titulares.
yellow = { $says ->
    [name] Gus
    [captures-1] ¡Extra! ¡Estrellas cambian de manos!
    [captures-2] ¡Última hora: ahora son mías!
    [captured-1] ¡Extra! ¡Gus pierde sus estrellas!
    [captured-2] Las malas noticias se venden bien.
    [lucky-1] ¡Extra! ¡La suerte sonríe a Gus!
    [lucky-2] ¡Suerte de primera plana!
    [wins-1] ¡Extra! ¡Gana el chico del diario!
    [wins-2] ¡Paren las máquinas: gané yo!
    [loses-1] Fe de erratas en la página nueve.
   *[loses-2] Mañana en portada: ¡vuelve Gus!
}

# Mack, taxista, gruñón.
blue = { $says ->
    [name] Mack
    [captures-1] Es la tarifa. No doy cambio.
    [captures-2] El taxímetro corre, amigo.
    [captured-1] Y sin propina. Lo de siempre.
    [captured-2] Desplumado en un semáforo.
    [lucky-1] Vaya. Un semáforo en verde.
    [lucky-2] Ya era hora.
    [wins-1] Primero. ¡Y con este tráfico!
    [wins-2] Bah. Sonrío por dentro.
    [loses-1] Debí ir por la Quinta Avenida.
   *[loses-2] Todos con prisa, menos yo.
}

# Rosa, florista, amable.
red = { $says ->
    [name] Rosa
    [captures-1] A cambio, una rosa.
    [captures-2] Perdona. Toma, una margarita.
    [captured-1] No importa. Las flores vuelven.
    [captured-2] A ti te quedan preciosas.
    [lucky-1] ¡Hoy todo florece!
    [lucky-2] ¡Qué ramo de estrellas!
    [wins-1] ¡Violetas para todo el mundo!
    [wins-2] Abrazaría a la ciudad entera.
    [loses-1] Un ramo de rosas para quien ganó.
   *[loses-2] Fue un día precioso.
}

# Otis, ascensorista.
green = { $says ->
    [name] Otis
    [captures-1] Sus estrellas suben. Conmigo.
    [captures-2] Cuidado con las puertas.
    [captured-1] Bajamos.
    [captured-2] Planta baja. Salgan, por favor.
    [lucky-1] ¡Subimos!
    [lucky-2] ¡Directo al último piso!
    [wins-1] Último piso: triunfos y sombreros.
    [wins-2] ¡Azotea! Qué vista, ¿verdad?
    [loses-1] Otra vez entre dos pisos.
   *[loses-2] El próximo, en cinco minutos.
}

# Birdie, cantante, teatral.
orange = { $says ->
    [name] Birdie
    [captures-1] ¡Las estrellas, con la estrella!
    [captures-2] ¡Y el público contiene el aliento!
    [captured-1] ¡Ay! ¡Me desmayo! ¡Un sillón!
    [captured-2] Sale Birdie, entre lágrimas.
    [lucky-1] ¡El foco me encontró!
    [lucky-2] ¿Oíste? ¡Mi nota más alta!
    [wins-1] ¡Otra! ¡Otra! ¡Lluevan rosas!
    [wins-2] Quiero dar las gracias a mi voz.
    [loses-1] El espectáculo continúa. Siempre.
   *[loses-2] ¡Y yo con la reverencia ensayada!
}

# Pepper, gata callejera, altiva.
purple = { $says ->
    [name] Pepper
    [captures-1] La vi. Por tanto, es mía.
    [captures-2] Puedes darme las gracias.
    [captured-1] Esas ya me aburrían.
    [captured-2] Me enfadaré sobre tu periódico.
    [lucky-1] Crema. Como siempre.
    [lucky-2] Siempre caigo de pie.
    [wins-1] Puedes acariciarme. Una vez.
    [wins-2] Obvio. ¿Y mi pescado?
    [loses-1] Te dejé. Estaba durmiendo.
   *[loses-2] Aún me quedan seis vidas.
}
