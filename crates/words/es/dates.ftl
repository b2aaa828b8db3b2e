# Cuándo fue algo.

today = hoy, { $time }
day = { $day } de { $month }
day-and-year = { $day } de { $month } de { $year }
