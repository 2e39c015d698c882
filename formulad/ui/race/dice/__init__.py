"""Dice of the race as solid things: how they look while they turn, and how they lie."""
