"""Road of a circuit: its cells, and what of them a car can reach, whoever drives."""
