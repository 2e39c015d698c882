"""Formula Motor Racing as values and functions: twelve cars in a line, and cards that change it.

The rules are numbered: what `FMR-13` says, the functions do that name it.
"""
