"""Formule Fun in the box: its cards from their file, its kind, its command line."""
