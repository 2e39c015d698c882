"""The page on which a street driver is chosen."""
