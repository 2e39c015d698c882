"""Computer players of Formula Motor Racing; each knows what its seat may know."""
