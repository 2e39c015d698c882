"""Whom a seat plays in a street race: portrait, name, and gifts in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.car import Once
from formulad.race.drivers import Ability
from formulad.ui.gifts import GIFT_ICONS
from formulad.ui.scenes.race.views import GiftView, StreetView

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.drivers import StreetDriver
    from formulad.race.setup import RaceSetup
    from formulad.store.drivers import Paddock
    from formulad.ui.scenes.race.moment import Moment

_SHARE = {
    Ability.BIG_NITRO: Once.NITRO,
    Ability.LITTER: Once.LITTER,
    Ability.RADIO: Once.RADIO,
}
"""Gifts of which a car has only a share, and what it uses up with them."""


def street_views(setup: RaceSetup, paddock: Paddock) -> tuple[StreetView | None, ...]:
    """Return whom each seat of a race plays; None for a driver without a name or a gift."""
    if not setup.options.street:
        return ()
    return tuple(
        _street_view(entrant.driver, setup, paddock) if entrant.driver else None
        for entrant in setup.seats
    )


def street_view(moment: Moment) -> StreetView | None:
    """Return whom the seat plays whose dashboard is shown, with what is left of the gifts."""
    view = moment.street[moment.seat] if moment.street else None
    if view is None:
        return None
    return view.after(is_used(view, moment.state.cars[moment.seat]))


def is_used(view: StreetView, car: Car) -> tuple[bool, ...]:
    """Return of each gift whether a car has used up its share, of this lap or of the race."""
    return tuple(_SHARE.get(gift.ability) in car.used for gift in view.gifts)


def _street_view(driver: StreetDriver, setup: RaceSetup, paddock: Paddock) -> StreetView:
    """Return a driver as the file tells now, with the gifts of this race."""
    profile = paddock.profile(driver)
    abilities = driver.abilities if setup.options.abilities else ()
    gifts = tuple(
        GiftView(
            ability,
            GIFT_ICONS[ability],
            paddock.words[ability].title,
            paddock.words[ability].line,
        )
        for ability in abilities
    )
    if profile is None:
        return StreetView(driver.id.replace("_", " ").title(), None, gifts)
    return StreetView(profile.name, profile.likeness, gifts)
