"""Languages of the game: what each is called, and how its sentences are found."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence

if TYPE_CHECKING:
    from gettext import NullTranslations
    from pathlib import Path

ENGLISH = "en"
LANGUAGES = {
    ENGLISH: "English",
    "fr": "Français",
    "ja": "日本語",
    "de": "Deutsch",
    "it": "Italiano",
    "es": "Español",
}
"""Each language by its code, as those who speak it call it."""
DOMAIN = "formulad"
"""The name of the catalogues."""


class Language:
    """One language: says sentences in it, and leaves all other texts as they are."""

    def __init__(self, code: str = ENGLISH, locale: Path | None = None) -> None:
        """Take up a language; its catalogue is read when it is first needed.

        Args:
            code: which language.
            locale: the folder of the catalogues; without one everything is said in English.
        """
        self.code = code
        self._locale = locale

    def say(self, text: str) -> str:
        """Return a text in this language."""
        if not isinstance(text, Sentence) or self.code == ENGLISH:
            return text
        return text.said(self)

    def message(self, context: str, english: str) -> str:
        """Return a sentence with its gaps; the English one if there is no other."""
        if context:
            return self._translations.pgettext(context, english)
        return self._translations.gettext(english)

    def counted(self, context: str, one: str, several: str, number: int) -> str:
        """Return the form of a sentence that goes with a number."""
        if context:
            return self._translations.npgettext(context, one, several, number)
        return self._translations.ngettext(one, several, number)

    @cached_property
    def _translations(self) -> NullTranslations:
        from gettext import translation

        return translation(DOMAIN, self._locale, [self.code], fallback=True)
