"""Formula D on the screen: the race, and the pages around it."""
