"""Turns a race in play into what its screen shows. It holds no rule: it asks the game."""
