# Lo que está impreso en los tableros. Hay poco sitio: cuanto más corto, mejor.

start = SALIDA
home = META
