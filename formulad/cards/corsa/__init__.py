"""Formula Corsa as values and functions: a garage each, and cars built in secret for every race.

The rules are numbered: what `COR-13` says, the functions do that name it.
"""
