"""Desk: the panels around the board in one window, for who sits before it."""
