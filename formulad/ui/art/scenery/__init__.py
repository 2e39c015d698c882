"""Scenery of posters: palms, boats, houses, the skyline of a city."""
