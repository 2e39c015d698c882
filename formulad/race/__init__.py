"""Formula D: the rules of the race."""
