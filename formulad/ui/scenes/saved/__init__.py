"""The races that were written down: to go on with, to see again, to delete."""
