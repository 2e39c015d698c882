from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from formulad.ai.report.car_turn import CarTurn
from formulad.ai.report.race_steps import RaceSteps
from formulad.ai.report.race_story import CarStory, RaceStory
from formulad.kernel.values import replace
from formulad.kernel.values import replace as replaced
from formulad.race.agreed.options import Options, Rules
from formulad.race.car import Wear
from formulad.race.dice import Gear
from formulad.race.rules import RaceGame
from formulad.race.state import Weather
from formulad.shelf.statistics import stamps
from formulad.shelf.statistics.digest import Apart, Digest, SeatDigest
from formulad.shelf.statistics.race_stamps import race_stamps
from formulad.shelf.statistics.stamps import STAMPS, stamps_of
from formulad.store.profiles import Profile
from tests.saves.records import oval

if TYPE_CHECKING:
    from collections.abc import Mapping

TURN = CarTurn(
    *(0, 0, 1, 1, 1, Gear.FIRST, 1, (), 0, 0, 0, 0),
    has_spun=False,
    is_served=False,
    ends_race=False,
)
CAR = CarStory(0, (TURN,), (), (), 4, 0, 20, None)
ANA = Profile("Ana")
POOLS = Wear((1, 1, 1, 2, 2, 2))


def turn(**changes: Any) -> CarTurn:
    return replace(TURN, **changes)


def race(
    car: Mapping[str, Any] | None = None,
    homes: tuple[int | None, ...] = (20, 21, 22, 23),
    grid: tuple[int, ...] = (2, 1, 3, 4),
    wear: Wear = POOLS,
    order: tuple[int, ...] = (0, 1, 2, 3),
    **state: Any,
) -> tuple[str, ...]:
    """Return the stamps that a race is worth to its first car."""
    game = RaceGame(oval(), len(homes), Options(rules=Rules.COMPLETE))
    initial = game.initial()
    cars = (replaced(initial.cars[0], wear=wear), *initial.cars[1:])
    steps = RaceSteps(game, (replaced(initial, cars=cars, **state),), ())
    others = (replace(CAR, seat=seat, finish=home) for seat, home in enumerate(homes))
    first, *rest = others
    first = replace(first, **(car or {"lost": (_LOSS,)}))
    story = RaceStory((first, *rest), order, (grid,), is_over=True)
    return race_stamps(steps, story, first)


class _Lost:
    points = 1


_LOSS: Any = _Lost()


@pytest.mark.rule("SHE-4")
def test_there_are_twenty_stamps_and_a_usual_win_is_worth_none_of_them() -> None:
    assert 20 == len(set(STAMPS))
    assert () == race()


@pytest.mark.rule("SHE-4")
@pytest.mark.parametrize(
    ("stamp", "reached", "missed"),
    [
        (stamps.DRY, {"wear": Wear((0, 0, 0, 2, 2, 2))}, {"wear": Wear((0, 0, 1, 2, 2, 2))}),
        (
            stamps.BACKWARDS,
            {"car": {"lost": (_LOSS,), "turns": (turn(has_spun=True),)}},
            {"car": {"lost": (_LOSS,), "turns": (turn(has_spun=True),)}, "order": (1, 0, 2, 3)},
        ),
        (stamps.FROM_THE_BACK, {"grid": (4, 1, 2, 3)}, {"grid": (3, 1, 2, 4)}),
        (stamps.FROM_POLE, {"grid": (1, 2, 3, 4)}, {"grid": (1, 2, 3, 4), "order": (1, 0, 2, 3)}),
        (stamps.SPOTLESS, {"car": {"lost": ()}}, {"car": {"lost": (_LOSS,)}}),
        (stamps.CLOSE, {"homes": (20, 20, 22, 23)}, {"homes": (20, 21, 22, 23)}),
        (stamps.ALONE, {"homes": (20, None, None, None)}, {"homes": (20, 30, None, None)}),
        (stamps.RAIN, {"weather": Weather.RAIN}, {"weather": Weather.FINE}),
        (
            stamps.SERVED,
            {"car": {"lost": (_LOSS,), "turns": (turn(is_served=True),)}},
            {"car": {"lost": (_LOSS,), "turns": (turn(),)}},
        ),
        (
            stamps.TOUCHED,
            {"car": {"lost": (_LOSS,), "contacts": 3}},
            {"car": {"lost": (_LOSS,), "contacts": 2}},
        ),
        (
            stamps.LAST_POINT,
            {"wear": Wear((1, 1, 1, 2, 1, 2)), "order": (1, 0, 2, 3)},
            {"wear": Wear((1, 1, 1, 2, 2, 2))},
        ),
        (
            stamps.ALL_GEARS,
            {"car": {"lost": (_LOSS,), "turns": tuple(turn(gear=Gear(n)) for n in range(1, 7))}},
            {"car": {"lost": (_LOSS,), "turns": tuple(turn(gear=Gear(n)) for n in range(1, 6))}},
        ),
        (
            stamps.CHAIN,
            {"car": {"lost": (_LOSS,), "turns": (turn(slipstreams=3),)}},
            {"car": {"lost": (_LOSS,), "turns": (turn(slipstreams=2),)}},
        ),
        (
            stamps.TEN_HOME,
            {"homes": tuple(range(20, 30)), "grid": (2, 1, *range(3, 11))},
            {"homes": (*range(20, 29), None), "grid": (2, 1, *range(3, 11))},
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_stamp_is_reached_by_this_result_and_missed_by_the_next_one(
    stamp: str, reached: dict[str, Any], missed: dict[str, Any]
) -> None:
    assert stamp in race(**reached)
    assert stamp not in race(**missed)


@pytest.mark.rule("SHE-4")
def test_nobody_who_stayed_out_or_drove_alone_gets_a_stamp() -> None:
    assert () == race({"finish": None, "lost": ()})
    assert () == race({"lost": ()}, homes=(20,), grid=(1,), order=(0,))


def won(game: str = "race", fingerprint: str = "a", **changes: Any) -> Digest:
    seats = (SeatDigest("Ana", "", 1), SeatDigest("Pro 2", changes.pop("grade", "pro"), 2))
    return Digest(game, "{}", seats, fingerprint=fingerprint, **changes)


@pytest.mark.rule("SHE-4")
@pytest.mark.parametrize(
    ("stamp", "reached", "missed"),
    [
        (stamps.WIDE, [won(margin=3)], [won(margin=2)]),
        (stamps.CHAMPION, [won(grade="champion")], [won(grade="pro")]),
        (stamps.TOURIST, [won(fingerprint=each) for each in "abcde"], [won()] * 5),
        (
            stamps.WHOLE_BOX,
            [won(game) for game in ("race", "motor-racing", "corsa", "fun")],
            [won(game) for game in ("race", "motor-racing", "corsa", "corsa")],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_some_stamps_take_more_than_one_car_tells(
    stamp: str, reached: list[Digest], missed: list[Digest]
) -> None:
    assert stamp in stamps_of(ANA, reached)
    assert stamp not in stamps_of(ANA, missed)


@pytest.mark.rule("SHE-4")
@pytest.mark.parametrize("apart", Apart)
def test_what_counts_for_nothing_is_worth_no_stamp(apart: Apart) -> None:
    assert frozenset() == stamps_of(ANA, [won(margin=3, apart=apart)])


@pytest.mark.rule("SHE-4")
def test_what_others_have_won_is_worth_nothing() -> None:
    assert frozenset() == stamps_of(Profile("Bruno"), [won(margin=3)])
