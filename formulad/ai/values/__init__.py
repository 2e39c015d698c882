"""Values: the exact solution of a circuit for a car that is alone on the road."""
