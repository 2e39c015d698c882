"""Measures whether every text on a screen can be read: none cut, none over another."""
