"""Translated output: sentences for a terminal, in the language of the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cli.terminal import put, put_fault
from formulad.kernel.letters import quoted
from formulad.kernel.sentence import Sentence
from formulad.ui.toolkit.languages import ENGLISH, LANGUAGES, Language

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

LONGEST_QUOTED = 4_096
"""Letters of what somebody else wrote; the path of a file has no more, and nobody reads so far."""


def tell(args: argparse.Namespace, text: str) -> None:
    """Print a sentence where faults are told."""
    put_fault(f"{in_words(args, text)}\n")


def report(args: argparse.Namespace, text: str) -> None:
    """Print a sentence that was asked for.

    Raises:
        OutputLost: if it cannot be written.
    """
    put(f"{in_words(args, text)}\n")


def in_words(args: argparse.Namespace, text: str) -> str:
    """Return a sentence in the language that was asked for, or else chosen in the game.

    What somebody else wrote, such as a name in it, stays on its line; so does a text that is none
    of our sentences.
    """
    if not isinstance(text, Sentence):
        return _glimpsed(text)
    code = getattr(args, "lang", "") or _chosen() or ENGLISH
    return text.said(Language(code, _locale(getattr(args, "data", None))), _glimpsed)


def _glimpsed(text: str) -> str:
    """Return a text of somebody else's as one line, as far as anybody wants to see it."""
    return quoted(text if len(text) <= LONGEST_QUOTED else f"{text[:LONGEST_QUOTED]}…")


def _chosen() -> str:
    """Return the language of the settings; nothing is changed there, whatever they hold."""
    from formulad.store.paths import user_folders
    from formulad.store.yaml_document import DocumentError, open_document

    try:
        settings = open_document(user_folders().settings).value
    except DocumentError:
        return ""
    code = settings.get("language") if isinstance(settings, dict) else ""
    return code if isinstance(code, str) and code in LANGUAGES else ""


def _locale(data: Path | None) -> Path | None:
    from formulad.store.paths import DataMissing, data_root

    for folder in (data, None):
        try:
            return data_root(folder) / "assets" / "locale"
        except DataMissing:
            pass
    return None
