"""Usual commands: the command line of a game that is agreed on by its players and options."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any, Generic

from formulad.games.option_arguments import add_options, read_option
from formulad.games.players import read_grades, read_players
from formulad.games.usual_kind import UsualKind, UsualSetup
from formulad.kernel.agent import SeatedPlayer, play_out
from formulad.kernel.arguments import UsageError
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.kind import G
from formulad.kernel.letters import quoted
from formulad.kernel.match import Match
from formulad.kernel.sentence import sentence_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping, Sequence

    from formulad.kernel.game import Awaiting
    from formulad.store.resume import LoadedGame


class UsualCommands(Generic[G]):
    """The command line of a game, by its kind."""

    def __init__(self, kind: UsualKind[G], players: str, agents: str) -> None:
        """Serve a game.

        Args:
            kind: the game.
            players: who usually plays, such as `human:Ada,ai:easy`.
            agents: which computers usually play among themselves, such as `easy:3`.
        """
        self.kind = kind
        self._players = players
        self._agents = agents

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the options of the game; who plays is asked of every game."""
        add_options(parser)

    def setup(self, args: argparse.Namespace, players: str) -> UsualSetup:
        """Return the game that was asked for.

        Raises:
            UsageError: if it cannot be played like that.
        """
        return self._agreed(args, read_players(players or self._players, self._check_grade))

    def series(self, args: argparse.Namespace, agents: str, games: int) -> AgentSeries[G]:
        """Return the games that were asked for.

        Raises:
            UsageError: if they cannot be played like that.
        """
        grades = read_grades(agents or self._agents, self._check_grade)
        setup = self._agreed(args, tuple(SeatedPlayer(grade, grade) for grade in grades))
        return AgentSeries(self.kind, setup, games, args.seed)

    def facts(self, loaded: LoadedGame[UsualSetup, G]) -> dict[str, Any]:
        """Return how far the game has come: what is due, and who is where."""
        game, state = loaded.game, loaded.good_part.state
        players = loaded.header.setup.players
        places = game.places(state)
        return {
            "game": self.kind.id,
            "lines": loaded.replay.good_lines,
            "round": game.round(state),
            "due": _due(game.awaiting(state), [player.name for player in players]),
            "players": [
                {"name": player.name, "place": place}
                for player, place in zip(players, places, strict=True)
            ],
        }

    def table(self, facts: Mapping[str, Any]) -> str:
        """Return such facts for people."""
        head = f"{facts['game']}, round {facts['round']}, after {facts['lines']} lines"
        rows = sorted(facts["players"], key=lambda player: player["place"])
        listed = [f"{player['place']:>5}  {quoted(player['name'])}" for player in rows]
        return "\n".join([head, f"next: {quoted(facts['due'])}", "", "place  name", *listed])

    def _agreed(self, args: argparse.Namespace, players: tuple[SeatedPlayer, ...]) -> UsualSetup:
        setup = UsualSetup(players, dict(map(read_option, args.option)))
        try:
            self.kind.make(setup)
        except ValueError as error:
            raise UsageError(sentence_of(error)) from None
        return setup

    def _check_grade(self, grade: str) -> None:
        try:
            self.kind.agent(grade)
        except ValueError as error:
            raise UsageError(sentence_of(error)) from None


def _due(awaited: Awaiting, names: Sequence[str]) -> str:
    match awaited:
        case Decision(seat, question):
            return f"{names[seat]} chooses: {question}"
        case Chance(seat, die, purpose):
            return f"{names[seat]} draws or rolls {die}: {purpose}"
        case Over():
            return "nothing: the game is over"


@dataclass(frozen=True, slots=True)
class GradeFigures:
    """How the computers of a grade did."""

    starts: int
    wins: int
    mean_place: float


@dataclass(frozen=True, slots=True)
class AgentSeries(Generic[G]):
    """Games that computers play among themselves, the seats as they were asked for."""

    kind: UsualKind[G]
    setup: UsualSetup
    games: int
    seed: int

    def play(self, number: int, seed: int) -> tuple[int, ...]:
        """Play one of the games and return the place of each seat."""
        del number
        game = self.kind.make(self.setup)
        match: Match[Any, Any, Any] = Match(game, SeededLuck(seed))
        for _ in play_out(match, [self.kind.agent(each.grade) for each in self.setup.players]):
            pass
        places: tuple[int, ...] = game.places(match.state)
        return places

    def as_json(self, results: Sequence[tuple[int, ...]], seconds: float) -> dict[str, Any]:
        """Return wins and places by grade."""
        asked = {"game": self.kind.id, "seed": self.seed, "games": len(results)}
        grades = {grade: asdict(found) for grade, found in self._figures(results).items()}
        return asked | {"seconds": round(seconds, 3), "players": grades}

    def table(self, results: Sequence[tuple[int, ...]], seconds: float) -> str:
        """Return wins and places by grade, for people."""
        head = f"{self.kind.title}, games: {len(results)}, {seconds:.1f} s"
        rows = [
            f"{grade:<10}{found.starts:>8}{found.wins:>7}{found.mean_place:>8.2f}"
            for grade, found in self._figures(results).items()
        ]
        return "\n".join([head, "", "player      starts   wins   place", *rows])

    def _figures(self, results: Sequence[tuple[int, ...]]) -> dict[str, GradeFigures]:
        seats: dict[str, list[int]] = {}
        for seat, player in enumerate(self.setup.players):
            seats.setdefault(player.grade, []).extend(places[seat] for places in results)
        return {
            grade: GradeFigures(len(found), found.count(1), round(fmean(found), 3))
            for grade, found in seats.items()
        }
