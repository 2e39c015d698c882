"""Outcomes of chance by their values: each kind has numbers of its own."""

from __future__ import annotations

FACES = range(1, 13)
"""Of the die with twelve sides."""
TEAM = 21
"""The first team."""
CHAIR = 31
"""Behind the first chair."""
CARD = 101
"""The first card."""
