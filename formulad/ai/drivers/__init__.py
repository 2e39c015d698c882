"""Drivers: six grades of computers that race, and what makes one of them unlike another."""
