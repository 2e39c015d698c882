"""How the game is played: in ten steps, as a table of keys, and as the whole rule book."""
