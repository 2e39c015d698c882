"""Survey of a circuit: what computers' races on it tell its maker."""
