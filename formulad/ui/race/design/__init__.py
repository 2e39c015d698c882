"""Design page: the points of a car, shared out by its driver."""
