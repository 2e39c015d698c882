"""Sharing: what players give to each other, packed, opened with care, and kept (SHE-5, SHE-6)."""
