# Sorry!: los personajes que juegan como bots, uno por color, y lo que dicen de vez en cuando. El nombre es el mismo en
# todas las lenguas. Una frase tiene como mucho 40 caracteres.

# Percy, caballero que se disculpa demasiado.
red = { $says ->
    [name] Percy
    [captures-1] ¡Perdón! ¡Mil perdones!
    [captures-2] Disculpe, ¿era suya esa ficha?
    [captured-1] ¡Perdón por estar en su camino!
    [captured-2] Culpa mía. Le ruego que me disculpe.
    [lucky-1] Lo siento, es una carta muy buena.
    [lucky-2] ¡Perdón! La suerte fue sin querer.
    [wins-1] Gané. ¡Ay, cuánto lo siento!
    [wins-2] Disculpe, hice lo posible por evitarlo.
    [loses-1] ¡Perdón por tardar tanto en perder!
   *[loses-2] ¡Bravo! Perdón por aplaudir tan fuerte.
}

# Mabel, abuela, dulce e implacable.
blue = { $says ->
    [name] Mabel
    [captures-1] Anda, a tu casita, cariño.
    [captures-2] Nada personal, tesoro.
    [captured-1] Y yo que te tejí esa bufanda...
    [captured-2] ¡Qué travesura! Hoy no hay postre.
    [lucky-1] ¡Mira tú! Y con mi chal bueno.
    [lucky-2] La abuela no ha perdido el toque.
    [wins-1] Ya, ya. Alguien tenía que perder.
    [wins-2] Gané. Ahora cómete las galletas.
    [loses-1] Qué orgullo me das. Reparte otra vez.
   *[loses-2] Eso lo aprendiste de mí, sol.
}

# Dot, niña pequeña, toda exclamaciones.
yellow = { $says ->
    [name] Dot
    [captures-1] ¡Boing! ¡Adiós, ficha!
    [captures-2] ¡Te choqué! ¡Te choqué!
    [captured-1] ¡Noooo! ¡Mi ficha no!
    [captured-2] ¡Otra vez! ¡No, otra vez no!
    [lucky-1] ¡Mira! ¡Mira! ¡MIRA!
    [lucky-2] ¡La mejor carta del MUNDO!
    [wins-1] ¡Gané! ¡Gané! ¡Y tengo CINCO años!
    [wins-2] ¡Lo logré! ¡Lo logré! ¡Viva!
    [loses-1] ¡CASI fui la primera!
   *[loses-2] ¡Otra! ¡Otra! ¡Otra!
}

# Biscuit, terrier que piensa en perro.
green = { $says ->
    [name] Biscuit
    [captures-1] ¡Busca, busca!
    [captures-2] Olías a pelota.
    [captured-1] ¿Fui un perro malo?
    [captured-2] ¿A casa? ¿Ya es hora de cenar?
    [lucky-1] ¡Una ardilla!
    [lucky-2] La cola se me mueve sola.
    [wins-1] Soy un buen perro. Es oficial.
    [wins-2] ¿Premio? Premio. ¡Premio!
    [loses-1] ¡Ganaste! ¡Te quiero! ¿Paseo?
   *[loses-2] Perseguía mi cola. Cosa importante.
}
