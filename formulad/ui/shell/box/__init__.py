"""The box: the lids of all games, to choose what is played."""
