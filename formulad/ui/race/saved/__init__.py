"""Saved races page: to go on with, to see again, to delete."""
