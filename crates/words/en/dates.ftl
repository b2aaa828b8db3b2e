# When something was.

today = today { $time }
day = { $day } { $month }
day-and-year = { $day } { $month } { $year }

january = January
february = February
march = March
april = April
may = May
june = June
july = July
august = August
september = September
october = October
november = November
december = December
