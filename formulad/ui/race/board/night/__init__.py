"""City at night: lit windows, neon, wet asphalt, and the lamps along the road."""
