"""Boards as pages use them: painted a little in every frame, or drawn as an outline."""
