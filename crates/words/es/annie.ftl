# Annie: lo que dice de sí misma.

title = Annie
about = Una sola ficha que mueven todos, por una ciudad donde se ganan estrellas de la suerte
learned-in = tres minutos
