"""Cast of a street race: faces, and what is said of gifts."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, field
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.games.race.ability_words import GiftWords
    from formulad.games.race.drivers_yaml import Paddock
    from formulad.race.agreed.setup import RaceSetup
    from formulad.store.likeness import Likeness


class Cast(Frozen):
    """What is known of the drivers of a street race; nothing of those of another."""

    words: GiftWords = field(default_factory=dict)
    faces: Mapping[str, Likeness] = field(default_factory=dict)
    """By the id of a driver."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What drivers are called for short, by id: `Li-Tsu`."""


NOBODY = Cast()


def cast_of(paddock: Paddock, setup: RaceSetup) -> Cast:
    """Return who is played in a race; one whose file is gone has no face."""
    if not setup.options.street:
        return NOBODY
    faces = {profile.id: profile.likeness for profile in paddock.profiles()}
    names = {profile.id: profile.first_name for profile in paddock.profiles()}
    with suppress(DocumentError):
        return Cast(paddock.words, faces, names)
    return Cast(faces=faces, names=names)
