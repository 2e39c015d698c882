"""Turn-based games in general: the door every game of the box offers."""
