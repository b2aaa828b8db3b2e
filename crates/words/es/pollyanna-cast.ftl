# Pollyanna: los personajes que juegan como bots, uno por color, y lo que dicen de vez en cuando. El nombre es el mismo en
# todas las lenguas. Una frase tiene como mucho 40 caracteres.

# Hattie, panadera, cariñosa.
yellow = { $says ->
    [name] Hattie
    [captures-1] A casa, cielo. Hay pan calentito.
    [captures-2] Perdona, corazón. Hay té en el fuego.
    [captured-1] ¡Ay, mi masa! Bueno, en casa huele bien.
    [captured-2] ¡Me dejaste como una oblea!
    [lucky-1] ¡Esto sube como buena masa!
    [lucky-2] ¡Qué dulce me salió!
    [wins-1] ¡Pan dulce para todo el mundo!
    [wins-2] ¡En su punto! Hay pastel para todos.
    [loses-1] ¡Muy bien! Para ti, la mejor porción.
   *[loses-2] En fin. El horno sigue caliente.
}

# Finch, cartero jubilado, prudente y seco.
green = { $says ->
    [name] Finch
    [captures-1] Devuelto al remitente.
    [captures-2] Dirección equivocada, me temo.
    [captured-1] Cuarenta años y me pierdo en el correo.
    [captured-2] No entregado. Tomo nota.
    [lucky-1] Correo urgente, por una vez.
    [lucky-2] Lo reviso otra vez. Sí. Correcto.
    [wins-1] Entregado. Y a tiempo, que conste.
    [wins-2] Firmado, sellado y entregado.
    [loses-1] Hoy me tocó segunda clase, se ve.
   *[loses-2] Mis felicitaciones, a vuelta de correo.
}

# Lou, niña de diez años, descarada.
red = { $says ->
    [name] Lou
    [captures-1] ¡Te atrapé!
    [captures-2] ¡Adiós! ¡Mándame una postal!
    [captured-1] ¡Oye! ¡Que iba ganando!
    [captured-2] ¡Se lo voy a contar a mi hermano!
    [lucky-1] ¡Ese era mi deseo!
    [lucky-2] ¡Tengo dedos mágicos!
    [wins-1] ¡Gané, gané! ¿Jugamos otra?
    [wins-2] ¡Y ya debería estar durmiendo!
    [loses-1] Te dejé ganar. De verdad.
   *[loses-2] ¿Al mejor de tres? ¿Y de nueve?
}

# Barlow, médico, solemne.
blue = { $says ->
    [name] Barlow
    [captures-1] No le dolerá nada.
    [captures-2] Reposo en casa. Lo receta el doctor.
    [captured-1] ¡Caramba! Estaba en plena consulta.
    [captured-2] Un leve susto. Me repondré.
    [lucky-1] El pronóstico es excelente.
    [lucky-2] Justo lo que recetaba el doctor.
    [wins-1] Alta médica. Gracias a todos.
    [wins-2] Mis respetos a todos mis pacientes.
    [loses-1] Receto una revancha cada ocho horas.
   *[loses-2] Bien jugado. Goza usted de gran salud.
}
