"""Card games on the screen: a folder each, and the kit that all of them are built with."""
