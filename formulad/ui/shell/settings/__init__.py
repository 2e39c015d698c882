"""Settings pages: how the game looks, sounds, speaks and explains itself."""
