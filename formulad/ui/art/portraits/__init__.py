"""Portraits of street drivers, drawn from their likeness in words."""
