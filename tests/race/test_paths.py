from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race import paths
from formulad.race.bills import Verdict
from formulad.race.moves import ChoosePath
from formulad.race.paths import chosen, open_paths
from tests.builders import a_car, a_race
from tests.circuits import RING
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    import pytest

    from formulad.race.rules import RaceGame
    from formulad.race.state import State


def before_a_corner() -> tuple[RaceGame, State]:
    """Return a race in which a car can brake, or leave a corner too early."""
    return a_race(on=RING, cars=[a_car("c1.A1", stops=1, brakes=3)], options=RULEBOOK, to_go=6)


def test_paths_are_offered_without_reckoning_what_they_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, before = before_a_corner()
    with monkeypatch.context() as patched:
        patched.delattr(paths, "move_bill")

        offered = game.moves(before)

    assert {Verdict.COST, Verdict.OUT} >= {option.bill.verdict for option in game.paths(before)}
    assert len(offered) == len(game.paths(before))


def test_what_a_path_costs_is_reckoned_once() -> None:
    game, before = before_a_corner()
    option = game.paths(before)[0]

    assert option.bill is option.bill


def test_a_path_that_somebody_wrote_down_is_the_one_that_is_offered() -> None:
    game, before = before_a_corner()
    options = open_paths(game.setting, before)
    written = replace(options[1].move)

    assert options[1] is chosen(written, options)
    assert written is not options[1].move


def test_a_path_that_is_not_offered_is_none_of_them() -> None:
    game, before = before_a_corner()

    assert chosen(ChoosePath((), 1), open_paths(game.setting, before)) is None
