from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Outcome, Step
from formulad.kernel.record import Played
from formulad.kernel.values import replace
from formulad.race.car import Part
from formulad.race.events import CarEliminated, Cause, CollisionRolled, Event, WearLost
from formulad.race.road.track import CellId
from formulad.race.state import Weather
from formulad.ui.race.model.since_turn import (
    MOST_TOLD,
    Loss,
    Moved,
    in_words,
    losses_since,
    story_since,
    told_since,
)
from tests.ui.race.moments import a_moment

if TYPE_CHECKING:
    from formulad.race.moves import Move
    from formulad.race.state import State

SCRATCH = WearLost(0, Part.BODY, 1, Cause.COLLISION, 2)
NAMES = ("Ada", "Elsa")


def a_state(seat: int, number: int = 3) -> State:
    """Return a race in which it is the turn of a seat."""
    return replace(a_moment().state, order=(seat, 1 - seat), at=0, round=number)


def told(*steps: tuple[int, tuple[Event, ...]]) -> tuple[Loss, ...]:
    """Return what seat 0 has lost, who is to act now; steps with whose turn they belong to."""
    states = [a_state(seat) for seat, _ in steps] + [a_state(0)]
    played: list[Played[Move, State, Event]] = [
        Played(Outcome(1), Step(after, events))
        for (_, events), after in zip(steps, states[1:], strict=True)
    ]
    return losses_since(states[0], played, 0)


def test_contact_in_the_turn_of_another_is_told_with_its_driver() -> None:
    hit = CollisionRolled(1, 0, 1, is_hit=True)

    (loss,) = told((0, ()), (1, (hit, SCRATCH)))

    assert Loss(SCRATCH, 1) == loss
    words = in_words([loss], NAMES, is_one_pool=False)
    assert "−1 body, contact with Elsa" == words


def test_what_was_lost_in_ones_own_turn_was_seen() -> None:
    assert () == told((1, ()), (0, (SCRATCH,)))


def test_what_was_lost_before_ones_last_turn_is_not_told_again() -> None:
    assert () == told((1, (SCRATCH,)), (0, ()), (1, ()))


def test_it_stays_to_be_read_while_one_is_in_the_middle_of_a_turn() -> None:
    assert 1 == len(told((1, (SCRATCH,)), (0, ())))


def test_who_was_last_in_a_round_and_is_first_in_the_next_has_missed_nothing() -> None:
    befores = [a_state(1, 2), a_state(0, 2), a_state(0, 3)]
    played: list[Played[Move, State, Event]] = [
        Played(Outcome(1), Step(befores[1], (SCRATCH,))),
        Played(Outcome(1), Step(befores[2], ())),
    ]

    assert () == losses_since(befores[0], played, 0)


def test_nothing_lost_is_no_line() -> None:
    assert "" == in_words((), NAMES, is_one_pool=True)


def story(
    *steps: tuple[int, tuple[Event, ...]], sky: Weather = Weather.FINE, places: int = 1
) -> list[str]:
    """Return what seat 0 is told of the steps before its turn, and where it is then."""
    states = [a_state(seat) for seat, _ in steps] + [replace(a_state(0), weather=sky)]
    played: list[Played[Move, State, Event]] = [
        Played(Outcome(1), Step(after, events))
        for (_, events), after in zip(steps, states[1:], strict=True)
    ]
    game = a_moment().game
    found = story_since(game, states[0], played, 0)
    kept = [each for each in found if not isinstance(each, Moved) or places > 1]
    return told_since(kept, NAMES, is_one_pool=False)


@pytest.mark.rule("SHE-8")
def test_the_dearest_is_told_first_then_who_is_out_and_the_sky() -> None:
    out = CarEliminated(1, Cause.ENGINE, CellId(3))
    dear = WearLost(0, Part.ENGINE, 2, Cause.ENGINE, 1)

    told = story((0, ()), (1, (SCRATCH, out, dear)), sky=Weather.RAIN)

    assert [
        "−2 engine, engine trouble",
        "−1 body, contact",
        "Elsa is out: engine trouble",
        "The sky: rain",
    ] == told


@pytest.mark.rule("SHE-8")
def test_a_place_won_or_lost_is_told() -> None:
    assert ["From place 4 to place 2"] == told_since([Moved(4, 2)], NAMES, is_one_pool=True)


@pytest.mark.rule("SHE-8")
def test_no_more_than_five_lines_are_told() -> None:
    assert MOST_TOLD == len(story((0, ()), (1, (SCRATCH,) * 9))) == 5


@pytest.mark.rule("SHE-8")
def test_where_nothing_happened_nothing_is_told() -> None:
    assert [] == story((0, ()), (1, ()))
    assert [] == story()
