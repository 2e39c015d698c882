"""Land around the road by day: asphalt, ground, greenery, stands, boats."""
