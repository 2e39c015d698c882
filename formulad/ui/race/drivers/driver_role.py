"""Driver roles: whom the seats of a street race play, chosen or given by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined
from formulad.race.agreed.roster import cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.games.race.ability_words import GiftWords
    from formulad.games.race.drivers_yaml import DriverProfile
    from formulad.race.agreed.options import Options
    from formulad.race.agreed.setup import Entrant


@frozen
class Role:
    """Whom a seat plays in a street race."""

    profile: DriverProfile | None
    """Nobody where all that may race have a seat."""
    gifts: str = ""
    """What the driver can do, in a few words."""


def roles(
    seats: Sequence[Entrant],
    profiles: Sequence[DriverProfile],
    words: GiftWords,
    options: Options,
) -> tuple[Role | None, ...]:
    """Return whom each seat plays; None where there are no streets."""
    if not options.street:
        return (None,) * len(seats)
    known = {profile.id: profile for profile in profiles}
    drivers = (
        entrant.driver for entrant in cast(seats, [profile.driver for profile in profiles], options)
    )
    return tuple(_role(known.get(driver.id) if driver else None, words) for driver in drivers)


def _role(profile: DriverProfile | None, words: GiftWords) -> Role:
    if profile is None:
        return Role(None)
    return Role(profile, joined(", ", (words[gift].title for gift in profile.driver.abilities)))
