"""Parser of the command line, with one line for what is wrong in it."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from formulad.cli.terminal import put
from formulad.kernel.sentence import joined, say, sentence_of
from formulad.kernel.spelling import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.kernel.sentence import Sentence

_CHOICE = re.compile(
    r"(argument )?(?P<name>.*?): invalid choice: '(?P<word>.*)' \(choose from (?P<known>.*)\)"
)
_MISSING = re.compile(r"the following arguments are required: (?P<names>.*)")
_UNKNOWN = re.compile(r"unrecognized arguments: (?P<words>.*)", re.DOTALL)
_EMPTY = re.compile(r"argument (?P<name>.*?): expected (?:one|at least one) argument")
_FULL = re.compile(r"argument (?P<name>.*?): ignored explicit argument .*", re.DOTALL)
_VAGUE = re.compile(r"ambiguous option: (?P<word>.*) could match (?P<known>.*)", re.DOTALL)


class BadArguments(ValueError):  # noqa: N818 - reads as the sentence it becomes
    """A command line that makes no sense; the message says where, in one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence, and guess what was meant."""

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help, or the version."""
        del file
        put(message)

    def error(self, message: str) -> NoReturn:
        """Refuse what is wrong.

        Raises:
            BadArguments: in any case.
        """
        refused = sys.exception()
        raise BadArguments(joined(": ", (self.prog, _value_fault(refused) or _fault(message))))


def _value_fault(refused: BaseException | None) -> Sentence | None:
    """Return what our own reader of a value said, if that is why an argument is refused."""
    if not isinstance(refused, argparse.ArgumentError):
        return None
    cause = refused.__context__
    if not isinstance(cause, argparse.ArgumentTypeError):
        return None
    return say("argument {name}: {fault}", name=refused.argument_name, fault=sentence_of(cause))


def _fault(message: str) -> str:
    """Return what the library says, as a sentence of ours."""
    if found := _CHOICE.fullmatch(message):
        known = found["known"].replace("'", "").split(", ")
        return _no_choice(found["name"], found["word"], known)
    if found := _MISSING.fullmatch(message):
        return say("the following arguments are required: {names}", names=found["names"])
    if found := _UNKNOWN.fullmatch(message):
        return say("unrecognized arguments: {words}", words=found["words"])
    if found := _EMPTY.fullmatch(message):
        return say("argument {name} needs a value", name=found["name"])
    if found := _FULL.fullmatch(message):
        return say("argument {name} takes no value", name=found["name"])
    if found := _VAGUE.fullmatch(message):
        words = found["known"]
        return say("'{word}' may mean any of these: {words}", word=found["word"], words=words)
    return message


def _no_choice(name: str, word: str, known: list[str]) -> Sentence:
    hint = did_you_mean(word, known) or say("; use --help to see them all")
    return say("{name}: there is no '{word}'{hint}", name=name, word=word, hint=hint)


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


def add_game(parser: argparse._ActionsContainer, games: Iterable[str]) -> None:
    """Add which game of the box a command is about."""
    parser.add_argument(
        "--game", choices=tuple(games), default=argparse.SUPPRESS, help="which game of the box"
    )


def game_on(argv: Sequence[str] | None, games: Sequence[str]) -> str:
    """Return the game a command line is about, whatever else it says; usually the first one."""
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    add_game(parser, games)
    try:
        return str(getattr(parser.parse_known_args(argv)[0], "game", games[0]))
    except argparse.ArgumentError:
        return games[0]


def said_of_language(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return what a command line says of the language, whatever else is wrong with it."""
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    add_common(parser, data=None, lang="")
    try:
        return parser.parse_known_args(argv)[0]
    except argparse.ArgumentError:
        return argparse.Namespace(data=None, lang="")


def _language(text: str) -> str:
    """Return the language of a code that may also name a country, such as `fr_CH.UTF-8`."""
    return re.split(r"[_.@-]", text, maxsplit=1)[0].lower()
