"""Agreements before a race: the options, the drivers and cars, and what keeps them from racing."""
