"""Outcomes of chance by their values: each kind has numbers of its own."""

from __future__ import annotations

LOOK = 1
"""A hand is opened: nothing else can come of it, but it cannot be undone any more."""
SEAT = 11
"""The first player."""
CARD = 101
"""The first card."""
