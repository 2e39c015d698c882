"""Sentences for a terminal, said in the language of the player."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from formulad.ui.languages import LANGUAGES, Language

if TYPE_CHECKING:
    import argparse
    from pathlib import Path


def tell(args: argparse.Namespace, text: str) -> None:
    """Print a sentence where faults are told."""
    print(in_words(args, text), file=sys.stderr)


def in_words(args: argparse.Namespace, text: str) -> str:
    """Return a sentence in the language that was asked for, or else chosen in the game."""
    code = getattr(args, "lang", "") or _chosen()
    return Language(code, _locale(getattr(args, "data", None))).say(text) if code else str(text)


def _chosen() -> str:
    """Return the language of the settings; nothing is changed there, whatever they hold."""
    from formulad.store.document import DocumentError, open_document
    from formulad.store.paths import user_folders

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
