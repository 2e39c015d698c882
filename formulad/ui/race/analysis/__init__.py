"""Race report: what really happened, in charts and turn by turn."""
