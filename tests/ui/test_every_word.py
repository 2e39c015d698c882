"""Whatever a player reads is said in his language: shown in one that no one speaks.

A letter without an accent on the screen is a word that no translator can reach.
"""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Protocol

import pytest
import yaml

from formulad.race.options import Rules
from formulad.store.drivers import Paddock
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.languages import LANGUAGES, Language
from formulad.ui.scenes.settings.tongues import INVITATIONS
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
ACCENT = "accented"
OWN_NAMES = (
    *("All on tyres", "Wide and heavy car", "Broken", "Oval"),
    *("Cousin", "of Jack", "Friday evening", "Friday night", "Long"),
    *("brake tyre", "spin", "penguin"),
)
"""What players on the visits call cars, drivers, rules and circuits, and what they look for."""
OWN_LINE = "Would rather go sideways than straight on."
"""What a player says of a driver of his own."""
_LETTERS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
_GAP = re.compile(r"(\{[^}]*\})")
_WORD = re.compile(r"[A-Za-z]{2,}")
_HEAD = re.compile(r"# |## [A-Z0-9-]+ |\([ivx]+\) ")
"""What a line of the rule book begins with that is the same in every language."""
_SIGN = re.compile(
    r"\b[A-Z]{2,4}(-[A-Z]+)?-\d+[a-z]?\b"  # the id of a rule
    r"|\b[LR][BTS]\b"  # what stands on the shoulders, triggers and sticks of a pad
    r"|\([ivx]+\)"  # one of its clauses
    r"|[\w -]+\.(yaml|race|tmx)\b"  # a file
    r"|'[a-z_]+'|`[a-z]+`"  # what stands in it
    r"| åţ [a-z.]+"  # and where
    r"|[“”]"
)


class Accented(Language):
    """A language whose words are the English ones, with an accent on every letter."""

    def __init__(self) -> None:
        super().__init__(ACCENT)
        self.heard: set[str] = set()
        """Every text that was to be shown."""

    def say(self, text: str) -> str:
        said = super().say(text)
        self.heard.add(str(said))
        return said

    def message(self, context: str, english: str) -> str:
        del context
        return accented(english)

    def counted(self, context: str, one: str, several: str, number: int) -> str:
        return self.message(context, one if number == 1 else several)


def accented(text: str) -> str:
    """Return a text with accents on all letters but those of its gaps."""
    pieces = _GAP.split(text)
    return "".join(each if each[:1] == "{" else each.translate(_LETTERS) for each in pieces)


def write_accented(data: Path) -> None:
    """Write the game's files into a folder, with what they tell in the language no one speaks."""
    shutil.copytree(data_root() / "assets", data / "assets")
    (data / "tracks").symlink_to(data_root() / "tracks")
    for folder in ("options", "gifts"):
        words = yaml.safe_load((data / "assets" / folder / "en.yaml").read_text("utf-8"))
        _write(data / "assets" / folder / f"{ACCENT}.yaml", _translated(words))
    for path in (data / "assets" / "drivers").glob("*.yaml"):
        driver = yaml.safe_load(path.read_text("utf-8"))
        driver["line"][ACCENT] = accented(driver["line"]["en"])
        _write(path, driver)
    book = (data / "assets" / "rulebook" / "en.md").read_text("utf-8")
    lines = "\n".join(map(_translated_line, book.split("\n")))
    (data / "assets" / "rulebook" / f"{ACCENT}.md").write_text(lines, "utf-8")


def _write(path: Path, content: object) -> None:
    path.write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False), "utf-8")


def _translated(words: object) -> object:
    """Return what a file says, what its entries are called left as it is."""
    if isinstance(words, dict):
        return {name: _translated(said) for name, said in words.items()}
    return accented(str(words))


def _translated_line(line: str) -> str:
    """Return a line of the rule book; what it tells the game is no text."""
    if line.startswith(("Option ", "Picture ")):
        return line
    head = _HEAD.match(line)
    return head[0] + accented(line[head.end() :]) if head else accented(line)


class Listen(Protocol):
    """Makes visits in a language that no one speaks."""

    def __call__(self, screen: str) -> set[str]:
        """Return all texts that are shown on a visit."""


@pytest.fixture(scope="module")
def listen(tmp_path_factory: pytest.TempPathFactory) -> Listen:
    """Return a maker of visits, which share painted boards."""
    folder: Path = tmp_path_factory.mktemp("player")
    data: Path = tmp_path_factory.mktemp("data")
    write_accented(data)

    def visit(screen: str) -> set[str]:
        language = Accented()
        visitor = Visitor(folder, SIZE, language, data)
        SCREENS[screen](visitor)
        visitor.look()
        visitor.leave()
        return language.heard

    return visit


def _names() -> Iterator[str]:
    """Yield the names and signs that are the same in every language."""
    yield from NAMES
    yield from (name[:3] for name in NAMES)
    yield from (*OWN_NAMES, OWN_LINE, ACCENT)
    for profile in Paddock(data_root() / "assets").profiles():
        yield from (profile.name, *_SIGN.sub("", profile.name).split())
    yield from (word for name in OWN_NAMES for word in name.split())
    yield from (team.name for team in TEAMS)
    catalogue = Catalogue(data_root() / "tracks")
    for circuit in ("monaco", "basse-ville"):
        track = catalogue.load(circuit).track
        yield track.title
        yield from _corners(track)
    yield from (*LANGUAGES.values(), *INVITATIONS.values())


def _corners(track: Track) -> Iterator[str]:
    yield from (sector.corner.name for sector in track.sectors if sector.corner)


def _of_names(names: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern of names as a whole, the longest first."""
    longest = sorted(set(names), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)


@pytest.fixture(scope="module")
def names() -> re.Pattern[str]:
    """Return the pattern of what is the same in every language.

    People, cars' codes and teams, circuits and corners are called what they are called.
    """
    return _of_names(_names())


def plain_words(heard: Iterable[str], names: re.Pattern[str]) -> dict[str, list[str]]:
    """Return the texts with words that no translator can reach, each with those words.

    A name that is cut short or goes on in another line is still a name.
    """
    texts = set(heard)
    whole = {text for text in texts if not text.endswith(ELLIPSIS)}
    named = {text for text in whole if names.fullmatch(text)}
    found = {text: _WORD.findall(names.sub("", _SIGN.sub("", text))) for text in texts}
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


@pytest.mark.parametrize("screen", [name for name in SCREENS if name != "rule-french"])
def test_no_word_of_a_screen_is_out_of_reach_of_translators(
    screen: str, listen: Listen, names: re.Pattern[str]
) -> None:
    """Every text on a screen can be said in another language.

    But not in a rule book that the player has opened in French.
    """
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
