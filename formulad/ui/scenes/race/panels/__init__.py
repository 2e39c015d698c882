"""The panels around the board: each draws one value, and says where it can be used."""
