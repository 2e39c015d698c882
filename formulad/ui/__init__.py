"""The screen: the only part of the game that knows pygame. It shows the values of the games."""
