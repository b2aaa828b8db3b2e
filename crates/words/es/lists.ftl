# Listas dentro de una frase.

and = { $rest } y { $last }
or = { $rest } o { $last }
more = { $rest }, { $next }
