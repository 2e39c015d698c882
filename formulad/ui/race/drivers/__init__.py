"""Drivers page: the choice of a street driver."""
