"""Card games: packs of cards once, then a package for the rules of each game."""
