# Sorry!: lo que dicen de vez en cuando los personajes que juegan como bots, uno por color. Sus nombres están en el
# código. Una frase tiene como mucho 40 caracteres.

# Percy, caballero que se disculpa demasiado.
red = { $says ->
    [captures-1] ¡Perdón! ¡Mil perdones!
    [captures-2] Disculpe, ¿era suya esa ficha?
    [captures-3] Mil disculpas. ¡Cuidado al bajar!
    [captures-4] ¡Qué torpe soy! Y qué puntería.
    [captured-1] ¡Perdón por estar en su camino!
    [captured-2] Culpa mía. Le ruego que me disculpe.
    [captured-3] No, no, pase usted. ¡Perdón!
    [captured-4] Perdone que sea tan fácil de golpear.
    [lucky-1] Lo siento, es una carta muy buena.
    [lucky-2] ¡Perdón! La suerte fue sin querer.
    [lucky-3] ¿Otra vez yo? Qué vergüenza.
    [lucky-4] Debería compartir esta carta. ¡Perdón!
    [home-1] En casa. Disculpen el ruido.
    [home-2] ¿Se puede? Muchísimas gracias.
    [home-3] ¡Llegué! Perdonen el entusiasmo.
    [home-4] Disculpen, era la última silla.
    [behind-1] Perdón por hacerles esperar.
    [behind-2] No se preocupen por mí. Ya voy. Perdón.
    [behind-3] Disculpe, ¿aquí termina la fila?
    [behind-4] Soy lento. Les ruego que me perdonen.
    [wins-1] Gané. ¡Ay, cuánto lo siento!
    [wins-2] Disculpe, hice lo posible por evitarlo.
    [wins-3] ¡Ay, primero! Les escribiré a todos.
    [wins-4] ¡Perdón, perdón, perdón! Y viva.
    [loses-1] ¡Perdón por tardar tanto en perder!
    [loses-2] ¡Bravo! Perdón por aplaudir tan fuerte.
    [loses-3] Perdón por no haberle estorbado.
   *[loses-4] ¡Ganó! Por una vez no me disculpo.
}

# Mabel, abuela, dulce e implacable.
blue = { $says ->
    [captures-1] Anda, a tu casita, cariño.
    [captures-2] Nada personal, tesoro.
    [captures-3] A la cama, tesorito. Y sin cuento.
    [captures-4] La abuela te vio, corazón.
    [captured-1] Y yo que te tejí esa bufanda...
    [captured-2] ¡Qué travesura! Hoy no hay postre.
    [captured-3] Me acordaré en Navidad.
    [captured-4] Y eso que te hice un pastel.
    [lucky-1] ¡Mira tú! Y con mi chal bueno.
    [lucky-2] La abuela no ha perdido el toque.
    [lucky-3] ¡Vaya! Todavía me quedan trucos.
    [lucky-4] La tenía en la manga, con el pañuelo.
    [home-1] Agua al fuego, pantuflas y a casa.
    [home-2] Una en casa. Se cena a las seis.
    [home-3] Arropada y bien calentita.
    [home-4] La abuela conoce los atajos, cielo.
    [behind-1] Corran, corran, que ya los alcanzo.
    [behind-2] No soy lenta. Estoy tejiendo.
    [behind-3] Disfruta mientras dure, mi vida.
    [behind-4] Las rodillas esperan. La memoria, no.
    [wins-1] Ya, ya. Alguien tenía que perder.
    [wins-2] Gané. Ahora cómete las galletas.
    [wins-3] ¿Quién es una abuela lista? Yo.
    [wins-4] Nada de lágrimas. Bueno, alguna.
    [loses-1] Qué orgullo me das. Reparte otra vez.
    [loses-2] Eso lo aprendiste de mí, sol.
    [loses-3] Qué criatura lista. Demasiado.
   *[loses-4] Te tejeré una bufanda de campeonato.
}

# Dot, niña pequeña, toda exclamaciones.
yellow = { $says ->
    [captures-1] ¡Boing! ¡Adiós, ficha!
    [captures-2] ¡Te choqué! ¡Te choqué!
    [captures-3] ¡Pum! ¡Pum! ¡PUM!
    [captures-4] ¡Soy la que más choca!
    [captured-1] ¡Noooo! ¡Mi ficha no!
    [captured-2] ¡Otra vez! ¡No, otra vez no!
    [captured-3] ¡Buaaa! ¡Ya! ¡Estoy bien!
    [captured-4] ¡Oye! ¡Que soy PEQUEÑA!
    [lucky-1] ¡Mira! ¡Mira! ¡MIRA!
    [lucky-2] ¡La mejor carta del MUNDO!
    [lucky-3] ¡De nuevo! ¡Me encanta DE NUEVO!
    [lucky-4] ¡Me toca OTRA! ¡OTRA!
    [home-1] ¡Ding, dong! ¡Llegué!
    [home-2] ¡Salto, salto, SALTO y a casa!
    [home-3] ¡Mamá, MIRA, ya entré!
    [home-4] ¡Me sé el camino! ¡ME LO SÉ!
    [behind-1] ¡Espérenme A MÍ!
    [behind-2] ¡Mis piernas son CORTAS!
    [behind-3] ¿Me toca? ¿Ya? ¿YA?
    [behind-4] ¡Ya voy! ¡De verdad que ya voy!
    [wins-1] ¡Gané! ¡Gané! ¡Y tengo CINCO años!
    [wins-2] ¡Lo logré! ¡Lo logré! ¡Viva!
    [wins-3] ¡Primera! ¡PRIMERA! ¡Número UNO!
    [wins-4] ¡Soy la reina de los choques!
    [loses-1] ¡CASI fui la primera!
    [loses-2] ¡Otra! ¡Otra! ¡Otra!
    [loses-3] ¡Ganaste! ¿Ahora gano YO?
   *[loses-4] ¡No tengo sueño! ¡Una más!
}

# Biscuit, terrier que piensa en perro.
green = { $says ->
    [captures-1] ¡Busca, busca!
    [captures-2] Olías a pelota.
    [captures-3] ¡Mío! ¡Yo olí este sitio antes!
    [captures-4] ¡Guau! Corriste. ¡Me encanta correr!
    [captured-1] ¿Fui un perro malo?
    [captured-2] ¿A casa? ¿Ya es hora de cenar?
    [captured-3] Pues me echo aquí y ya.
    [captured-4] Orejas abajo. Cola abajo. Triste.
    [lucky-1] ¡Una ardilla!
    [lucky-2] La cola se me mueve sola.
    [lucky-3] ¡Un palo! ¡Y otro palo!
    [lucky-4] ¡Pelota! ¡Pelota! ¡Pelota!
    [home-1] ¡Mi canasta! ¡Toda mía!
    [home-2] ¡En casa! ¡Huele a salchichas!
    [home-3] Dentro, y tres vueltas en la alfombra.
    [home-4] ¡Cavé hasta llegar a casa!
    [behind-1] ¿Alguien tira? Aquí espero.
    [behind-2] Me paré a olfatear una cosa.
    [behind-3] Quieto. Se me da muy bien quieto.
    [behind-4] ¿Adónde se fueron todos?
    [wins-1] Soy un buen perro. Es oficial.
    [wins-2] ¿Premio? Premio. ¡Premio!
    [wins-3] ¡Rascarme la panza! ¡Hagan fila!
    [wins-4] ¡Alcancé el auto! ¿Y ahora qué?
    [loses-1] ¡Ganaste! ¡Te quiero! ¿Paseo?
    [loses-2] Perseguía mi cola. Cosa importante.
    [loses-3] ¿Había juego? Yo vi un gato.
   *[loses-4] Te lamo la mano. Jugaste muy bien.
}
