"""Tools draw the game without a display, also when they are tested alone."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
