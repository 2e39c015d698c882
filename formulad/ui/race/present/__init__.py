"""Presenters: state and model become views. They hold no rule, they ask the game."""
