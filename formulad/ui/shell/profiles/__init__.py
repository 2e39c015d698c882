"""Who plays: profiles to choose from."""
