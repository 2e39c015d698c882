"""New race page: who drives what, where, and by which rules."""
