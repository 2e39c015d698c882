"""Puzzles as YAML files: read with types, line and nearest word, and written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from formulad.kernel.sentence import say, say_of
from formulad.kernel.spelling import hint
from formulad.scenario.script import CarEntry, TyresEntry
from formulad.school.puzzle import Ask, Puzzle, Theme
from formulad.school.stars import MOST_STARS
from formulad.store.validation_errors import no_entry, split_path, typing_fault, unknown_entry
from formulad.store.yaml_document import (
    Document,
    DocumentError,
    check_version,
    open_document,
    read_document,
)
from formulad.store.yaml_text import yaml_of

if TYPE_CHECKING:
    from pathlib import Path

VERSION = 1
DIGITS = 2
"""Digits of a value after the point."""


class PuzzleFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A file as it is written."""

    kind: Literal["puzzle"]
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    ask: Ask
    track: str
    fingerprint: str
    cars: Annotated[tuple[CarEntry, ...], Meta(min_length=1)]
    answer: int | str
    values: Annotated[dict[int | str, float], Meta(min_length=2)]
    themes: tuple[Theme, ...]
    stars: Annotated[int, Meta(ge=1, le=MOST_STARS)]
    options: dict[str, bool | int | str] = {}
    roll: Annotated[int, Meta(ge=0, le=30)] = 0
    version: int = VERSION


_WORDS = tuple(
    word for form in (PuzzleFile, CarEntry, TyresEntry) for word in form.__struct_fields__
)


def read_puzzle(path: Path) -> tuple[Document, Puzzle]:
    """Return a puzzle, and the document that it was read from.

    Raises:
        DocumentError: if something in it is not what it should be.
    """
    return _typed(open_document(path, str(path)))


def puzzle_in(name: str, text: str) -> tuple[Document, Puzzle]:
    """Return the puzzle of a text, and its document.

    Raises:
        DocumentError: if something in it is not what it should be.
    """
    return _typed(read_document(name, text))


def _typed(document: Document) -> tuple[Document, Puzzle]:
    check_version(document, say_of("file", "puzzle"), VERSION)
    try:
        written = msgspec.convert(document.value, PuzzleFile)
    except msgspec.ValidationError as error:
        raise _fault(document, error) from None
    _check(document, written)
    return document, _puzzle(written)


def _fault(document: Document, error: msgspec.ValidationError) -> DocumentError:
    """Return what is wrong, with the nearest word for an entry that there is none of."""
    entry = unknown_entry(error)
    if not entry:
        return typing_fault(document, error)
    path = split_path(str(error))[1]
    return document.fault(f"{path}.{entry}", no_entry(entry, hint(entry, _WORDS)))


def _check(document: Document, written: PuzzleFile) -> None:
    """Refuse what has the right types and yet is no puzzle."""
    if written.answer not in written.values:
        raise document.fault("$.answer", say("the answer is not among the values"))
    if (written.ask is Ask.PLACE) is not bool(written.roll):
        sentence = say("a puzzle has a roll if it asks for a place, and only then")
        raise document.fault("$.roll" if written.roll else "$.ask", sentence)


def _puzzle(written: PuzzleFile) -> Puzzle:
    return Puzzle(
        written.id,
        written.ask,
        written.track,
        written.fingerprint,
        written.options,
        written.cars,
        str(written.answer),
        {str(choice): turns for choice, turns in written.values.items()},
        written.themes,
        written.stars,
        written.roll,
    )


def text_of(puzzle: Puzzle) -> str:
    """Return a puzzle as the text of its file."""

    def key(choice: str) -> int | str:
        return int(choice) if puzzle.ask is Ask.GEAR else choice

    known = {
        "version": VERSION,
        "kind": "puzzle",
        "id": puzzle.id,
        "ask": puzzle.ask.value,
        "track": puzzle.track,
        "fingerprint": puzzle.fingerprint,
        "options": dict(puzzle.options),
        "cars": [_car(car) for car in puzzle.cars],
        "roll": puzzle.roll,
        "answer": key(puzzle.answer),
        "values": {key(each): round(turns, DIGITS) for each, turns in puzzle.values.items()},
        "themes": [theme.value for theme in puzzle.themes],
        "stars": puzzle.stars,
    }
    return yaml_of({name: value for name, value in known.items() if name != "roll" or value})


def _car(car: CarEntry) -> dict[str, object]:
    """Return what a file says of a car: nothing of what is as usual."""
    told: dict[str, object] = msgspec.to_builtins(car)
    return {word: value for word, value in told.items() if value is not None and value is not False}
