"""Pages of seasons: all there are, how one stands, and what is mended between two races."""
