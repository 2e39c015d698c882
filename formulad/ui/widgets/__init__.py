"""Things a player can use: plain values laid out by a scene, moved through by a form."""
