"""Races by the complete rules in a real window, from the first decision to the flag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.race_arguments import entrants
from formulad.kernel.game import Outcome
from formulad.race.agreed.setup import RaceSetup
from formulad.race.events import CarServed, SlipstreamTaken, TrialEnded, TyresChosen, WeatherRolled
from tests.e2e.complete import deed_in, seed_that_shows_all
from tests.e2e.driving import Dice, drive_to_the_flag
from tests.e2e.hands import click, press
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace
    from formulad.race.events import Event
    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.hands import Hand

pytestmark = pytest.mark.display

DUEL = "human:Ada,ai:rookie"


@pytest.mark.parametrize(
    ("hand", "track"),
    [pytest.param(click, "monaco", id="by clicks"), pytest.param(press, "oval", id="by keys")],
)
def test_a_race_by_the_rule_book_is_driven_to_the_flag(
    open_game: OpenGame, still_player: Player, hand: Hand, track: str
) -> None:
    seed = seed_that_shows_all(RaceSetup(track, entrants(DUEL), RULEBOOK))
    window = open_game("play", "--track", track, "--seats", DUEL, "--seed", str(seed))
    if hand is click:
        window.wait_until(lambda: bool(window.shown.awaiting), "the race has begun")
        window.widget("engineer-tab").click()

    race = drive_to_the_flag(window, still_player.saves, deed_in, hand)

    own = [event for event in events_of(race) if getattr(event, "car", None) == 0]
    assert any(isinstance(event, SlipstreamTaken) for event in own)
    assert any(isinstance(event, CarServed) for event in own)
    assert RULEBOOK == race.header.setup.options


def test_a_race_of_masters_is_driven_to_the_flag_by_clicks(
    open_game: OpenGame, still_player: Player
) -> None:
    where = ("--track", "oval", "--laps", "1")
    window = open_game("play", "--rules", "masters", *where, "--seats", DUEL, "--seed", "5")
    window.wait_until(lambda: bool(window.shown.awaiting), "the race has begun")
    window.widget("engineer-tab").click()

    race = drive_to_the_flag(window, still_player.saves, deed_in, click)

    events = events_of(race)
    own_lap, other_lap = (event for event in events if isinstance(event, TrialEnded))
    assert (0, 1) == (own_lap.car, other_lap.car)
    assert own_lap.seconds > 0
    assert 20 <= other_lap.seconds <= 55
    assert 4 == sum(isinstance(event, TyresChosen) for event in events)
    assert 2 == sum(isinstance(event, WeatherRolled) for event in events)


def test_a_race_with_dice_on_the_table_is_driven_to_the_flag_by_keys(
    open_game: OpenGame, still_player: Player
) -> None:
    rules = ("--rules", "rulebook", "--option", "physical_dice=on", "--laps", "1")
    window = open_game("play", "--track", "oval", *rules, "--seats", DUEL)

    dice = Dice()
    race = drive_to_the_flag(window, still_player.saves, deed_in, press, dice)

    choices = (each.choice for each in race.replay.played)
    assert dice.thrown == [choice for choice in choices if isinstance(choice, Outcome)]
    assert race.header.setup.options.physical_dice


def events_of(race: LoadedRace) -> list[Event]:
    """Return all that happened in a race."""
    return [event for each in race.replay.played for event in each.step.events]
