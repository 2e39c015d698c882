"""Solid cars and roads, as a camera sees them."""
