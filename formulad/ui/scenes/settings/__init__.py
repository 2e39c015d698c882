"""What players set: how the game looks, sounds, speaks and explains itself."""
