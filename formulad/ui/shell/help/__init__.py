"""Help for any game: what to know first, the keys, and the whole rule book."""
