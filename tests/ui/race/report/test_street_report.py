"""What the log says when a gift has made the difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.ability_words import read_gift_words
from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.values import replace
from formulad.race import events as told
from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.options import GridRule
from formulad.race.car import Part
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, Weather
from formulad.store.paths import data_root
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.race.terms.race_words import LogLine, Tone
from formulad.ui.toolkit.languages import Language
from tests.builders import a_car, a_race, play
from tests.city import city, in_the_streets
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.kernel.game import Step
    from formulad.race.events import Event
    from formulad.race.state import State

ROAD = city("""
    A  . . . . . . . . . . . . 1 1 1 1 1 1 . . . .
    B  . . . . . . . . . . . . 1 1 1 1 1 1 . . . .
""")
WIDE_ROAD = city("""
    A  . . . . . . . . . . . . 1 1 1 1 1 1 . . . .
    B  . . . . . . . . . . . . 1 1 1 1 1 1 . . . .
    C  . . . . . . . . . . . . 1 1 1 1 1 1 . . . .
""")
NAMES = ("Ada", "Bob", "Cy")
WORDS = read_gift_words(data_root() / "assets" / "gifts" / "en.yaml")
DRY, WET = Weather.FINE, Weather.RAIN


def lines(
    *events: Event, gift: Ability | None, weather: Weather = DRY, phase: Phase | None = None
) -> tuple[LogLine, ...]:
    """Return what is said of a step of two cars, the first with a gift."""
    gifts = [gift] if gift else []
    cars = [a_car("s1.A1", gifts=gifts), a_car("s1.B3")]
    game, state = a_race(on=ROAD, cars=cars, options=STREET, weather=weather)
    state = replace(state, phase=phase) if phase else state
    return told_of(game, events, state, state)


def told_of(
    game: RaceGame, events: tuple[Event, ...], before: State, after: State
) -> tuple[LogLine, ...]:
    told_lines = Reporter(game.setting, NAMES[: len(before.cars)], WORDS).lines(
        events, before, after
    )
    return tuple(line for _, found in told_lines for line in found)


def last_step(game: RaceGame, *script: str) -> tuple[State, Step[State, Event]]:
    """Return the race before the last line of a script, and the step it leads to."""
    before = play(game, game.initial(), *script[:-1]).state
    return before, play(game, before, script[-1])


@pytest.mark.parametrize(
    ("event", "gift", "words"),
    [
        (
            told.EngineRolled(0, 4, is_damaged=False),
            Ability.TOUGH_ENGINE,
            "4, master tuned: the engine holds (1–3 costs a point, not 1–4)",
        ),
        (
            told.DebrisRolled(0, ROAD.by_name["s1.A2"], 3, is_damaged=False),
            Ability.LIGHT_WHEELS,
            "3 over debris, light wheels: nothing happens (1–2 costs a point, not 1–4)",
        ),
    ],
    ids=["engine", "wheels"],
)
def test_a_roll_that_harms_anybody_else_is_told_with_the_gift(
    event: Event, gift: Ability, words: str
) -> None:
    (line,) = lines(event, gift=gift)

    assert (words, gift.rule, Tone.GOOD, True) == (line.text, line.rule, line.tone, line.is_gift)


@pytest.mark.parametrize(
    ("value", "is_damaged"), [(3, True), (5, False)], ids=["too low for the gift", "harmless"]
)
def test_a_gift_that_made_no_difference_is_not_told(value: int, is_damaged: bool) -> None:
    event = told.EngineRolled(0, value, is_damaged=is_damaged)

    (line,) = lines(event, gift=Ability.TOUGH_ENGINE)

    assert not line.is_gift
    assert "ENG-1" == line.rule


def test_a_short_slide_is_told_with_what_others_would_slide() -> None:
    (line,) = lines(told.CarSlid(0, 1), gift=Ability.SHORT_SLIDE, weather=WET)

    assert ("webbed tyres: slides 1 cell, not 3", "DRV-JULIEN-2") == (line.text, line.rule)


def test_a_line_is_read_in_the_language_that_is_chosen_after_it_was_written() -> None:
    assets = data_root() / "assets"
    game, state = a_race(
        on=ROAD, cars=[a_car("s1.A1", gifts=[Ability.SHORT_SLIDE])], options=STREET, weather=WET
    )

    line = Reporter(game.setting, NAMES[:1], Paddock(assets).words).line(told.CarSlid(0, 1), state)

    assert line is not None
    assert "webbed tyres: slides 1 cell, not 3" == line.text
    assert "Paddelreifen: rutscht 1 Feld, nicht 3" == Language("de", assets / "locale").say(
        line.text
    )


def test_who_touches_rough_flanks_reads_why_he_rolls_twice() -> None:
    (line,) = lines(told.CollisionRolled(1, 0, 9, is_hit=False), gift=Ability.ROUGH)

    assert "two dice" in line.text
    assert "DRV-DEREK-1" == line.rule


def test_scrap_that_is_dropped_is_told_once() -> None:
    cell = ROAD.by_name["s1.A2"]

    (line,) = lines(told.LitterLeft(0, cell), told.DebrisLeft(cell), gift=Ability.LITTER)

    assert "DRV-TEMANA-1" == line.rule


def test_a_gift_of_which_nothing_is_said_is_told_in_plain_words() -> None:
    game, state = a_race(
        on=ROAD, cars=[a_car("s1.A1", gifts=[Ability.TOUGH_ENGINE])], options=STREET
    )

    line = Reporter(game.setting, NAMES[:1]).line(told.EngineRolled(0, 4, is_damaged=False), state)

    assert line is not None
    assert line.text.startswith("4, tough engine: the engine holds")


def test_four_points_at_the_checkpoint_are_a_gift() -> None:
    repaired = told.PartsRepaired(0, ((Part.ENGINE, 2), (Part.BODY, 2)))

    _, line = lines(told.CheckpointPassed(0, 3), repaired, gift=Ability.LONG_CHECK)

    assert ("quick spanner: +2 engine, +2 body", "DRV-JENNY-1") == (line.text, line.rule)


def test_repairs_say_who_paid_for_them() -> None:
    repaired = told.PartsRepaired(0, ((Part.ENGINE, 2),))
    checked, prized = told.CheckpointPassed(0, 3), told.PolicePrizeWon(0, 1, 120)

    assert "STR-7" == lines(checked, repaired, gift=None)[-1].rule
    assert "STR-5" == lines(checked, prized, repaired, gift=None)[-1].rule
    assert "STR-7" == lines(repaired, gift=None, phase=Phase.CHECKPOINT)[-1].rule
    assert "STR-5" == lines(repaired, gift=None, phase=Phase.POLICE)[-1].rule


def test_a_tie_on_the_grid_that_was_none_is_told() -> None:
    options = in_the_streets(weather=False, grid=GridRule.DRAWN)
    wear = options.rule_set.wear
    entries = [Entry(1, wear), Entry(2, wear, (Ability.GALLANTRY,)), Entry(3, wear)]
    game = RaceGame(ROAD, entries, options)

    before, step = last_step(game, "r12", "r12", "r7")

    (line,) = (each for each in told_of(game, step.events, before, step.state) if each.is_gift)
    assert (1, "starts before Ada without another roll") == (line.car, line.text)
    assert "DRV-DIANE-1" == line.rule


def test_a_round_that_begins_with_her_among_level_cars_is_told() -> None:
    cars = [a_car("s1.A3", gear=4), a_car("s1.C3", gear=2, gifts=[Ability.GALLANTRY])]
    game, state = a_race(on=WIDE_ROAD, cars=cars, options=STREET)
    began = told.RoundBegan(4, (1, 0))

    (line,) = (each for each in told_of(game, (began,), state, state) if each.is_gift)

    assert (1, "is level with Ada and plays first") == (line.car, line.text)


def test_a_round_in_the_usual_order_tells_of_no_gift() -> None:
    cars = [a_car("s1.A3", gear=4), a_car("s1.B9", gear=2, gifts=[Ability.GALLANTRY])]
    game, state = a_race(on=WIDE_ROAD, cars=cars, options=STREET)

    found = told_of(game, (told.RoundBegan(4, (1, 0)),), state, state)

    assert not any(line.is_gift for line in found)
