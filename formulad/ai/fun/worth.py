"""Worth: what a card of the market is to a team, and the most that is paid for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.teams import MOST_DRIVERS, in_slot

if TYPE_CHECKING:
    from formulad.cards.fun.cards import Card
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State, Team
    from formulad.cards.packs import CardId

FILLS_A_GAP = 1.5
"""What it adds that a team has none of it yet."""
SECOND_CAR = -0.5
"""What it takes off that there is a driver already."""
TRAITS = 0.35
"""What a million is worth that a driver brings or costs."""
ON_PODIUM = 0.5
"""How often a driver is among the first two who wants money for it."""
FACTOR, LEAST, BY_RACE, MOST = 1.3, 0.4, 0.2, 1.5
"""Millions for what is worth one: more of them with many races to come."""
HALF = 0.5
"""Prices are whole millions, the nearest ones."""
SHARE, LAST_SHARE, LAST_RACES = 0.45, 0.8, 2
"""Of the money for one card, and in the last races."""


def races_left(state: State) -> int:
    """Return how many races are still to come."""
    return state.length - len(state.results)


def worth(setting: Setting, team: Team, card: CardId, races: int) -> float:
    """Return what a part of a car is worth to a team, with so many races to come."""
    face = setting.card(card)
    if face.kind is not CardKind.DRIVER:
        old = in_slot(team, face.kind)
        return face.value + FILLS_A_GAP if old is None else face.value - setting.card(old).value
    return _place_worth(setting, team, face) + TRAITS * traits(face) * races


def _place_worth(setting: Setting, team: Team, driver: Card) -> float:
    """Return what a driver is worth for their speed."""
    if not team.drivers:
        return driver.value + FILLS_A_GAP
    if len(team.drivers) < MOST_DRIVERS:
        return driver.value + SECOND_CAR
    return driver.value - min(setting.card(each).value for each in team.drivers)


def traits(driver: Card) -> float:
    """Return the millions that a driver brings or costs in a race."""
    return driver.brings - ON_PODIUM * driver.fee


def limit_price(state: State, seat: int, value: float) -> int:
    """Return the most that a player pays for what is worth so much to them."""
    races = races_left(state)
    fair = value * FACTOR * min(MOST, LEAST + BY_RACE * races)
    share = LAST_SHARE if races <= LAST_RACES else SHARE
    return int(min(fair + HALF, share * state.money[seat]))


def weaker_driver(setting: Setting, team: Team) -> CardId:
    """Return the driver whom a team would rather do without."""
    return min(team.drivers, key=lambda each: (setting.card(each).value, -setting.card(each).fee))
