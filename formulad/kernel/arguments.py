"""Arguments of the command line: how they are read, and what is wrong with them."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Callable


MOST_SEEDS = (1 << 64) - 1


class UsageError(ValueError):
    """An argument that nothing can be done with; the message is one sentence."""


def whole(lowest: int, highest: int) -> Callable[[str], int]:
    """Return a reader of whole numbers between two bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,20}", text, re.ASCII) or not lowest <= int(text) <= highest:
            fault = say(
                "'{text}' is no whole number from {lowest} to {highest}",
                text=text[:40],
                lowest=lowest,
                highest=highest,
            )
            raise argparse.ArgumentTypeError(fault)
        return int(text)

    return read
