"""Every screen is seen: its words can be translated and read, and it looks as it should.

Words are shown in a language that no one speaks: a letter without an accent is a word that no
translator can reach.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from formulad.cards.fun.cards import CardKind
from formulad.games.race.drivers_yaml import Paddock
from formulad.race.agreed.options import Rules
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.cards.kit.liveries import SIX_TEAMS
from formulad.ui.shell.credits.credits_text import SECTIONS
from formulad.ui.shell.settings.language_entries import INVITATIONS
from formulad.ui.toolkit.languages import ENGLISH, LANGUAGES
from formulad.ui.toolkit.teams import TEAMS
from formulad.ui.toolkit.text import ELLIPSIS
from tests.cards.corsa import tables as corsa
from tests.cards.fun import tables as fun
from tests.scope import chosen
from tests.ui.accents import ACCENT, Accented
from tests.ui.ground_once import ground_once
from tests.ui.pictures import assert_looks_like
from tests.ui.race.moments import ROAD
from tests.ui.race.report.test_reporter import EVENTS, before, reporter
from tests.ui.tour import WALKED, Tour
from tests.ui.weighed_once import weighed_once
from tools.screens.races import NAMES
from tools.screens.registry import SCREENS
from tools.screens.seasons import SECOND_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from formulad.race.events import Event
    from formulad.race.road.track import Track

VISITED = tuple(name for name in SCREENS if not name.endswith(("-night", "-contrast")))
"""The others differ in nothing but colours."""
PICTURED = (
    *("menu", "new-race-4", "new-race-street-4", "rules-changed", "design", "drivers"),
    *(
        "settings-picture",
        "settings-contrast",
        "language-choice",
        "controls",
        "letters",
        "name-mouse",
    ),
    *("start", "gear", "place", "pools", "rain", "timed-lap", "slipstream-choice", "pit-tyres"),
    *("city-gear", "city-prize", "pause", "help", "help-rules", "hand-over"),
    *("box-continue", "new-game", "card-help"),
    *("replay", "credits", "results", "results-teams", "controls-pad"),
    *("report", "report-dice"),
    *("table-gear", "table-city", "table-ten", "happens-nitro", "menu-pad"),
)
"""One of each kind of screen."""
QUICK = {*PICTURED, *WALKED}
"""One of each kind: the quick gate sees those, in the narrowest window and in one more."""
OWN_NAMES = (
    *("All on tyres", "Wide and heavy car", "Broken", "Oval", "half-done", "The FormulaD makers"),
    *("Cousin", "of Jack", "Friday evening", "Friday night", "Long", "Winter Cup", "player/tracks"),
    *("brake tyre", "spin", "penguin"),
)
"""What players on the visits call cars, drivers, rules, circuits and folders, and look for."""
OWN_LINE = "Would rather go sideways than straight on."
"""What a player says of a driver of his own."""
_WORD = re.compile(r"[A-Za-z]{2,}")
_SIGN = re.compile(
    r"\b[A-Z]{2,4}(-[A-Z]+)?-\d+[a-z]?\b"  # the id of a rule
    r"|\b[LR][BTS]\b"  # what stands on the shoulders, triggers and sticks of a pad
    r"|\([ivx]+\)"  # one of its clauses
    r"|[\w -]+\.(yaml|race|tmx)\b"  # a file
    r"|/[\w/.-]*"  # and where it lies
    r"|\bcorner #\d+"  # an object of a map
    r"|\b[0-9a-f]{8}\b"  # the signs of a circuit
    r"|\bCtrl [ACVX]\b"  # keys, as keyboards name them
    r"|'[a-z_]+'|`[a-z]+`"  # what stands in it
    r"| åţ [a-z.]+"  # and where
    r"|“deleted”"  # a folder
    r"|[“”]"
)


def _parts(name: str) -> tuple[str, ...]:
    """Return a name, and its words."""
    return name, *name.split()


def _names() -> Iterator[str]:
    """Yield the names and signs that are the same in every language."""
    yield from NAMES
    yield from (part for name in NAMES for part in name.split())
    yield from ("Rulebook", "Beginner", "Masters", "webbed tyres")
    yield from (name[:3] for name in NAMES)
    yield from (*OWN_NAMES, *SECOND_NAMES, OWN_LINE, ACCENT)
    for profile in Paddock(data_root() / "assets").profiles():
        yield from (profile.name, *_SIGN.sub("", profile.name).split())
    yield from (word for name in OWN_NAMES for word in name.split())
    yield from (team.name for team in TEAMS)
    yield from (team.name for team in SIX_TEAMS)
    cards = corsa.deck()
    yield from (name for driver in cards.drivers for name in _parts(driver.name))
    yield from (name for circuit in cards.circuits for name in _parts(circuit.name))
    yield from (card.name for card in fun.deck().cards if card.kind is CardKind.DRIVER)
    yield from (name for section in SECTIONS for name, _ in section.table)
    catalogue = Catalogue(data_root() / "tracks")
    for circuit in catalogue.paths:
        track = catalogue.load(circuit).track
        yield track.title
        yield from _corners(track)
        yield from (part for corner in _corners(track) for part in corner.split())
    yield from (*LANGUAGES.values(), *INVITATIONS.values())


@cache
def _abouts() -> set[str]:
    """Return what the authors of the game's circuits say of them in English, line by line."""
    catalogue = Catalogue(data_root() / "tracks")
    return {catalogue.load(circuit).about[ENGLISH] for circuit in catalogue.paths}


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
    named = {text for text in whole if names.fullmatch(text)} | _abouts()
    found = {text: _WORD.findall(names.sub("", _SIGN.sub("", text))) for text in texts}
    return {
        text: words
        for text, words in found.items()
        if words
        and not _is_beginning(text, whole)
        and not _is_piece(text, named)
        and not _ends_a_path(text, texts)
    }


def _is_beginning(text: str, whole: set[str]) -> bool:
    """Return whether a text was cut, and is shown in full as well."""
    begun = text.removesuffix(ELLIPSIS)
    return begun != text and any(each.startswith(begun) for each in whole)


def _is_piece(text: str, named: set[str]) -> bool:
    """Return whether a text is one line of a longer name that is shown."""
    piece = f" {text.removesuffix(ELLIPSIS)}"
    return any(piece in f" {name}" for name in named)


def _ends_a_path(text: str, texts: set[str]) -> bool:
    """Return whether a text goes on where the path of a folder had no more room in a line.

    How long it is depends on how many tests were run on this machine.
    """
    return any(f"{path}{text[:1]}" in texts for path in texts if path.startswith("/"))


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory, painted: Path) -> Iterator[Tour]:
    """Return a guide who visits each screen once."""
    with weighed_once(), ground_once():
        yield Tour(tmp_path_factory.mktemp("tour"), painted)


@pytest.mark.parametrize("screen", chosen(VISITED, QUICK))
def test_no_text_of_a_screen_is_cut_or_lies_over_another(screen: str, tour: Tour) -> None:
    """In a small window and in a usual one every text can be read, in every language."""
    assert () == tour.see(screen).faults


@pytest.mark.parametrize("screen", WALKED)
def test_arrows_lead_from_every_control_of_a_page_to_every_other_and_back(
    screen: str, tour: Tour
) -> None:
    """A page can be used by arrows alone, and the opposite arrow undoes a step."""
    assert () == tour.see(screen).dead_ends


@pytest.mark.parametrize(
    "screen", chosen((name for name in VISITED if name != "rule-french"), QUICK)
)
def test_no_word_of_a_screen_is_out_of_reach_of_translators(
    screen: str, tour: Tour, names: re.Pattern[str]
) -> None:
    """Every text on a screen can be said in another language.

    But not in a rule book that the player has opened in French.
    """
    assert {} == plain_words(tour.see(screen).heard, names)


@pytest.mark.parametrize("screen", PICTURED)
def test_a_screen_looks_as_it_did_when_it_was_looked_at(screen: str, tour: Tour) -> None:
    assert_looks_like(tour.see(screen).picture, f"screen-{screen}")


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
