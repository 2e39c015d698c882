"""Computer players of Formula Corsa."""
