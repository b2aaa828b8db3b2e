# Listas dentro de una frase.

and = { $rest } y { $last }
more = { $rest }, { $next }
