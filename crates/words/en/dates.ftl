# When something was.

today = today { $time }
day = { $day } { $month }
day-and-year = { $day } { $month } { $year }
