"""Series of games among computers that are agreed on by players and options alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from formulad.ai.match.estimate import Estimate, mean_of
from formulad.games.estimates import as_plain, told
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.frozen import frozen
from formulad.kernel.kind import G
from formulad.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.games.effort import Effort
    from formulad.games.usual_kind import UsualKind
    from formulad.kernel.chance import Luck
    from formulad.kernel.terms import UsualSetup


@frozen
class GradeFigures:
    """How the computers of a grade did."""

    starts: int
    wins: int
    place: Estimate

    def as_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {"starts": self.starts, "wins": self.wins, **as_plain("mean_place", self.place)}


@frozen
class AgentSeries(Generic[G]):
    """Games that computers play among themselves, the seats as they were asked for."""

    kind: UsualKind[G]
    setup: UsualSetup
    games: int
    seed: int

    def play(self, number: int, seed: int) -> tuple[int, ...]:
        """Play one of the games and return the place of each seat."""
        del number
        return places_of(self.kind, self.setup, SeededLuck(seed))

    def as_json(self, results: Sequence[tuple[int, ...]], effort: Effort) -> dict[str, Any]:
        """Return wins and places by grade."""
        return {
            "game": self.kind.id,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "games": len(results),
            "seconds": round(effort.seconds, 3),
            "processor_seconds": round(effort.processor, 3),
            "players": {grade: found.as_json() for grade, found in self._figures(results).items()},
        }

    def table(self, results: Sequence[tuple[int, ...]], effort: Effort) -> str:
        """Return wins and places by grade, for people."""
        head = f"{self.kind.title}, games: {len(results)}, {effort.seconds:.1f} s"
        rows = [
            f"{grade:<10}{found.starts:>8}{found.wins:>7}{told(found.place):>14}"
            for grade, found in self._figures(results).items()
        ]
        return "\n".join([head, "", "player      starts   wins         place", *rows])

    @property
    def columns(self) -> tuple[str, ...]:
        """The place of each seat, beside who has it."""
        seats = range(1, len(self.setup.players) + 1)
        return tuple(f"{word}_{seat}" for seat in seats for word in ("player", "place"))

    def row(self, result: tuple[int, ...]) -> tuple[str | int, ...]:
        """Return who came to which place, by seat."""
        seats = zip(self.setup.players, result, strict=True)
        return tuple(value for player, place in seats for value in (player.grade, place))

    def _figures(self, results: Sequence[tuple[int, ...]]) -> dict[str, GradeFigures]:
        seats: dict[str, list[int]] = {}
        for seat, player in enumerate(self.setup.players):
            seats.setdefault(player.grade, []).append(seat)
        games = {
            grade: [[places[seat] for seat in mine] for places in results]
            for grade, mine in seats.items()
        }
        return {grade: _figures_of(found) for grade, found in games.items()}


def _figures_of(games: Sequence[Sequence[int]]) -> GradeFigures:
    """Return the figures of the places that a grade came to, game by game."""
    places = [place for game in games for place in game]
    return GradeFigures(len(places), places.count(1), mean_of(games) or Estimate(0))


def places_of(kind: UsualKind[Any], setup: UsualSetup, luck: Luck) -> tuple[int, ...]:
    """Let computers play a game to its end and return the place of each seat."""
    game = kind.make(setup)
    match: Match[Any, Any, Any] = Match(game, luck)
    for _ in play_out(match, [kind.agent(each.grade) for each in setup.players]):
        pass
    places: tuple[int, ...] = game.places(match.state)
    return places
