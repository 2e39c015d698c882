"""Spelling help: what a misspelt word was probably meant to be."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say

if TYPE_CHECKING:
    from collections.abc import Iterable


LONGEST_WORD = 100
"""Letters; anything longer is no misspelt word, and takes long to compare."""


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the word probably meant; empty if there is none like it."""
    if len(word) > LONGEST_WORD:
        return ""
    return next(iter(get_close_matches(word, list(known), 1)), "")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that names the word probably meant, if any."""
    near = nearest(word, known)
    return say("; did you mean '{word}'?", word=near) if near else ""


def hint(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that names the word probably meant, or else all there are."""
    words = tuple(known)
    return did_you_mean(word, words) or say("; there are: {words}", words=joined(", ", words))
