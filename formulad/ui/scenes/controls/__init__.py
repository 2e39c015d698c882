"""The page on which keys and buttons get something else to do."""
