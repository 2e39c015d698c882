"""Help: lessons, keys, and the whole rule book."""
