"""Judging: what every decision of a moment comes to, cars in the way counted."""
