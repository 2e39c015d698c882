"""Whatever a player reads is said in his language: shown in one that no one speaks.

A letter without an accent on the screen is a word that no translator can reach.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.race.drivers import Ability
from formulad.race.options import Rules
from formulad.store.drivers import Paddock
from formulad.store.gift_words import read_gift_words
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.languages import Language
from formulad.ui.teams import TEAMS
from formulad.ui.text import ELLIPSIS
from tests.ui.race.moments import ROAD
from tests.ui.report.test_reporter import EVENTS, before, reporter
from tools.screens.races import NAMES
from tools.screens.registry import SCREENS
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from formulad.race.events import Event
    from formulad.race.track import Track

SIZE = (1280, 720)
PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "åƀçðéƒğħîĵķłɱñøþɋřšţûṽŵẋýž"
_LETTERS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
_GAP = re.compile(r"(\{[^}]*\})")
_WORD = re.compile(r"[A-Za-z]{2,}")
_RULE = re.compile(r"\b[A-Z]{2,4}(-[A-Z]+)?-\d+[a-z]?\b")

RACE_SCREENS = (
    "grid",
    "start",
    "gear",
    "gear-engineer",
    "gear-whole-board",
    "place",
    "place-overshoot",
    "place-engineer",
    "drive",
    "black-die",
    "computer",
    "pause",
    "results",
    "results-street",
    "slipstream-choice",
    "pit-tyres",
    "pit-technical",
    "pit-refused",
    "trial-tyres",
    "trial-next",
    "trial-gear",
    "tyres",
    "face-black",
    "face-gear",
    "pools",
    "pools-own-car",
    "slipstream",
    "rain",
    "rain-slide",
    "debris",
    "pit-entry",
    "pit-box",
    "timed-lap",
    "results-complete",
    "results-teams",
    *(name for name in SCREENS if name.startswith("city-")),
)
"""Names of the visits to races and to what comes after them."""


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
        yield from _corners(track)
    gifts = read_gift_words(data_root() / "assets" / "gifts" / "en.yaml")
    yield from (text for ability in Ability for text in (gifts[ability].title, gifts[ability].line))


def _corners(track: Track) -> Iterator[str]:
    yield from (sector.corner.name for sector in track.sectors if sector.corner)


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

    A name that is cut short or goes on in another line is still a name.
    """
    texts = set(heard)
    whole = {text for text in texts if not text.endswith(ELLIPSIS)}
    named = {text for text in whole if names.fullmatch(text)}
    found = {text: _WORD.findall(names.sub("", _RULE.sub("", text))) for text in texts}
    return {
        text: words
        for text, words in found.items()
        if words and not _is_beginning(text, whole) and not _is_piece(text, named)
    }


def _is_beginning(text: str, whole: set[str]) -> bool:
    """Return whether a text was cut, and is shown in full as well."""
    begun = text.removesuffix(ELLIPSIS)
    return begun != text and any(each.startswith(begun) for each in whole)


def _is_piece(text: str, named: set[str]) -> bool:
    """Return whether a text is one line of a longer name that is shown."""
    piece = f" {text.removesuffix(ELLIPSIS)}"
    return any(piece in f" {name}" for name in named)


@pytest.mark.parametrize("screen", RACE_SCREENS)
def test_no_word_of_a_race_is_out_of_reach_of_translators(
    screen: str, listen: Listen, names: re.Pattern[str]
) -> None:
    """Every text on the screen of a race can be said in another language."""
    assert {} == plain_words(listen(screen), names)


def test_a_text_that_is_no_sentence_is_found_out(names: re.Pattern[str]) -> None:
    """The test would see a word that was forgotten, but no name."""
    heard = {"Þøîñţ", "Point 3", "ANA: ŘØŁŁ", "Bruno Vandenberg", "Bruno V…", "SLP-2", "P1"}

    assert {"Point 3": ["Point"]} == plain_words(heard, names)


@pytest.mark.parametrize("rules", Rules)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_no_word_of_the_log_is_out_of_reach_of_translators(event: Event, rules: Rules) -> None:
    """Whatever may happen in a race is told in the language of the player."""
    line = reporter(rules).line(event, before(rules))
    told = Accented().say(line.text) if line else ""

    assert {} == plain_words({told}, _of_names({"Ada", "Bob", *_corners(ROAD)}))
