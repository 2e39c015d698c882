"""Art of the games: cars, liveries, dice, portraits and the logo, drawn in code."""
