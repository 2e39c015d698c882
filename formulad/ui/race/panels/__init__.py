"""Panels of the race: each draws one view, and says where it can be used."""
