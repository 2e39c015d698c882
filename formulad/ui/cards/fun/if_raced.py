"""What a race would come to now, on a plain circuit or on one that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.circuits import CircuitEffect
from formulad.cards.fun.race import starters
from formulad.cards.fun.teams import MOST_DRIVERS, exchanged, with_slot, with_team
from formulad.kernel.frozen import frozen
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State, Team
    from formulad.cards.packs import CardId

PLAIN = CircuitEffect()


@frozen
class RaceRow:
    """A car in a race that is thought of."""

    place: int
    seat: int
    number: int
    """On its side: the two cars of a player follow each other."""
    driver: CardId
    value: int
    points: int
    is_equal: bool
    """Whether a lot would have to decide."""


def effect_of(setting: Setting, circuit: CardId | None) -> CircuitEffect:
    """Return what a circuit does; a plain one where none is looked at."""
    return PLAIN if circuit is None else setting.card(circuit).circuit or PLAIN


def race_rows(setting: Setting, state: State, circuit: CardId | None = None) -> tuple[RaceRow, ...]:
    """Return the cars of a race, the best first."""
    held = _without(state, circuit)
    cars = starters(setting, held, effect_of(setting, circuit))
    points = setting.deck.points_for(len(cars)) if cars else ()
    keys = [(car.value, len(held.hands[car.seat])) for car in cars]
    return tuple(
        RaceRow(
            at + 1,
            car.seat,
            car_number(state, car.seat, car.driver),
            car.driver,
            car.value,
            points[at],
            keys.count(keys[at]) > 1,
        )
        for at, car in enumerate(cars)
    )


def _without(state: State, circuit: CardId | None) -> State:
    """Return the state once a circuit was played: a hand is smaller by it."""
    if circuit is None or circuit not in state.hands[state.at]:
        return state
    hand = exchanged(state.hands[state.at], circuit, None)
    return replace(state, hands=(*state.hands[: state.at], hand, *state.hands[state.at + 1 :]))


def car_number(state: State, seat: int, driver: CardId) -> int:
    """Return the number on the car of a driver, 1 to 12."""
    drivers = state.teams[seat].drivers
    return 2 * seat + 1 + (drivers.index(driver) if driver in drivers else 0)


def points_by_seat(setting: Setting, state: State, circuit: CardId | None = None) -> list[int]:
    """Return what each player would score."""
    scored = [0] * setting.seats
    for row in race_rows(setting, state, circuit):
        scored[row.seat] += row.points
    return scored


def if_bought(setting: Setting, state: State, seat: int, card: CardId) -> list[int]:
    """Return by how much the points of each player would change if somebody bought a card."""
    now = points_by_seat(setting, state)
    then = [
        points_by_seat(setting, with_team(state, seat, team))
        for team in bought(setting, state.teams[seat], card)
    ]
    best = max(then, key=lambda scored: scored[seat])
    return [after - before for after, before in zip(best, now, strict=True)]


def bought(setting: Setting, team: Team, card: CardId) -> tuple[Team, ...]:
    """Return what a team may be once it has bought a card."""
    kind = setting.card(card).kind
    if kind is not CardKind.DRIVER:
        return (with_slot(team, kind, card),)
    if len(team.drivers) < MOST_DRIVERS:
        return (team._replace(drivers=(*team.drivers, card)),)
    return tuple(team._replace(drivers=exchanged(team.drivers, old, card)) for old in team.drivers)


def car_values(setting: Setting, team: Team) -> tuple[int, ...]:
    """Return the values of the cars of a team; none where it has none."""
    if team.engine is None or team.chassis is None:
        return ()
    both = setting.card(team.engine).value + setting.card(team.chassis).value
    return tuple(both + setting.card(driver).value for driver in team.drivers)
