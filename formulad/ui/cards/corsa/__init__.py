"""Formula Corsa on the screen: an arcade of garages at dusk."""
