"""Geometry of the board: the road in pixels, routes, cameras, shapes."""
