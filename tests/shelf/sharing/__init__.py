"""Tests of what players give to each other."""
