"""Tabletop: the race on a screen that lies flat, with people on its four sides."""
