"""Seasons in real windows, played through: a power cut comes between any two pages.

`FORMULAD_WHOLE_SEASONS=1` has hands play every race of them; else computers have driven all but the
last one.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.games.season_yaml import new_season_file
from formulad.games.seasons import SeasonFile
from formulad.season.season import AgreedRules, Carry, Entry, Round, Season
from formulad.season.standings import standings
from formulad.store.paths import Home, data_root
from formulad.store.preferences import Motion, Pace, Preferences, write_preferences
from tests.e2e.evenings import MOTOR_RACING, answer, by_click, is_asked
from tests.e2e.season_hands import Page, Player, SeasonHands

if TYPE_CHECKING:
    from tests.e2e.conftest import OpenGame
    from tests.e2e.conftest import Player as Folders
    from tests.e2e.window import Window

pytestmark = pytest.mark.display

IS_WHOLE = bool(os.environ.get("FORMULAD_WHOLE_SEASONS"))
NOW = datetime(2026, 11, 28, 20, 15, tzinfo=UTC)
CUP = Season(
    "5ea50a11",
    "Cup",
    "race",
    tuple(Entry(name, at) for at, name in enumerate(("Ana", "Bruno", "Chiyo", "Dev"), 1)),
    (Round("oval", 1),) * 7,
    rules=AgreedRules("rulebook"),
    carry=Carry(),
)
CARDS = Season(
    "ca4d5ea5",
    "Cards",
    MOTOR_RACING.game,
    (Entry("Ana", 1), Entry("Bruno", 2, "easy"), Entry("Chiyo", 3, "easy")),
    (Round(),) * 5,
    rules=AgreedRules(options=MOTOR_RACING.options),
)


def pressing() -> Player:
    """Return a driver who presses whatever is offered, page by page."""
    pages = {"result", "hint", "dialog", "hand-over"}

    def is_asked_there(window: Window) -> bool:
        shown = window.shown
        is_due = bool(shown.awaiting) or shown.scene in pages
        return window.has_led_to(shown) and is_due and shown.still

    def press(window: Window) -> None:
        window.key("space" if window.shown.awaiting == "die" else "Return")

    return Player(is_asked_there, press)


def begun(folders: Folders, season: Season, left: int) -> SeasonFile:
    """Return a season in its file, of which so many races are left to be played by hand."""
    still = Preferences(pace=Pace.INSTANT, motion=Motion.NONE, language="en", hand_over=True)
    write_preferences(folders.settings, still)
    file = SeasonFile(Home(data_root(), folders), new_season_file(folders.seasons, season))
    for race in range(0 if IS_WHOLE else len(season.calendar) - left):
        file.run(race, NOW)
    return file


def assert_all_counted_once(hands: SeasonHands, folders: Folders) -> None:
    """Check that every race of a season has one record and counts once."""
    races = list(range(1, len(hands.season.calendar) + 1))
    assert races == [result.race for result in hands.season.results]
    records = {result.record for result in hands.season.results}
    assert records == {path.name for path in folders.saves.glob("*.race") if path.stat().st_size}
    assert hands.season.is_over
    given = sum(each.points for each in standings(hands.season))
    assert len(races) * (10 + 8 + 6 + 5) >= given > 0


def test_four_people_drive_seven_races_through_power_cuts_on_every_page(
    open_game: OpenGame, player: Folders
) -> None:
    file = begun(player, CUP, 1)
    hands = SeasonHands(open_game, file.path, pressing())

    while not hands.season.is_over:
        hands.look_at_calendar()
        if hands.driven:
            hands.mend(file.game.full(file.season))
        hands.play()

    assert set(Page) == set(hands.cut_on)
    assert_all_counted_once(hands, player)
    assert 0 == hands.window.close()


def test_a_season_of_cards_goes_on_through_power_cuts_on_every_page(
    open_game: OpenGame, player: Folders
) -> None:
    hand = Player(is_asked, partial(answer, evening=MOTOR_RACING, use=by_click))
    hands = SeasonHands(open_game, begun(player, CARDS, 1).path, hand)

    while not hands.season.is_over:
        hands.look_at_calendar()
        hands.play()

    assert set(Page) - {Page.GARAGE, Page.HAND_OVER} == set(hands.cut_on)
    assert_all_counted_once(hands, player)
    assert 0 == hands.window.close()
