"""Another roll for the weather: section 17 of the rules, DRV-JULIEN-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.car import Status
from formulad.race.events import SkyRead, SkyRolledAgain, WeatherRolled, WeatherTurned
from formulad.race.state import Weather
from tests.builders import a_car, a_race, a_start, drive, due, play, refused
from tests.city import AVENUE, in_the_streets
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

SECOND_SKY = [Ability.SECOND_SKY]
STANDS = "DRV-JULIEN-1: First say whether the roll for the weather stands."


def rolled_out_of_fifth(
    *, at_the_end: bool = False, gone: Status | None = None
) -> tuple[RaceGame, State]:
    """Return a race in which another car has rolled 20 in fifth under a changeable sky."""
    options = in_the_streets(weather_end_of_round=at_the_end)
    julien = a_car("s1.A9", gear=1, gifts=SECOND_SKY, status=gone or Status.RACING)
    other = a_car("s1.A1", gear=1)
    cars = [a_car("s1.B12", gear=5), julien, other]
    game, before = a_race(
        on=AVENUE, cars=cars, options=options, to_go=3, face=20, weather=Weather.VARIABLE
    )
    return game, play(game, drive(game, before, "s1.B15").state, "r20").state


@pytest.mark.rule("DRV-JULIEN-1/ii")
@pytest.mark.rule("WX-3")
def test_the_first_sky_may_be_asked_for_again_and_the_second_counts() -> None:
    game, grid = a_start(on=AVENUE, options=STREET, gifts=SECOND_SKY)

    read = play(game, grid, "r13")
    again = play(game, read.state, "sky again")
    after = play(game, again.state, "r1")

    assert (SkyRead(0, 13), (0, "sky")) == (read.events[-1], due(game, read.state))
    assert (SkyRolledAgain(0), (0, "race weather")) == (again.events[-1], due(game, again.state))
    assert WeatherRolled(1, Weather.FINE) in after.events
    assert (0, "start") == due(game, after.state)


@pytest.mark.rule("DRV-JULIEN-1/i")
def test_the_second_counts_even_if_it_is_worse() -> None:
    game, grid = a_start(on=AVENUE, options=STREET, gifts=SECOND_SKY)

    assert Weather.RAIN is play(game, grid, "r1", "sky again", "r20").state.weather


@pytest.mark.rule("DRV-JULIEN-1/i")
def test_the_first_may_stand() -> None:
    game, grid = a_start(on=AVENUE, options=STREET, gifts=SECOND_SKY)

    step = play(game, grid, "r13", "sky keep")

    assert WeatherRolled(13, Weather.RAIN) in step.events
    assert (0, "start") == due(game, step.state)


@pytest.mark.rule("DRV-JULIEN-1/i")
def test_nothing_else_can_be_done_meanwhile() -> None:
    game, grid = a_start(on=AVENUE, options=STREET, gifts=SECOND_SKY)

    read = play(game, grid, "r13").state

    assert ["sky keep", "sky again"] == [game.write(move) for move in game.moves(read)]
    assert STANDS == refused(game, read, "g1")


@pytest.mark.rule("DRV-JULIEN-1/ii")
@pytest.mark.rule("WX-2")
def test_the_sky_of_the_timed_laps_may_be_asked_for_again_and_that_of_the_race_too() -> None:
    options = in_the_streets(qualifying=True)
    game, grid = a_start(on=AVENUE, options=options, gifts=SECOND_SKY)

    practice = play(game, grid, "r13", "sky again", "r1").state
    race = play(game, practice, "lap no", "r9", "r5", "r13").state

    assert (Weather.FINE, (0, "sky")) == (practice.weather, due(game, race))


@pytest.mark.rule("DRV-JULIEN-1/i")
@pytest.mark.rule("WX-4/i")
@pytest.mark.parametrize(
    ("script", "weather"),
    [
        (("r13", "sky keep"), Weather.RAINY_VARIABLE),
        (("r13", "sky again", "r1"), Weather.FINE),
        (("r13", "sky again", "r8"), Weather.VARIABLE),
        (("r1", "sky again", "r13"), Weather.RAINY_VARIABLE),
    ],
    ids=["kept", "better", "neither", "worse"],
)
def test_it_makes_no_difference_who_rolled(script: tuple[str, ...], weather: Weather) -> None:
    game, rolling = rolled_out_of_fifth()

    step = play(game, rolling, *script)

    assert (0, "weather") == due(game, rolling)
    assert (1, "sky") == due(game, play(game, rolling, script[0]).state)
    assert [(0, weather)] == [
        (event.car, event.weather) for event in step.events if isinstance(event, WeatherTurned)
    ]
    assert (1, "gear") == due(game, step.state)


@pytest.mark.rule("DRV-JULIEN-1/i")
def test_the_second_roll_is_the_last() -> None:
    game, rolling = rolled_out_of_fifth()

    again = play(game, rolling, "r13", "sky again").state

    assert (0, "weather") == due(game, again)
    assert "MOV-1: First the black die has to fall." == refused(game, again, "sky again")


@pytest.mark.rule("DRV-JULIEN-1/i")
@pytest.mark.rule("WX-5")
def test_at_the_end_of_the_round_every_roll_may_be_asked_for_again() -> None:
    game, rolling = rolled_out_of_fifth(at_the_end=True)
    second = play(game, rolling, "g2", "r2", "p s1.A10-s1.A11").state

    before = play(game, second, "g1", "r1", "p s1.A2").state
    step = play(game, before, "r13", "sky again", "r1")

    assert (0, "weather") == due(game, before)
    assert Weather.FINE is step.state.weather


@pytest.mark.rule("DRV-JULIEN-1/ii")
@pytest.mark.parametrize("status", [Status.OUT, Status.FINISHED])
def test_once_he_is_gone_nobody_asks_him(status: Status) -> None:
    game, rolling = rolled_out_of_fifth(gone=status)

    step = play(game, rolling, "r13")

    assert Weather.RAINY_VARIABLE is step.state.weather
    assert not any(isinstance(event, SkyRead) for event in step.events)


@pytest.mark.rule("DRV-JULIEN-1/ii")
@pytest.mark.parametrize("status", [Status.STALLED, Status.SPUN], ids=str)
def test_as_long_as_he_drives_he_may_ask_wherever_he_stands(status: Status) -> None:
    game, rolling = rolled_out_of_fifth(gone=status)

    assert (1, "sky") == due(game, play(game, rolling, "r13").state)


@pytest.mark.rule("DRV-JULIEN-1/i")
@pytest.mark.rule("STR-1[abilities=off]")
@pytest.mark.parametrize(
    ("gifts", "has_abilities"),
    [([], True), ([Ability.SHORT_SLIDE], True), (SECOND_SKY, False)],
    ids=["no gift", "another gift", "gifts off"],
)
def test_nobody_else_may_ask(gifts: list[Ability], *, has_abilities: bool) -> None:
    options = in_the_streets(abilities=has_abilities)
    game, grid = a_start(on=AVENUE, options=options, gifts=gifts)

    step = play(game, grid, "r13")

    assert (Weather.RAIN, (0, "start")) == (step.state.weather, due(game, step.state))
