"""The page on which a driver shares out the points of his car."""
