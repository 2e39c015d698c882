"""Outcomes of chance by their values: each kind has numbers of its own.

Faces of the die are the numbers on it.
"""

from __future__ import annotations

MOST_FACES = 20
SEAT = 31
"""The first seat."""
CARD = 101
"""The first technique or strategy card."""
CIRCUIT = 301
"""The first circuit."""
