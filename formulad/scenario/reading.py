"""Reading scenario files: what is written is checked with its type before anything is played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from formulad.kernel.spelling import did_you_mean
from formulad.scenario.script import WORDS, Script
from formulad.store.document import (
    Document,
    DocumentError,
    open_document,
    read_document,
    split_path,
    typing_fault,
)

if TYPE_CHECKING:
    from pathlib import Path

_UNKNOWN = re.compile(r"Object contains unknown field `(?P<word>.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<word>.*)`")


def read_file(path: Path) -> tuple[Document, Script]:
    """Return a scenario file and what it says.

    Raises:
        DocumentError: if it cannot be read.
    """
    return _typed(open_document(path, str(path)))


def read_script(name: str, text: str) -> tuple[Document, Script]:
    """Return a scenario and the document it was read from.

    Raises:
        DocumentError: if something in it is not what it should be.
    """
    return _typed(read_document(name, text))


def _typed(document: Document) -> tuple[Document, Script]:
    try:
        return document, msgspec.convert(document.value, Script)
    except msgspec.ValidationError as error:
        raise _explain(document, error) from None


def _explain(document: Document, error: msgspec.ValidationError) -> DocumentError:
    """Return the error of the typed reader with its line, and with a guess what was meant."""
    what, path = split_path(str(error))
    if unknown := _UNKNOWN.fullmatch(what):
        word = unknown["word"]
        sentence = f"there is no entry '{word}'{did_you_mean(word, WORDS)}"
        return document.fault(f"{path}.{word}", sentence)
    if missing := _MISSING.fullmatch(what):
        return document.fault(path, f"the entry '{missing['word']}' is missing")
    return typing_fault(document, error)
