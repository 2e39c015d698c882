"""What a player is shown of a file: it has to be text in every language, and fit on a terminal."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.kernel.letters import drawable
from formulad.kernel.sentence import sentence_of
from formulad.store.paths import data_root
from formulad.ui.toolkit.languages import LANGUAGES, Language

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST_SENTENCE = 100_000
"""Letters; a screen that is given more has no end of work."""


@cache
def languages() -> tuple[Language, ...]:
    """Return the languages of the game."""
    return tuple(Language(code, data_root() / "assets" / "locale") for code in LANGUAGES)


def check_refusal(error: Exception) -> None:
    """Check that a refusal can be shown in every language."""
    check_shown([sentence_of(error)])


def check_shown(texts: Iterable[str]) -> None:
    """Check that texts can be shown in every language."""
    for text in texts:
        for language in languages():
            said = language.say(text)
            assert len(said) <= LONGEST_SENTENCE, "nobody reads so much"
            drawn = drawable(said)
            drawn.encode()  # a screen knows no halves of letters
            assert "\0" not in drawn, "a null cannot be drawn"
