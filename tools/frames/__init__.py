"""Measures every frame of a race as its player gets it."""
