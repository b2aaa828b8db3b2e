# What is printed on boards. There is little room: the English words are as long as any may be.

start = START
home = HOME
