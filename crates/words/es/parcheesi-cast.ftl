# Parcheesi: los personajes que juegan como bots, uno por color, y lo que dicen de vez en cuando. El nombre es el mismo en
# todas las lenguas. Una frase tiene como mucho 40 caracteres.

# Bandu, mono, rápido y presumido.
yellow = { $says ->
    [name] Bandu
    [captures-1] ¡Muy lento! ¡A casa y otra vez!
    [captures-2] ¿Lo viste? ¡Claro que lo viste!
    [captured-1] ¡Lo hice a propósito!
    [captured-2] ¡Resbalé con mi propio plátano!
    [lucky-1] ¡Puro talento, amigos!
    [lucky-2] ¡La selva entera aplaude!
    [wins-1] ¡El primero en la copa, como siempre!
    [wins-2] ¡Que se entere toda la selva!
    [loses-1] ¡Solo estaba calentando!
   *[loses-2] Ganaste. ¡Los plátanos son míos!
}

# Mayur, pavo real, vanidoso.
blue = { $says ->
    [name] Mayur
    [captures-1] Me tapabas la luz, tesoro.
    [captures-2] Te deslumbré hasta tu casa.
    [captured-1] ¡Cuidado con las plumas!
    [captured-2] ¡Delante de mis admiradores, no!
    [lucky-1] Hasta los dados me adoran.
    [lucky-2] Todos los números me favorecen.
    [wins-1] Aplausos, y que salga mi lado bueno.
    [wins-2] Primero la belleza, como debe ser.
    [loses-1] Al menos fui el más guapo.
   *[loses-2] El premio es tuyo. La cola, mía.
}

# Rani, tigresa, orgullosa, de pocas palabras.
red = { $says ->
    [name] Rani
    [captures-1] Mío.
    [captures-2] A casa, criatura.
    [captured-1] Qué osadía.
    [captured-2] Tienes garras. Bien.
    [lucky-1] Por supuesto.
    [lucky-2] Buena caza.
    [wins-1] Como esperaba.
    [wins-2] Ahora la selva calla.
    [loses-1] La próxima vez, salto.
   *[loses-2] Bien cazado.
}

# Moti, elefante, tierno, que no olvida nada.
green = { $says ->
    [name] Moti
    [captures-1] Perdona. Tengo los pies grandes.
    [captures-2] Te llevo a casa en mi lomo.
    [captured-1] No importa. Pero lo recordaré.
    [captured-2] Eso me hizo cosquillas.
    [lucky-1] Esperaba esto desde el martes.
    [lucky-2] Despacito... ¡y ahora deprisa!
    [wins-1] Recordaré este día. Y el de ayer.
    [wins-2] ¡Ducha de trompa para todo el mundo!
    [loses-1] Bien jugado. No lo olvidaré.
   *[loses-2] Fue un paseo precioso.
}
