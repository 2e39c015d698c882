"""Whatever a player reads is said in his language: shown in one that no one speaks.

A letter without an accent on the screen is a word that no translator can reach.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.race.drivers import Ability
from formulad.store.drivers import Paddock
from formulad.store.gift_words import read_gift_words
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.languages import Language
from formulad.ui.teams import TEAMS
from formulad.ui.text import ELLIPSIS
from tools.screens.races import NAMES
from tools.screens.registry import SCREENS
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

SIZE = (1280, 720)
PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "åƀçðéƒğħîĵķłɱñøþɋřšţûṽŵẋýž"
_LETTERS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
_GAP = re.compile(r"(\{[^}]*\})")
_WORD = re.compile(r"[A-Za-z]{2,}")
_RULE = re.compile(r"\b[A-Z]{2,4}(-[A-Z]+)?-\d+[a-z]?\b")

class Accented(Language):
    """A language whose words are the English ones, with an accent on every letter."""

    def __init__(self) -> None:
        super().__init__("accented")
        self.heard: set[str] = set()
        """Every text that was to be shown."""

    def say(self, text: str) -> str:
        said = super().say(text)
        self.heard.add(str(said))
        return said

    def message(self, context: str, english: str) -> str:
        del context
        pieces = _GAP.split(english)
        return "".join(each if each[:1] == "{" else each.translate(_LETTERS) for each in pieces)

    def counted(self, context: str, one: str, several: str, number: int) -> str:
        return self.message(context, one if number == 1 else several)


class Listen(Protocol):
    """Makes visits in a language that no one speaks."""

    def __call__(self, screen: str) -> set[str]:
        """Return all texts that are shown on a visit."""


@pytest.fixture(scope="module")
def listen(tmp_path_factory: pytest.TempPathFactory) -> Listen:
    """Return a maker of visits, which share painted boards."""
    folder: Path = tmp_path_factory.mktemp("player")

    def visit(screen: str) -> set[str]:
        language = Accented()
        visitor = Visitor(folder, SIZE, language)
        SCREENS[screen](visitor)
        visitor.look()
        visitor.leave()
        return language.heard

    return visit


def _names() -> Iterator[str]:
    """Yield the names and signs that are the same in every language."""
    yield from NAMES
    yield from (name[:3] for name in NAMES)
    for profile in Paddock(data_root() / "assets").profiles():
        yield from (profile.name, profile.first_name)
    yield from (team.name for team in TEAMS)
    catalogue = Catalogue(data_root() / "tracks")
    for circuit in ("monaco", "basse-ville"):
        track = catalogue.load(circuit).track
        yield track.title
        yield from (sector.corner.name for sector in track.sectors if sector.corner)
    gifts = read_gift_words(data_root() / "assets" / "gifts" / "en.yaml")
    yield from (text for ability in Ability for text in (gifts[ability].title, gifts[ability].line))


def _of_names(names: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern of names as a whole, the longest first."""
    longest = sorted(set(names), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)


@pytest.fixture(scope="module")
def names() -> re.Pattern[str]:
    """Return the pattern of what is the same in every language.

    People, cars' codes and teams, circuits and corners are called what they are called; gifts are
    told of in files, one for each language.
    """
    return _of_names(_names())


def plain_words(heard: Iterable[str], names: re.Pattern[str]) -> dict[str, list[str]]:
    """Return the texts with words that no translator can reach, each with those words.

    A name that is cut short is still a name.
    """
    texts = set(heard)
    whole = {text for text in texts if not text.endswith(ELLIPSIS)}
    cut = {text for text in texts - whole if not _is_beginning(text, whole)}
    found = {text: _WORD.findall(names.sub("", _RULE.sub("", text))) for text in whole | cut}
    return {text: words for text, words in found.items() if words}


def _is_beginning(text: str, whole: set[str]) -> bool:
    begun = text.removesuffix(ELLIPSIS)
    return any(each.startswith(begun) for each in whole)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_word_of_a_screen_is_out_of_reach_of_translators(
    screen: str, listen: Listen, names: re.Pattern[str]
) -> None:
    """Every text on a screen can be said in another language."""
    assert {} == plain_words(listen(screen), names)


def test_a_text_that_is_no_sentence_is_found_out(names: re.Pattern[str]) -> None:
    """The test would see a word that was forgotten, but no name."""
    heard = {"Þøîñţ", "Point 3", "ANA: ŘØŁŁ", "Bruno Vandenberg", "Bruno V…", "SLP-2", "P1"}

    assert {"Point 3": ["Point"]} == plain_words(heard, names)
