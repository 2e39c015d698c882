"""New game of any usual kind: who plays in which order, and by which options."""
