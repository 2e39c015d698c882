"""Reader of scenario files: all is checked with its type before anything is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from formulad.kernel.spelling import did_you_mean
from formulad.scenario.script import WORDS, Script
from formulad.store.validation_errors import no_entry, split_path, typing_fault, unknown_entry
from formulad.store.yaml_document import (
    Document,
    DocumentError,
    open_document,
    read_document,
)

if TYPE_CHECKING:
    from pathlib import Path


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
    if word := unknown_entry(error):
        _, path = split_path(str(error))
        return document.fault(f"{path}.{word}", no_entry(word, did_you_mean(word, WORDS)))
    return typing_fault(document, error)
