"""Generators: lanes, corners, grid and pit lane, laid from what an author drew."""
