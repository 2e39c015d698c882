"""Coach: hints that come up when what they are about does, and are given once."""
