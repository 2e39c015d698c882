"""Model of the race screen: what is being chosen, and what is yet to be seen."""
