"""Figures: all that is shown of somebody on the shelf, worked out once for what is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.shelf.statistics.stamps import stamps_of
from formulad.shelf.statistics.tally import held_records, tally_of
from formulad.shelf.statistics.weighed import skill_of
from formulad.ui.race.shelf.weighing_run import races_of

if TYPE_CHECKING:
    from formulad.shelf.statistics.index import Counted
    from formulad.shelf.statistics.tally import Held, PersonTally
    from formulad.shelf.statistics.weighed import Skill
    from formulad.store.profiles import Profile


@frozen
class Figures:
    """What somebody came to."""

    tally: PersonTally
    stamps: frozenset[str]
    """Those they have reached."""
    skill: Skill
    """How well they played, as far as it is weighed."""
    held: tuple[Held, ...]
    """The records they hold."""
    races: tuple[Counted, ...]
    """Their last races that count."""


def figures_of(profile: Profile, counted: tuple[Counted, ...]) -> Figures:
    """Return what somebody came to in the games that are counted."""
    digests = tuple(each.digest for each in counted)
    return Figures(
        tally_of(profile, digests),
        stamps_of(profile, digests),
        skill_of(profile, ((each.digest, each.weighed) for each in counted)),
        held_records(profile, counted),
        races_of(profile, counted),
    )
