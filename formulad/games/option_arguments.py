"""Options on the command line, as `--option weather=on`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.arguments import UsageError
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    import argparse

_YES_OR_NO = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of a game, by name."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, as weather=on; may be repeated",
    )


def read_option(text: str) -> tuple[str, bool | int | str]:
    """Read an option as `weather=on`.

    Raises:
        UsageError: if it is none.
    """
    name, equals, value = text.partition("=")
    if not equals:
        fault = say("'{text}' is no option: write NAME=VALUE, as weather=on", text=text)
        raise UsageError(fault)
    if value.isascii() and value.isdecimal():
        return name, int(value[:9])
    return name, _YES_OR_NO.get(value, value)
