"""Kept values: worked out when first asked for, by whoever asks, and kept from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # A type checker knows of this one what it is on a class and what on its instances.
    from functools import cached_property as kept
else:

    class kept:  # noqa: N801 - it stands where `property` would
        """A property that is worked out once.

        It is `functools.cached_property` without the lock that Python 3.11 takes for it, which
        costs more than most of what drivers ask for. Two threads may both work a value out.
        """

        def __init__(self, work: Any) -> None:
            self._work, self.__doc__ = work, work.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self._name = name

        def __get__(self, value: Any, owner: type | None = None) -> Any:
            if value is None:
                return self
            found = value.__dict__[self._name] = self._work(value)
            return found


__all__ = ["kept"]
