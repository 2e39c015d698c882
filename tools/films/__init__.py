"""Films of the game: what a take shows, who decides in it, and what it is kept on."""
