"""Formule Fun as values and functions: teams bought at auction, and races when somebody calls them.

The rules are numbered: what `FUN-13` says, the functions do that name it.
"""
