"""Credits page: who and what this game is made of."""
