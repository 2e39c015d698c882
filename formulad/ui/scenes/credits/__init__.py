"""Who and what this game is made of."""
