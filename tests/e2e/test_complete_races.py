"""Races by the complete rules in a real window, from the first decision to the flag, by clicks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.cli.race_arguments import entrants
from formulad.race.events import CarServed, SlipstreamTaken, TrialEnded, TyresChosen, WeatherRolled
from formulad.race.moves import (
    BeginTrial,
    ChoosePath,
    DeclineSlipstream,
    FitTyres,
    ShiftTo,
    StopForService,
    TakeSlipstream,
)
from formulad.race.setup import RaceSetup
from formulad.store.settings import Pace, Settings, write_settings
from formulad.ui.scenes.race.offers import cards
from tests.e2e.complete import deed, seed_that_shows_all
from tests.e2e.played import PlayedRace, row_index, state_of
from tests.e2e.window import WHEEL_DOWN
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.store.resume import LoadedRace
    from tests.e2e.conftest import OpenGame
    from tests.e2e.window import Window

pytestmark = pytest.mark.display

DUEL = "human:Ada,ai:rookie"


@pytest.fixture
def player(tmp_path: Path) -> Path:
    """Return the folder of a player who wants everything shown at once."""
    folder = tmp_path / "data" / "formulad"
    write_settings(folder / "settings.yaml", Settings(pace=Pace.INSTANT))
    return folder


def test_a_race_by_the_rule_book_is_driven_to_the_flag_by_clicks(
    open_game: OpenGame, player: Path
) -> None:
    seed = seed_that_shows_all(RaceSetup("monaco", entrants(DUEL), RULEBOOK))
    window = open_game("play", "--rules", "rulebook", "--seats", DUEL, "--seed", str(seed))

    race = drive_to_the_flag(window, player)

    own = [event for event in events_of(race) if getattr(event, "car", None) == 0]
    assert any(isinstance(event, SlipstreamTaken) for event in own)
    assert any(isinstance(event, CarServed) for event in own)
    assert race.replay.played[-1].step.state.is_over


def test_a_race_of_masters_is_driven_to_the_flag_by_clicks(
    open_game: OpenGame, player: Path
) -> None:
    window = open_game("play", "--rules", "masters", "--laps", "1", "--seats", DUEL, "--seed", "5")

    race = drive_to_the_flag(window, player)

    events = events_of(race)
    own_lap, other_lap = (event for event in events if isinstance(event, TrialEnded))
    assert (0, 1) == (own_lap.car, other_lap.car)
    assert own_lap.seconds > 0
    assert 20 <= other_lap.seconds <= 55
    assert 4 == sum(isinstance(event, TyresChosen) for event in events)
    assert 2 == sum(isinstance(event, WeatherRolled) for event in events)
    assert race.replay.played[-1].step.state.is_over


def events_of(race: LoadedRace) -> list[Event]:
    """Return all that happened in a race."""
    return [event for each in race.replay.played for event in each.step.events]


def drive_to_the_flag(window: Window, player: Path) -> LoadedRace:
    """Drive until the results are shown, and return the race."""
    window.wait_until(lambda: bool(window.shown.awaiting), "the person is asked for something")
    window.widget("engineer-tab").click()
    race = PlayedRace(window, player / "saves")
    while race.asked()[0] != "over":
        race.step(partial(click, window))
    window.wait_for_scene("result")
    assert race.loaded.record.is_over
    return race.loaded


def click(window: Window, due: str, race: LoadedRace) -> None:
    """Click the die that is due, or what the person wants to do."""
    if due == "die":
        window.widget("action").click()
    else:
        click_move(window, race, deed(race.game, state_of(race)))


def click_move(window: Window, race: LoadedRace, move: Move) -> None:
    """Click what stands for a move."""
    match move:
        case ShiftTo(gear=gear):
            window.widget(f"gear-{int(gear)}").click()
        case ChoosePath() | TakeSlipstream():
            row = row_index(race, move)
            wheel_to(window, row)
            window.widget(f"destination-{row}").click()
        case DeclineSlipstream():
            window.widget("way-out").click()
        case FitTyres() | BeginTrial():
            index = cards(race.game, state_of(race)).index(move)
            window.widget(f"card-{index}").click()
        case StopForService():
            window.widget("action").click()


def wheel_to(window: Window, row: int) -> None:
    """Turn the wheel over the list until a row of it is in sight."""
    over = window.widget("destination-0").wait().middle
    for _ in range(row):
        if window.widget(f"destination-{row}").is_ready:
            return
        window.click(*over, WHEEL_DOWN)
