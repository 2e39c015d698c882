"""Posters: composed pictures in layers, the menu's by day and by night, and those of a finish."""
