"""A toy game that goes through everything the box has for any game."""
