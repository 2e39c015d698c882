"""Shell of any game: window, scenes on a stack, devices, and the pages every game has."""
