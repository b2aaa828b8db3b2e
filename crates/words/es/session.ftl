# Anuncios durante una partida.

taken-back = Deshecho. { $status }.
hint = Pista: { $play }. { $why }.
only-move = El único movimiento: { $words }.

# Un rechazo y la regla en que se apoya.
refused = { $reason }. (Regla { $rule })
