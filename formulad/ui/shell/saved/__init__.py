"""Saved games of every kind: to go on with, to see again, to delete."""
