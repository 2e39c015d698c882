"""The menu of the rules: chosen before a race, and shown during it."""
