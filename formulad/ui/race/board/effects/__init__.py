"""Effects on the board for a moment: drawn by pure functions from values."""
