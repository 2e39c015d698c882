"""The player's shelf: people, what they reached, and what is given and received."""
