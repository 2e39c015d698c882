"""Help with Formula D: its lessons, and the drawings of its rule book."""
