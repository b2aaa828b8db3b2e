# Annie: what it says of itself.

title = Annie
about = One token moved by all, through a city where lucky stars are to be had
learned-in = three minutes
