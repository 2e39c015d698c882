"""Board: a circuit drawn once, and all that moves and glows on top of it."""
