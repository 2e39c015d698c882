"""Sound: names of sounds, the mixer that plays them, and captions."""
