"""Circuits page: their pictures, what they demand, and what keeps one from being used."""
