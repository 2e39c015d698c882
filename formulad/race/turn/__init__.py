"""Turn: its parts in the order they are played, and those played before the race."""
