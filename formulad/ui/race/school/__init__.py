"""The racing school on the screen: puzzles by themes, and one of them on the board."""
