"""Forecast of a race: who is going to win it, and how likely."""
