"""A moment of a game that is seen again: going on from there, giving it away."""
