# Pollyanna: lo que dicen de vez en cuando los personajes que juegan como bots, uno por color. Sus nombres están en el
# código. Una frase tiene como mucho 40 caracteres.

# Hattie, panadera, cariñosa.
yellow = { $says ->
    [captures-1] A casa, cielo. Hay pan calentito.
    [captures-2] Perdona, corazón. Hay té en el fuego.
    [captures-3] ¡A la despensa, corazoncito!
    [captures-4] ¡Cuidado, que sale bandeja caliente!
    [captured-1] ¡Ay, mi masa! Bueno, en casa huele bien.
    [captured-2] ¡Me dejaste como una oblea!
    [captured-3] ¡Adiós a mi hornada entera!
    [captured-4] ¡Harina por todas partes!
    [lucky-1] ¡Esto sube como buena masa!
    [lucky-2] ¡Qué dulce me salió!
    [lucky-3] ¡Una pizca de suerte, y se repite!
    [lucky-4] ¡Con azúcar por encima!
    [home-1] ¡Del horno a la mesa!
    [home-2] ¡Otro pan que llega a casa!
    [home-3] En casa huele a canela, ven a ver.
    [home-4] ¡Por la puerta de la cocina, cielo!
    [behind-1] La buena masa necesita su tiempo.
    [behind-2] Mi horno todavía no se calienta.
    [behind-3] ¿Me guardas una miguita?
    [behind-4] A fuego lento sale el mejor pan.
    [wins-1] ¡Pan dulce para todo el mundo!
    [wins-2] ¡En su punto! Hay pastel para todos.
    [wins-3] ¡Primer premio, como mis tartas!
    [wins-4] ¡Ay! ¡Té y pastel para todos, insisto!
    [loses-1] ¡Muy bien! Para ti, la mejor porción.
    [loses-2] En fin. El horno sigue caliente.
    [loses-3] ¡Doble ración para quien ganó!
   *[loses-4] A cualquiera se le quema una corteza.
}

# Finch, cartero jubilado, prudente y seco.
green = { $says ->
    [captures-1] Devuelto al remitente.
    [captures-2] Dirección equivocada, me temo.
    [captures-3] Reenviado a su domicilio.
    [captures-4] Franqueo insuficiente. De vuelta.
    [captured-1] Cuarenta años y me pierdo en el correo.
    [captured-2] No entregado. Tomo nota.
    [captured-3] Cuarenta años de perros, y ahora esto.
    [captured-4] Quisiera un recibo por eso.
    [lucky-1] Correo urgente, por una vez.
    [lucky-2] Lo reviso otra vez. Sí. Correcto.
    [lucky-3] Dos repartos en una mañana. ¡Hm!
    [lucky-4] La balanza se inclina por mí, parece.
    [home-1] En el buzón correcto. Firme aquí.
    [home-2] Certificado y recibido.
    [home-3] En casa, por la ruta de siempre.
    [home-4] Un paquete menos en la bolsa.
    [behind-1] Con retraso. Pondré un aviso.
    [behind-2] Sigo en la oficina de clasificación.
    [behind-3] Lluvia, nieve y ahora mala suerte.
    [behind-4] El segundo reparto también es reparto.
    [wins-1] Entregado. Y a tiempo, que conste.
    [wins-2] Firmado, sellado y entregado.
    [wins-3] Primera clase, por fin. Me conmueve.
    [wins-4] Todo entregado. Cierren la bolsa.
    [loses-1] Hoy me tocó segunda clase, se ve.
    [loses-2] Mis felicitaciones, a vuelta de correo.
    [loses-3] Perdido, pero bien franqueado.
   *[loses-4] Le escribiré acerca de esto.
}

# Lou, niña de diez años, descarada.
red = { $says ->
    [captures-1] ¡Te atrapé!
    [captures-2] ¡Adiós! ¡Mándame una postal!
    [captures-3] ¡Ups! ¿Era tuya?
    [captures-4] ¡Otra vez a la cama!
    [captured-1] ¡Oye! ¡Que iba ganando!
    [captured-2] ¡Se lo voy a contar a mi hermano!
    [captured-3] ¡No se vale! Bueno, un poco sí.
    [captured-4] ¡Espera a que llegue el recreo!
    [lucky-1] ¡Ese era mi deseo!
    [lucky-2] ¡Tengo dedos mágicos!
    [lucky-3] Soplé los dados. ¡Ese es el truco!
    [lucky-4] ¡Mi media de la suerte funciona!
    [home-1] ¡Salvada! ¡Ya no me atrapas!
    [home-2] ¡En casa! ¡Y sin limpiarme los pies!
    [home-3] ¡Llegué a la lata de galletas!
    [home-4] ¡Entré de un resbalón, qué estilo!
    [behind-1] ¿Ya voy? ¿Y ahora? ¿Y ahora?
    [behind-2] Mis fichas se durmieron. ¿Hola?
    [behind-3] Les doy ventaja, ¿de acuerdo?
    [behind-4] ¡Esto dura más que la misa!
    [wins-1] ¡Gané, gané! ¿Jugamos otra?
    [wins-2] ¡Y ya debería estar durmiendo!
    [wins-3] ¡Campeona! ¡Se lo cuento a todos!
    [wins-4] ¡Les gané, y solo tengo diez años!
    [loses-1] Te dejé ganar. De verdad.
    [loses-2] ¿Al mejor de tres? ¿Y de nueve?
    [loses-3] Ni siquiera me esforcé. Casi nada.
   *[loses-4] Bueno, ¡pero mis dados eran mejores!
}

# Barlow, médico, solemne.
blue = { $says ->
    [captures-1] No le dolerá nada.
    [captures-2] Reposo en casa. Lo receta el doctor.
    [captures-3] Cama. Y nada de visitas.
    [captures-4] Un pequeño corte. Listo, ya está.
    [captured-1] ¡Caramba! Estaba en plena consulta.
    [captured-2] Un leve susto. Me repondré.
    [captured-3] Médico, cúrate a ti mismo, dicen.
    [captured-4] ¡Mi sombrero! Lo voy a necesitar.
    [lucky-1] El pronóstico es excelente.
    [lucky-2] Justo lo que recetaba el doctor.
    [lucky-3] Confieso que se me aceleró el pulso.
    [lucky-4] Una segunda dosis. Muy oportuna.
    [home-1] Dado de alta, en perfecta salud.
    [home-2] En casa antes de anochecer.
    [home-3] El paciente ha llegado. Espléndido.
    [home-4] Los pies junto al fuego: mi receta.
    [behind-1] La paciencia es la mejor medicina.
    [behind-2] La sala de espera está llena.
    [behind-3] Un caso crónico de malos dados.
    [behind-4] Solo dejo descansar al caballo.
    [wins-1] Alta médica. Gracias a todos.
    [wins-2] Mis respetos a todos mis pacientes.
    [wins-3] Me siento diez años más joven.
    [wins-4] Curado de perder. Asombroso.
    [loses-1] Receto una revancha cada ocho horas.
    [loses-2] Bien jugado. Goza usted de gran salud.
    [loses-3] Diagnóstico: jugaron mejor que yo.
   *[loses-4] Píldora amarga, pero la trago.
}
