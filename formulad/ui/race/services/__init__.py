"""Services of the race pages: circuits, saved races and drivers, and the way back into a race."""
