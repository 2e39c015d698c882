"""What stays when the game is closed: where its files lie."""
