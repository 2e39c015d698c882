"""The racing school on the screen."""
