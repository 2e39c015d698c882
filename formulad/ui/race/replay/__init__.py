"""Replay: a race seen again, from any moment of it."""
