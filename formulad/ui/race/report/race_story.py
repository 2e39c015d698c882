"""Race story: what a line of the log has to know besides its event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.ability_words import gift_within
from formulad.kernel.values import Frozen, field
from formulad.race.phase import Entry, Setting
from formulad.ui.race.terms.race_words import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.games.race.ability_words import GiftWords
    from formulad.race.agreed.drivers import Ability
    from formulad.race.agreed.options import Options
    from formulad.race.events import Event
    from formulad.race.road.track import Corner
    from formulad.race.state import State


class Story(Frozen):
    """The race at the moment in which something happens."""

    setting: Setting
    names: tuple[str, ...]
    """Of the drivers, by seat."""
    before: State
    """The race before it happened: rain and cars that stand about change what dice mean."""
    earlier: tuple[Event, ...] = ()
    """What happened before it in the same step."""
    words: GiftWords = field(default_factory=dict)
    """What is said of gifts."""

    @property
    def without_gifts(self) -> Setting:
        """The race as it would be if no driver could do what others cannot (DRV)."""
        plain = (Entry(entry.number, entry.wear) for entry in self.setting.entries)
        return Setting(self.setting.track, self.setting.options, tuple(plain))

    @property
    def options(self) -> Options:
        """What the players agreed on."""
        return self.setting.options

    def name(self, seat: int) -> str:
        """Return the name of a driver."""
        return self.names[seat]

    def list(self, seats: Sequence[int]) -> str:
        """Return several drivers by name."""
        return listed([self.names[seat] for seat in seats])

    def gift(self, ability: Ability) -> str:
        """Return what a gift is called, within a sentence."""
        return gift_within(self.words, ability)

    def corner(self, sector: str) -> Corner:
        """Return a corner by the id of its sector."""
        return next(s.corner for s in self.setting.track.sectors if s.id == sector and s.corner)
