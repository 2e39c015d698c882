"""Formula Motor Racing on the screen: the line of twelve on a coast road, and the cards for it."""
