"""Storage: the files of a player, and how they are read and written."""
