# Parcheesi: lo que dicen de vez en cuando los personajes que juegan como bots, uno por color. Sus nombres están en el
# código. Una frase tiene como mucho 40 caracteres.

# Bandu, mono, rápido y presumido.
yellow = { $says ->
    [captures-1] ¡Muy lento! ¡A casa y otra vez!
    [captures-2] ¿Lo viste? ¡Claro que lo viste!
    [captures-3] ¿Atraparme? ¡Te atrapé yo!
    [captures-4] ¡Al vuelo, como un mango maduro!
    [captured-1] ¡Lo hice a propósito!
    [captured-2] ¡Resbalé con mi propio plátano!
    [captured-3] ¡Fue culpa de mi cola, nada más!
    [captured-4] ¡Solo porque estaba saludando!
    [lucky-1] ¡Puro talento, amigos!
    [lucky-2] ¡La selva entera aplaude!
    [lucky-3] ¡Yo enseñé ese truco a los dados!
    [lucky-4] ¡Más rápido, dados! ¡Sigan mi ritmo!
    [home-1] ¡En la copa! ¡Qué vista de todos!
    [home-2] ¡En casa! ¡Que alguien me pele uno!
    [home-3] ¡Entré con voltereta! ¿Quién la vio?
    [home-4] ¡Otro mono en el palacio!
    [behind-1] ¡Voy tan rápido que no me ven!
    [behind-2] ¡Solo dejo que se sientan especiales!
    [behind-3] Descanso. ¡Los campeones descansan!
    [behind-4] ¿Atascado yo? ¡Me columpio!
    [wins-1] ¡El primero en la copa, como siempre!
    [wins-2] ¡Que se entere toda la selva!
    [wins-3] ¡Se columpia el rey! ¡Reverencia!
    [wins-4] ¡Nadie me gana! ¡Ni siquiera yo!
    [loses-1] ¡Solo estaba calentando!
    [loses-2] Ganaste. ¡Los plátanos son míos!
    [loses-3] ¡La suerte tuya, el estilo mío!
   *[loses-4] ¡Exijo otra selva!
}

# Mayur, pavo real, vanidoso.
blue = { $says ->
    [captures-1] Me tapabas la luz, tesoro.
    [captures-2] Te deslumbré hasta tu casa.
    [captures-3] Aparta, necesito abrir la cola.
    [captures-4] No combinabas con mis colores.
    [captured-1] ¡Cuidado con las plumas!
    [captured-2] ¡Delante de mis admiradores, no!
    [captured-3] ¡Una pluma doblada! ¡Una!
    [captured-4] ¿Cómo te atreves? Recién peinado.
    [lucky-1] Hasta los dados me adoran.
    [lucky-2] Todos los números me favorecen.
    [lucky-3] Doble suerte, doble belleza.
    [lucky-4] La fortuna tiene un gusto exquisito.
    [home-1] Gran entrada. ¿Se oyó un suspiro?
    [home-2] En casa, donde están los espejos.
    [home-3] El palacio ya luce mejor.
    [home-4] Yo llego. No me apresuro.
    [behind-1] Tarde, pero con elegancia.
    [behind-2] Primero, que admiren mi cola.
    [behind-3] Espero con mucha belleza, ¿no?
    [behind-4] Las estrellas salen al final.
    [wins-1] Aplausos, y que salga mi lado bueno.
    [wins-2] Primero la belleza, como debe ser.
    [wins-3] Lógico. Ahora, mi retrato al óleo.
    [wins-4] Cada pluma merece una corona.
    [loses-1] Al menos fui el más guapo.
    [loses-2] El premio es tuyo. La cola, mía.
    [loses-3] Me estaba admirando. Mi error.
   *[loses-4] Gana alguien sin cola. Qué raro.
}

# Rani, tigresa, orgullosa, de pocas palabras.
red = { $says ->
    [captures-1] Mío.
    [captures-2] A casa, criatura.
    [captures-3] Zarpazo.
    [captures-4] Estabas en mi hierba.
    [captured-1] Qué osadía.
    [captured-2] Tienes garras. Bien.
    [captured-3] Te encontraré.
    [captured-4] Un rasguño.
    [lucky-1] Por supuesto.
    [lucky-2] Buena caza.
    [lucky-3] Los dados ronronean.
    [lucky-4] La luna está conmigo.
    [home-1] Mi guarida.
    [home-2] Una a salvo.
    [home-3] En casa. Sin ruido.
    [home-4] Mis cachorros estarán orgullosos.
    [behind-1] Los observo.
    [behind-2] Una tigresa sabe esperar.
    [behind-3] Corran. Será más dulce.
    [behind-4] Tengo hambre.
    [wins-1] Como esperaba.
    [wins-2] Ahora la selva calla.
    [wins-3] Inclínense.
    [wins-4] Mío. Todo.
    [loses-1] La próxima vez, salto.
    [loses-2] Bien cazado.
    [loses-3] Respeto.
   *[loses-4] Recordaré tus rayas.
}

# Moti, elefante, tierno, que no olvida nada.
green = { $says ->
    [captures-1] Perdona. Tengo los pies grandes.
    [captures-2] Te llevo a casa en mi lomo.
    [captures-3] Ay. ¿Me senté encima?
    [captures-4] Siempre saludo cuando hago esto.
    [captured-1] No importa. Pero lo recordaré.
    [captured-2] Eso me hizo cosquillas.
    [captured-3] Por suerte tengo la piel gruesa.
    [captured-4] Apunto el lugar, sin rencor.
    [lucky-1] Esperaba esto desde el martes.
    [lucky-2] Despacito... ¡y ahora deprisa!
    [lucky-3] ¡Dos trompas de suerte a la vez!
    [lucky-4] Recuerdo estos dados. ¡Buenos amigos!
    [home-1] En casa. Nunca olvido el camino.
    [home-2] ¡Otro más en la charca!
    [home-3] Despacio por la puerta... así.
    [home-4] Aquí vivía mi abuela, ¿sabes?
    [behind-1] Sin prisa. Traje merienda.
    [behind-2] En 1911 también iba último. Buen año.
    [behind-3] Pies grandes, pasos pequeños.
    [behind-4] Desde atrás se ve todo muy bien.
    [wins-1] Recordaré este día. Y el de ayer.
    [wins-2] ¡Ducha de trompa para todo el mundo!
    [wins-3] ¿Yo? Qué amables son todos.
    [wins-4] Bailaría, pero pobre suelo.
    [loses-1] Bien jugado. No lo olvidaré.
    [loses-2] Fue un paseo precioso.
    [loses-3] Recordaré cómo lo hiciste.
   *[loses-4] ¡Abrazos para todos! Con cuidado.
}
