"""Puzzles of the school: read, made, proved."""
