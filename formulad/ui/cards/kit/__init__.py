"""Kit of card games: cards, hands, piles, liveries and the curtain. It knows none of the games."""
