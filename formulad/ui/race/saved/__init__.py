"""Saved races: what the page of saved games shows of them, and what it opens."""
