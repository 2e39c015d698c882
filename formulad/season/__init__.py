"""Seasons of any game as values: what is agreed, what was driven, how it stands (SEA)."""
