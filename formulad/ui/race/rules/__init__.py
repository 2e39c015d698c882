"""Rules page: chosen before a race, and shown during it."""
