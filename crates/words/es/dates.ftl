# Cuándo fue algo.

today = hoy, { $time }
day = { $day } de { $month }
day-and-year = { $day } de { $month } de { $year }

january = enero
february = febrero
march = marzo
april = abril
may = mayo
june = junio
july = julio
august = agosto
september = septiembre
october = octubre
november = noviembre
december = diciembre
