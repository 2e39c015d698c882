"""What a misspelt word was probably meant to be."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say

if TYPE_CHECKING:
    from collections.abc import Iterable


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that names the word probably meant, if any."""
    near = get_close_matches(word, list(known), 1)
    return say("; did you mean '{word}'?", word=near[0]) if near else ""


def hint(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that names the word probably meant, or else all there are."""
    words = tuple(known)
    return did_you_mean(word, words) or say("; there are: {words}", words=joined(", ", words))
