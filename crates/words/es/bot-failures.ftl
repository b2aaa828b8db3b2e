# Cuando falla un bot; los motivos son parte de una frase.

no-legal-step = su respuesta no era una jugada permitida: «{ $step }»
quickest-takes-over = El bot no ha contestado ({ $reason }); sigue el bot más rápido
no-hint = No hay pista ({ $reason })
first-step-is-played = El bot ha fallado ({ $reason }); se juega por él la primera jugada permitida
no-danger = No se pueden mostrar las amenazas ({ $reason })
