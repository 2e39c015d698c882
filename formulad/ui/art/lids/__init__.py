"""Lids of the games of the box: a poster for each, drawn from shapes."""
