"""Formula Motor Racing in the box: its cards from their file, its kind, its command line."""
