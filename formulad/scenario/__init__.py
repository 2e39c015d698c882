"""Scenarios: short stretches of play with fixed dice, and what must come of them."""
