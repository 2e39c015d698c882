"""A race is seen again, from any moment of it."""
