"""Toolkit of the screen: drawing, lettering, colours and widgets. It knows no game."""
