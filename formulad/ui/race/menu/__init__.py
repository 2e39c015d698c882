"""Title page with its poster, and the choice of a language before it."""
