"""Reading the command line, with one line for what is wrong in it."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from formulad.kernel.spelling import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable

_CHOICE = re.compile(r"(?P<what>.*)invalid choice: '(?P<word>.*)' \(choose from (?P<known>.*)\)")


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, and guess what was meant."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and leave."""
        if found := _CHOICE.fullmatch(message):
            known = found["known"].replace("'", "").split(", ")
            what = found["what"].removeprefix("argument ")
            hint = did_you_mean(found["word"], known)
            message = f"{what}there is no '{found['word']}'{hint or '; use --help to see them all'}"
        self.exit(2, f"{self.prog}: {message}\n")


def add_common(parser: argparse.ArgumentParser, **defaults: Any) -> None:
    """Add the options that stand before or behind the command."""
    given = {"data": argparse.SUPPRESS, "lang": argparse.SUPPRESS, **defaults}
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        default=given["data"],
        help="where assets and tracks lie",
    )
    parser.add_argument(
        "--lang",
        type=_language,
        metavar="CODE",
        default=given["lang"],
        help="the language of the screen, such as fr; the one chosen in the game if none is given",
    )


def _language(text: str) -> str:
    """Return the language of a code that may also name a country, such as `fr_CH.UTF-8`."""
    return re.split(r"[_.@-]", text, maxsplit=1)[0].lower()


def whole(lowest: int, highest: int) -> Callable[[str], int]:
    """Return a reader of whole numbers between two bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,20}", text, re.ASCII) or not lowest <= int(text) <= highest:
            raise argparse.ArgumentTypeError(
                f"'{text[:40]}' is no whole number from {lowest} to {highest}"
            )
        return int(text)

    return read
