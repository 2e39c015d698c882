"""The shelf: what players keep of their games, count of them, and give to each other."""
