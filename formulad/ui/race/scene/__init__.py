"""Race scene: board, panels and input put together."""
