# Anuncios durante una partida.

taken-back = { $rounds ->
    [0] Deshecho. { $status }.
    [one] Vuelves a tu última decisión: 1 ronda. { $status }.
   *[other] Vuelves a tu última decisión: { $rounds } rondas. { $status }.
}
played-again = Rehecho. { $status }.
hint = Pista: { $play }. { $why }.
only-move = El único movimiento: { $words }.

# Un rechazo y la regla en que se apoya.
refused = { $reason }. (Regla { $rule })
