"""Effort: while everything moves, one thing that takes long is done in each picture."""

from __future__ import annotations


class Effort:
    """Tells in one picture of the screen whether something may still be done that takes long.

    A car, some cells or a step of a panel to be painted: each alone is done in time for the next
    picture, two of them are not. Who takes it up spends the effort, others wait for a picture of
    those to come.
    """

    def __init__(self, *, is_limited: bool = False, is_spent: bool = False) -> None:
        self.is_limited = is_limited
        """Whether more pictures follow at once, in which something can be done as well."""
        self._is_spent = is_spent

    @property
    def is_left(self) -> bool:
        """Whether something that takes long may be done in this picture."""
        return not (self.is_limited and self._is_spent)

    def spend(self) -> None:
        """Leave for later pictures whatever else takes long."""
        self._is_spent = True
