"""Report of a race: what really happened to every car, and what it was worth."""
