from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.values.library import the_library
from formulad.ai.values.shelf import Shelf
from formulad.ai.values.workshop import Workshop, begin_process, needed, solve
from formulad.race.agreed.options import COMPLETE, Options, Rules
from formulad.race.phase import Entry, Setting
from tests.circuits import ALLEY, RING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.ai.values.workshop import Keys
    from formulad.race.road.track import Track

TWO_LAPS = Options(laps=2)


def a_setting(on: Track = RING, options: Options = TWO_LAPS) -> Setting:
    """Return a race of one car."""
    return Setting(on, options, (Entry(1, options.rule_set.wear),))


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    """Return the only shelf there is."""
    library = the_library()
    library.forget()
    before, library.shelves = library.shelves, (Shelf(tmp_path),)
    yield Shelf(tmp_path)
    library.shelves = before


class Slow:
    """Work that never comes to its end by itself."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.goes_on = True

    def is_alive(self) -> bool:
        return self.goes_on

    def terminate(self) -> None:
        self.goes_on = False


class Begun:
    """All works that were begun."""

    def __init__(self) -> None:
        self.works: list[Slow] = []

    def __call__(self, keys: Keys, shelves: tuple[Shelf, ...]) -> Slow:
        del shelves
        self.works.append(Slow(keys))
        return self.works[-1]


def test_a_race_needs_each_of_its_laps_and_the_way_from_the_grid() -> None:
    laps = [(key.laps_after, key.from_grid) for key in needed(a_setting())]

    assert [(0, False), (1, False), (2, True)] == laps


def test_laps_with_nitro_rest_on_those_without() -> None:
    street = Options(rules=Rules.COMPLETE, street=True)
    setting = Setting(RING, street, (Entry(1, COMPLETE.wear),))

    spent = [key.premise.is_spent for key in needed(setting) if not key.from_grid]

    assert [True, False] == spent


def test_what_a_process_solved_lies_on_the_shelf(shelf: Shelf) -> None:
    setting = a_setting()

    work = begin_process(needed(setting), the_library().shelves)
    work.join(timeout=120)

    assert not work.is_alive()
    assert all(shelf.has(key) for key in needed(setting))
    assert Workshop().is_ready(setting)


def test_a_race_is_ready_when_its_last_lap_is_solved() -> None:
    setting, workshop = a_setting(), Workshop(Begun())
    keys, shelves = needed(setting), the_library().shelves

    solve(keys[:-1], shelves)
    the_library().forget()
    assert not workshop.is_ready(setting)
    solve(keys[-1:], shelves)

    assert workshop.is_ready(setting)


def test_only_what_is_missing_is_solved() -> None:
    begun, setting = Begun(), a_setting()
    keys = needed(setting)
    solve(keys[:1], the_library().shelves)

    Workshop(begun).request(setting)

    assert [keys[1:]] == [work.keys for work in begun.works]


def test_the_work_for_a_race_that_was_not_chosen_is_left_off() -> None:
    begun = Begun()
    workshop = Workshop(begun)
    workshop.request(a_setting())

    workshop.request(a_setting(ALLEY))

    assert [False, True] == [work.is_alive() for work in begun.works]


def test_a_race_that_is_asked_for_twice_is_solved_once() -> None:
    begun = Begun()
    workshop = Workshop(begun)

    workshop.request(a_setting())
    workshop.request(a_setting())

    assert [True] == [work.is_alive() for work in begun.works]


def test_nothing_goes_on_when_the_workshop_is_closed() -> None:
    begun = Begun()
    workshop = Workshop(begun)
    workshop.request(a_setting())

    workshop.close()

    assert [False] == [work.is_alive() for work in begun.works]


def test_a_system_that_gives_no_process_stops_nobody() -> None:
    def refuse(keys: Keys, shelves: tuple[Shelf, ...]) -> Slow:
        del keys, shelves
        raise OSError

    workshop = Workshop(refuse)
    workshop.request(a_setting())

    assert not workshop.is_ready(a_setting())
