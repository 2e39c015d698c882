"""Games of the box: each folder knows how its game is opened, saved and listed."""
