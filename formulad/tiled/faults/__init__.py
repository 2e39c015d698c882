"""Faults of maps, with what mends them."""
