"""Season game: what a season asks of the game that its races are played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from formulad.kernel.agent import Player
    from formulad.kernel.kind import AnyKind
    from formulad.season.carried_damage import Cost
    from formulad.season.season import Points, Result, Season
    from formulad.store.resume import LoadedGame


class SeasonGame(Protocol):
    """One game of the box, as seasons see it."""

    @property
    def kind(self) -> AnyKind:
        """How its games are opened and written down."""

    def carries(self, season: Season) -> bool:
        """Return whether cars have parts by these rules whose damage can be carried."""

    def fault(self, season: Season) -> str:
        """Return why a season cannot be played with it, as a sentence; empty if it can."""

    def setup(self, season: Season, division: int) -> Any:
        """Return what is agreed on the next race of a division.

        Raises:
            ValueError: if it cannot be played; the message is a sentence.
        """

    def players(self, setup: Any) -> tuple[Player, ...]:
        """Return who plays, by seat."""

    def full(self, season: Season) -> Points:
        """Return the points of a whole car."""

    def prices(self, season: Season, division: int) -> Cost:
        """Return what the points of a car come to in the next race."""

    def result(self, season: Season, loaded: LoadedGame[Any, Any], record: str) -> Result:
        """Return what came of a race, as far as it was driven.

        Args:
            season: that it belongs to.
            loaded: the record, played again.
            record: the name of its file.
        """
