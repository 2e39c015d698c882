"""Seasons: points, ties, damage, files."""
