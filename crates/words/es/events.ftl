# Lo que ha pasado, un texto por suceso, de tres formas: `full` nombra casillas y colores, con los términos de la edición;
# `plain` no nombra casillas, y a los jugadores por su nombre; `brief` se lee en voz alta tras el color: «Amarillo Y6 hasta Y9».

actor = { $who ->
    [you] Tú
   *[other] { $name }
}

## Quién empieza.

opened = { $form ->
    [full] { $count ->
        [one] { $name } tira un { $dice } para ver quién empieza
       *[other] { $name } tira { $dice } para ver quién empieza: { $total }
    }
    [brief] { $dice }
   *[plain] { $who ->
        [you] Sacaste { $dice }
       *[other] { $name } sacó { $dice }
    }
}
tied = { $form ->
    [full] { $names } empatan y vuelven a tirar
    [brief] empate: { $names }
   *[plain] Empate: { $names } tiran otra vez
}
begins = { $form ->
    [full] Empieza { $name }
    [brief] empieza
   *[plain] { $who ->
        [you] Empiezas tú
       *[other] Empieza { $name }
    }
}

## Dados y cartas.

rolled = { $form ->
    [full] { $name } tira { $dice }
    [brief] { $dice }
   *[plain] { $who ->
        [you] Sacaste { $dice }
       *[other] { $name } sacó { $dice }
    }
}
# Una carta dentro de una frase, por su nombre en la notación.
a-card = { $card ->
    [sorry] una carta Sorry!
   *[other] un { $card }
}
drew = { $form ->
    [full] { $name } roba { a-card }
    [brief] { $title }
   *[plain] { $who ->
        [you] Robaste { $title }
       *[other] { $name } robó { $title }
    }
}
# Una carta que nadie más ve.
drew-hidden = { $form ->
    [full] { $name } roba una carta
    [brief] roba
   *[plain] { $who ->
        [you] Robaste una carta
       *[other] { $name } robó una carta
    }
}
played-card = { $form ->
    [full] { $name } juega { a-card }
    [brief] { $title }
   *[plain] { $who ->
        [you] Jugaste { $title }
       *[other] { $name } jugó { $title }
    }
}
# Se puede renunciar a un 11 que solo permite un cambio.
discarded = { $form ->
    [full] { $card ->
        [11] { $name } descarta { a-card }
       *[other] { $name } no puede jugar ninguna carta y descarta { a-card }
    }
    [brief] descarta { $title }
   *[plain] { $who ->
        [you] { $card ->
            [11] Descartaste { $title }
           *[other] No pudiste jugar ninguna carta y descartaste { $title }
        }
       *[other] { $card ->
            [11] { $name } descartó { $title }
           *[other] { $name } no pudo jugar ninguna carta y descartó { $title }
        }
    }
}
reshuffled = { $form ->
    [full] El mazo se ha acabado: se barajan las cartas descartadas
    [brief] se barajan las cartas
   *[plain] Se barajaron las cartas
}
forfeited = { $form ->
    [full] { $count ->
        [one] { $name } no puede jugar el { $dice }
       *[other] { $name } no puede jugar { $dice }
    }
    [brief] pierde { $dice }
   *[plain] { $who ->
        [you] No pudiste usar { $dice }
       *[other] { $name } no pudo usar { $dice }
    }
}
passed = { $form ->
    [full] { $game ->
        [parcheesi] { $name } no juega nada
       *[other] { $name } no puede jugar nada
    }
    [brief] pasa
   *[plain] { $who ->
        [you] { $pawns ->
            [waiting] No pudiste sacar ninguna ficha
           *[out] No tenías jugadas
        }
       *[other] { $pawns ->
            [waiting] { $name } no pudo sacar ninguna ficha
           *[out] { $name } no tenía jugadas
        }
    }
}
again = { $form ->
    [full] { $game ->
        [sorry] Un 2: { $name } juega otra vez
        [annie] { $name } tira otra vez
       *[race] { $number ->
            [0] Dobles: { $name } vuelve a tirar
           *[other] Por el { $number }, { $name } vuelve a tirar
        }
    }
    [brief] otra vez
   *[plain] { $who ->
        [you] { $number ->
            [0] Vuelves a jugar
           *[other] Por el { $number }, vuelves a jugar
        }
       *[other] { $number ->
            [0] { $name } vuelve a jugar
           *[other] Por el { $number }, { $name } vuelve a jugar
        }
    }
}

## Movimientos. En la forma completa son textos del juego.

moved-brief = { $from } hasta { $to }
moved = { $who ->
    [you] { $kind ->
        [start] Sacaste una ficha
        [home] Moviste { $number } y llegaste a la meta
        [bonus] Moviste un premio de { $number }
        [bonus-home] Moviste un premio de { $number } y llegaste a la meta
        [slide] Moviste { $number } y te deslizaste
       *[plain] Moviste { $number }
    }
   *[other] { $name } { $kind ->
        [start] sacó una ficha
        [home] movió { $number } y llegó a la meta
        [bonus] movió un premio de { $number }
        [bonus-home] movió un premio de { $number } y llegó a la meta
        [slide] movió { $number } y se deslizó
       *[plain] movió { $number }
    }
}
moved-and-captured = { $who ->
    [you] { moved } y { $capture ->
        [bump] echaste
       *[take] capturaste
    } a { $whom }
   *[other] { moved } y { and-captured } a { $whom }
}
and-captured = { $capture ->
    [bump] echó
   *[take] capturó
}
# Un deslizamiento echa también las fichas propias; delante, «a».
own-pawn = { $who ->
    [you] tu propia ficha
   *[other] su propia ficha
}
moved-token = { $who ->
    [you] Moviste a { $space }
   *[other] { $name } movió a { $space }
}
captured = { $capture ->
    [bump] { $whose ->
        [own] { $name } echa una ficha suya de { $space }: de vuelta a la Salida
       *[other] { $name } echa a { $whom } de { $space }: de vuelta a la Salida
    }
   *[take] { $name } captura a { $whom } en { $space }: vuelve a su { waiting-place }
}
waiting-place = { $edition ->
    [pollyanna-1951] esquina
    [pollyanna-1916] círculo del retrato
    [parcheesi] círculo
   *[other] patio
}
slid = { $form ->
    [brief] se desliza hasta { $to }
   *[full] { $name } se desliza de { $from } a { $to }
}
# Aquí no hace falta: la frase de abajo dice de quién es la ficha.
mover = { $partner ->
    [none] { $name }
   *[other] { $name } por { $partner }
}
swapped = { $form ->
    [full] { $partner ->
        [none] { $name }, en { $from }, cambia de lugar con { $whom }, en { $to }
       *[other] { $name } cambia de lugar a { $partner }, en { $from }, con { $whom }, en { $to }
    }
    [brief] { $from } por { $to }
   *[plain] { $who ->
        [you] Cambiaste de lugar con { $whom }
       *[other] { $name } cambió de lugar con { $whom }
    }
}
swapped-and-captured = { $who ->
    [you] Cambiaste de lugar con { $whom } y { $capture ->
        [bump] echaste
       *[take] capturaste
    } a { $captured }
   *[other] { $name } cambió de lugar con { $whom } y { and-captured } a { $captured }
}
# El sitio al que vuelve puede llevar artículo: «el círculo», «la Salida».
sent-back = { $form ->
    [full] Una tirada de más: la ficha de { $name } en { $from }, la más cercana a la Meta, vuelve hasta { $to }
    [brief] { $from } hasta { $to }
   *[plain] { $who ->
        [you] Una tirada de más: tu ficha delantera volvió a la salida
       *[other] Una tirada de más: la ficha delantera de { $name } volvió a la salida
    }
}
no-other-roll = { $form ->
    [full] No se jugaron todos los dados: { $name } no vuelve a tirar
    [brief] sin otra tirada
   *[plain] No se jugaron todos los dados: no hay otra tirada
}
roll-lost = { $form ->
    [full] Una tirada de más: acaba el turno de { $name }
    [brief] pasa
   *[plain] { $who ->
        [you] Una tirada de más: se acabó tu turno
       *[other] Una tirada de más: se acabó el turno de { $name }
    }
}

## Lo que se colecciona, y a quién se elige.

gave = { $form ->
    [full] { $name } le da { $count } { $things } a { $whom }
    [brief] { $count } a { $whom }
   *[plain] { $who ->
        [you] Diste { $count } { $things } a { $whom }
       *[other] { $name } dio { $count } { $things } a { $whom }
    }
}
took = { $form ->
    [full] { $name } toma { $count } { $things }
    [brief] +{ $count }
   *[plain] { $who ->
        [you] Tomaste { $count } { $things }
       *[other] { $name } tomó { $count } { $things }
    }
}
returned = { $form ->
    [full] { $name } devuelve { $count } { $things }
    [brief] -{ $count }
   *[plain] { $who ->
        [you] Devolviste { $count } { $things }
       *[other] { $name } devolvió { $count } { $things }
    }
}
picked = { $form ->
    [full] { $name } tira contra { $whom }
    [brief] contra { $whom }
   *[plain] { $who ->
        [you] Tiraste contra { $whom }
       *[other] { $name } tiró contra { $whom }
    }
}

## Premios.

bonus-earned = { $form ->
    [full] { $name } gana un premio de { $count }
    [brief] +{ $count }
   *[plain] { $who ->
        [you] Ganaste un premio de { $count }
       *[other] { $name } ganó un premio de { $count }
    }
}
bonus-lost = { $form ->
    [full] { $game ->
        [pollyanna] { $name } no tiene ninguna ficha que pueda avanzar las { $count } enteras: el premio se pierde
       *[other] { $name } no tiene ninguna ficha que pueda avanzar { $count }: el premio se pierde
    }
    [brief] pierde +{ $count }
   *[plain] { $who ->
        [you] No pudiste usar el premio de { $count }
       *[other] { $name } no pudo usar el premio de { $count }
    }
}
bonus-declined = { $form ->
    [full] { $name } renuncia al premio de { $count }
    [brief] renuncia a +{ $count }
   *[plain] { $who ->
        [you] Renunciaste al premio de { $count }
       *[other] { $name } renunció al premio de { $count }
    }
}
bonus-word = premio

## El final.

won = { $form ->
    [plain] { $who ->
        [you] ¡Ganas!
        [you-and-others] ¡Tú y { $names } ganan!
       *[other] { $count ->
            [one] Gana { $names }
           *[other] Ganan { $names }
        }
    }
   *[full] { $game ->
        [parcheesi] Gana { $names }: ¡PARCHEESI!
        [sorry] { $names } { $count ->
            [one] gana
           *[other] ganan
        }
        [annie] { $names } { $count ->
            [one] gana
           *[other] comparten la victoria
        }
       *[other] { $count ->
            [one] Gana { $names }
           *[other] Ganan { $names }
        }
    }
}

# Lo que los demás le hicieron a quien lee desde su último turno, en una frase.
captured-yours = { $capture ->
    [bump] { $count ->
        [one] Te echaron una ficha: { $names }
       *[other] Te echaron { $count } fichas: { $names }
    }
   *[take] { $count ->
        [one] Te capturaron una ficha: { $names }
       *[other] Te capturaron { $count } fichas: { $names }
    }
}
swapped-yours = Cambio de lugar contigo: { $names }
took-yours = Te quitaron { $count } { $things }: { $names }
lost-yours = Perdiste { $count } { $things }
got-yours = Recibiste { $count } { $things }

## El último turno de otro jugador, tras el nombre: «te capturó y avanzó 9».

turn-captured = { $who ->
    [you] te{ " " }
    [both] te{ " " }
   *[other] { "" }
}{ $capture ->
    [bump] echó
   *[take] capturó
}{ $who ->
    [you] { $own ->
        [one] { "" }
       *[other] { " " }{ $own } fichas
    }
    [both] { " " }a ti y a { $whom }
    [one] { " " }a { $whom }{ $times ->
        [one] { "" }
        [2] { " " }dos veces
       *[other] { " " }{ $times } veces
    }
   *[several] { " " }a { $whom }
}
turn-swapped = cambió de lugar { $who ->
    [you] contigo
   *[other] con { $whom }
}
turn-home = { $count ->
    [one] llevó una ficha a la meta
   *[other] llevó { $count } fichas a la meta
}
turn-sent-back = devolvió una ficha por una tirada de más
turn-took = { $count ->
    [one] tomó una estrella
   *[other] tomó { $count } estrellas
}{ $who ->
    [nobody] { "" }
    [you] { " " }de ti
    [both] { " " }de ti y de { $whom }
   *[other] { " " }de { $whom }
}
turn-lost = { $count ->
    [one] perdió una estrella
   *[other] perdió { $count } estrellas
}{ $who ->
    [nobody] { "" }
    [you] { " " }contigo
    [both] { " " }contigo y con { $whom }
   *[other] { " " }con { $whom }
}
turn-gave = { $who ->
    [you] te{ " " }
   *[other] { "" }
}dio { $count ->
    [one] una estrella
   *[other] { $count } estrellas
}{ $who ->
    [all] { " " }a todos los demás
    [everybody] { " " }a todos
    [you] { "" }
    [both] { " " }a ti y a { $whom }
   *[other] { " " }a { $whom }
}
turn-out = { $count ->
    [one] sacó una ficha
   *[other] sacó { $count } fichas
}
turn-back = retrocedió { $count }
# Lo que avanzó cada ficha: «5 y 2», o 0.
turn-moved = avanzó { $bonus ->
    [0] { $count }
   *[other] { $count ->
        [0] { $bonus } por un premio
       *[other] { $count }, y { $bonus } de premio
    }
}
turn-moved-in-all = avanzó { $count } en total
turn-slid = se deslizó
turn-discarded = descartó { $card }
turn-passed = { $pawns ->
    [waiting] no pudo sacar ninguna ficha
    [token] no pudo salir del Orfanato
    [exact] no pudo mover a Annie
   *[out] no tenía jugadas
}
