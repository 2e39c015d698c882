"""What the timing tower says of a race by the complete rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule
from formulad.race.agreed.setup import Entrant
from formulad.race.car import Status
from formulad.race.rules import RaceGame
from formulad.race.state import TrialResult, Trials, Weather
from formulad.ui.race.model.selection import Selection
from formulad.ui.race.model.shown_moment import Moment
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.present.tower_presenter import MARKS, SKY_ICONS
from formulad.ui.toolkit.icon_shapes import ICONS
from tests.builders import a_car, play
from tests.presets import RULEBOOK
from tests.ui.race.moments import NAMES, ROAD, a_moment

if TYPE_CHECKING:
    from formulad.race.state import State

SKY = replace(RULEBOOK, pit_stops=False, weather=True)


@pytest.mark.parametrize(
    ("weather", "words"),
    [
        (Weather.FINE, ("Fine", "dry track", False)),
        (Weather.VARIABLE, ("Changeable", "dry, for now", False)),
        (Weather.RAINY_VARIABLE, ("Changeable", "wet, for now", True)),
        (Weather.RAIN, ("Rain", "wet track", True)),
    ],
)
def test_the_sky_stands_over_the_order(weather: Weather, words: tuple[str, str, bool]) -> None:
    sky = race_view(a_moment(options=SKY, weather=weather), ()).tower.sky

    assert sky is not None
    assert words == (sky.title, sky.road, sky.is_wet)


def test_a_race_without_weather_has_no_sky() -> None:
    assert race_view(a_moment(), ()).tower.sky is None


@pytest.mark.parametrize(
    ("status", "mark"),
    [
        (Status.RACING, ""),
        (Status.SPUN, "spin"),
        (Status.STALLED, "stalled"),
        (Status.IN_PIT, "pit"),
        (Status.COASTING, "engine"),
    ],
)
def test_cars_that_do_not_just_drive_are_marked(status: Status, mark: str) -> None:
    cars = [a_car("s1.A9"), a_car("s1.A3", status=status)]

    rows = race_view(a_moment(cars), ()).tower.rows

    assert mark == next(row.mark for row in rows if row.number == 2)


def test_all_marks_and_skies_have_icons() -> None:
    assert set() == {*MARKS.values(), *SKY_ICONS.values()} - set(ICONS)


def test_while_timed_laps_are_driven_the_best_stands_first() -> None:
    driven = (TrialResult(0, 26, seconds=75), TrialResult(1, 24), TrialResult(2, 3, is_out=True))
    cars = [a_car(f"s1.{lane}3") for lane in "ABC"]
    cars.append(a_car("s1.A5"))
    options = replace(SKY, qualifying=True)
    trials = Trials(driven, TrialResult(3, 7))

    tower = race_view(a_moment(cars, options=options, trials=trials), ()).tower

    assert [2, 1, 3, 4] == [row.number for row in tower.rows]
    assert ["24", "27", "OUT", "7"] == [row.gap for row in tower.rows]
    assert "Timed laps, 3 of 4 driven" == tower.foot


def test_in_the_draw_for_the_grid_the_tower_shows_who_rolls_and_what_fell() -> None:
    game = RaceGame(ROAD, 3, replace(RULEBOOK, grid=GridRule.DRAWN))
    state = play(game, game.initial(), "r9").state

    rows = race_view(_three(game, state), ()).tower.rows

    assert ["9", "", ""] == [row.gap for row in rows]
    assert [False, True, False] == [row.is_now for row in rows]


def test_who_ties_for_the_grid_is_told_for_which_place() -> None:
    game = RaceGame(ROAD, 3, replace(RULEBOOK, grid=GridRule.DRAWN))
    first = race_view(_three(game, game.initial()), ()).prompt
    state = play(game, game.initial(), "r9", "r12", "r9").state

    again = race_view(_three(game, state), ()).prompt

    assert "Highest takes pole" == first.text
    assert "Ada and Cy roll again for 2nd" == again.text


def _three(game: RaceGame, state: State) -> Moment:
    seats = tuple(Entrant(name, 2 * i + 1) for i, name in enumerate(NAMES[:3]))
    return Moment(game, seats, state, game.awaiting(state), Selection())
