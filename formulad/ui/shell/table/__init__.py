"""Table of any game: who decides, what comes by itself, who is handed the screen, how it ended."""
