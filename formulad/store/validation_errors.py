"""Validation errors: what the typed reader says of a value, in words for who wrote it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence, counted, joined, say

if TYPE_CHECKING:
    from collections.abc import Callable

    import msgspec

    from formulad.store.yaml_document import Document, DocumentError

_UNKNOWN = re.compile(r"Object contains unknown field `(?P<entry>.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<entry>.*)`")
_WORD = re.compile(r"Invalid enum value (?P<word>.+)", re.DOTALL)
_EXPECTED = re.compile(r"Expected (?P<wanted>.+?)(, got (?P<got>.+))?", re.DOTALL)
_KIND = re.compile(r"`(?P<kind>[a-z]+)( \| null)?`(?P<rest>.*)", re.DOTALL)
_BOUND = re.compile(r" (of length )?(?P<way>>=|<=) (?P<bound>[0-9.]+)")
_STEP = re.compile(r" that's a multiple of (?P<step>[0-9.]+)")
_LENGTH = re.compile(r" of length (?P<length>[0-9]+)")
_KINDS: dict[str, Callable[[], Sentence]] = {
    "int": lambda: say("a whole number"),
    "float": lambda: say("a number"),
    "str": lambda: say("a text"),
    "bool": lambda: say("true or false"),
    "array": lambda: say("a list"),
    "object": lambda: say("lines of `name: value`"),
    "null": lambda: say("nothing"),
    "date": lambda: say("a date"),
    "datetime": lambda: say("a date"),
}
"""What values are, by what the typed reader calls their kinds."""


def typing_fault(
    document: Document, error: msgspec.ValidationError, base: str = "$"
) -> DocumentError:
    """Return the error that says which value has the wrong type, of those below a path."""
    _, path = split_path(str(error))
    path = base + path.removeprefix("$")
    entry = unknown_entry(error)
    return document.fault(f"{path}.{entry}" if entry else path, typing_sentence(error))


def typing_sentence(error: msgspec.ValidationError) -> Sentence:
    """Return what is wrong with a value, and where it stands among others."""
    what, path = split_path(str(error))
    place = path.removeprefix("$").removeprefix(".")
    if entry := unknown_entry(error):
        unknown = say("there is no entry '{entry}' at {place}", entry=entry, place=place)
        return unknown if place else no_entry(entry, "")
    if missing := _MISSING.fullmatch(what):
        return _missing(missing["entry"], place)
    return _at(place, what)


def no_entry(entry: str, hint: str) -> Sentence:
    """Return that there is no such entry, with the one that was probably meant."""
    return say("there is no entry '{entry}'{hint}", entry=entry, hint=hint)


def unknown_entry(error: msgspec.ValidationError) -> str:
    """Return the entry that there is none of, if that is what the typed reader says."""
    found = _UNKNOWN.fullmatch(split_path(str(error))[0])
    return found["entry"] if found else ""


def split_path(message: str) -> tuple[str, str]:
    """Return what the typed reader says, and the path of the value it says it of."""
    what, _, path = message.partition(" - at `")
    return what, path.removesuffix("`").replace("key` in `", "") or "$"


def _missing(entry: str, place: str) -> Sentence:
    if not place:
        return say("the entry '{entry}' is missing", entry=entry)
    return say("the entry '{entry}' is missing at {place}", entry=entry, place=place)


def _at(place: str, what: str) -> Sentence:
    """Return what is expected of a value; of a whole file nobody has to be told where it is."""
    if word := _WORD.fullmatch(what):
        return say("{word} is no word for {place}", word=word["word"], place=place)
    found = _EXPECTED.fullmatch(what)
    if not found:
        return say("this cannot stand at {place}", place=place)
    wanted = _wanted(found["wanted"])
    if not found["got"]:
        return say("expected {wanted} at {place}", wanted=wanted, place=place)
    got = _kind(found["got"].strip("`"))
    if not place:
        return say("expected {wanted}, got {found}", wanted=wanted, found=got)
    return say("expected {wanted}, got {found} at {place}", wanted=wanted, found=got, place=place)


def _wanted(told: str) -> str:
    """Return what a value has to be, with its bounds."""
    found = _KIND.fullmatch(told)
    if not found:
        return say("something else")
    kind, rest = found["kind"], found["rest"]
    if bound := _BOUND.fullmatch(rest):
        return _bounded(kind, bound["bound"], is_least=bound["way"] == ">=")
    if step := _STEP.fullmatch(rest):
        return say("a multiple of {number}", number=step["step"])
    if length := _LENGTH.fullmatch(rest):
        return counted(int(length["length"]), "a list of {n} entry", "a list of {n} entries")
    return _kind(kind) if not rest else say("a text of another form")


def _bounded(kind: str, bound: str, *, is_least: bool) -> Sentence:
    match kind, is_least:
        case "str", True:
            return say("a text that is not empty")
        case "str", False:
            return counted(
                int(bound), "a text of at most {n} letter", "a text of at most {n} letters"
            )
        case "array", True:
            return counted(
                int(bound), "a list of at least {n} entry", "a list of at least {n} entries"
            )
        case "array", False:
            return counted(
                int(bound), "a list of at most {n} entry", "a list of at most {n} entries"
            )
        case _, True:
            return say("at least {number}", number=bound)
    return say("at most {number}", number=bound)


def _kind(kind: str) -> Sentence:
    """Return what a kind of values is called; one that YAML has no word for keeps its own."""
    name = kind.partition(" ")[0]
    return _KINDS[name]() if name in _KINDS else joined("", (kind,))
