"""Drivers on offer to a seat: who they are, and whether they can be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.race.agreed.drivers import balanced, driver_fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.games.race.drivers_yaml import DriverProfile
    from formulad.race.agreed.options import Options
    from formulad.race.agreed.setup import Entrant


@frozen
class DriverOffer:
    """A driver that a seat may choose, or may not."""

    profile: DriverProfile
    points: tuple[int, ...]
    """With which the car begins this race."""
    taken_by: str = ""
    """Who chose him already."""
    fault: str = ""
    """Why nobody can choose him for this race."""

    @property
    def is_free(self) -> bool:
        """Whether the seat may have him."""
        return not self.taken_by and not self.fault

    @property
    def note(self) -> str:
        """In a word why he cannot be had."""
        if self.taken_by:
            return say("With {player}", player=self.taken_by)
        return say("Needs weather") if self.fault else ""

    @property
    def reason(self) -> str:
        """In a sentence why he cannot be had."""
        if self.taken_by:
            return say("{player} has chosen this driver.", player=self.taken_by)
        return self.fault


def offers(
    profiles: Sequence[DriverProfile], seats: Sequence[Entrant], seat: int, options: Options
) -> tuple[DriverOffer, ...]:
    """Return what there is to choose from for a seat of a line-up."""
    others = (*seats[:seat], *seats[seat + 1 :])
    taken = {entrant.driver.id: entrant.name for entrant in others if entrant.driver}
    return tuple(
        DriverOffer(
            profile,
            points_of(profile, options),
            taken.get(profile.id, ""),
            driver_fault(profile.driver, options) or "",
        )
        for profile in profiles
    )


def points_of(profile: DriverProfile, options: Options) -> tuple[int, ...]:
    """Return the points with which a driver begins."""
    points = profile.driver.points
    return balanced(points) if options.balance_drivers else points
