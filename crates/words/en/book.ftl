# The family's book: the finished games of the people of this device.

# The stored book is damaged.
damaged = The book kept on this device could not be read (line { $line }).
