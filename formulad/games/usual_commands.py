"""Usual commands: the command line of a game that is agreed on by its players and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from formulad.games.awaited import awaited
from formulad.games.option_arguments import add_options, read_option
from formulad.games.players import read_grades, read_players
from formulad.games.usual_contest import AgentContest
from formulad.games.usual_series import AgentSeries
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.arguments import UsageError
from formulad.kernel.kind import G
from formulad.kernel.letters import quoted
from formulad.kernel.sentence import sentence_of
from formulad.kernel.terms import UsualSetup

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping

    from formulad.games.usual_kind import UsualKind
    from formulad.store.resume import LoadedGame


class UsualCommands(Generic[G]):
    """The command line of a game, by its kind."""

    def __init__(
        self,
        game: str,
        kind: Callable[[argparse.Namespace], UsualKind[G]],
        players: str,
        agents: str,
    ) -> None:
        """Serve a game.

        Args:
            game: its id.
            kind: returns the game, with what the files hold that a command line names.
            players: who usually plays, such as `human:Ada,ai:easy`.
            agents: which computers usually play among themselves, such as `easy:3`.
        """
        self._game = game
        self._kind = kind
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
        kind = self._kind(args)
        return _agreed(kind, args, read_players(players or self._players, _check_grade(kind)))

    def series(self, args: argparse.Namespace, agents: str, games: int) -> AgentSeries[G]:
        """Return the games that were asked for.

        Raises:
            UsageError: if they cannot be played like that.
        """
        kind = self._kind(args)
        setup = _table(kind, args, agents or self._agents)
        return AgentSeries(kind, setup, games, args.seed)

    def contest(self, args: argparse.Namespace, a: str, b: str, pairs: int) -> AgentContest[G]:
        """Return the mirrored games that were asked for, at a table of the usual size.

        Raises:
            UsageError: if they cannot be played like that.
        """
        kind = self._kind(args)
        for grade in (a, b):
            _check_grade(kind)(grade)
        setup = _table(kind, args, self._agents)
        return AgentContest(kind, setup, a, b, pairs, args.seed)

    def facts(self, loaded: LoadedGame[UsualSetup, G]) -> dict[str, Any]:
        """Return how far the game has come: what is due, and who is where."""
        game, state = loaded.game, loaded.good_part.state
        players = loaded.header.setup.players
        places = game.places(state)
        return {
            "game": self._game,
            "lines": loaded.replay.good_lines,
            "round": game.round(state),
            "due": awaited(game.awaiting(state), [player.name for player in players]),
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


def _table(kind: UsualKind[Any], args: argparse.Namespace, agents: str) -> UsualSetup:
    """Return a table of computers."""
    grades = read_grades(agents, _check_grade(kind))
    return _agreed(kind, args, tuple(SeatedPlayer(grade, grade) for grade in grades))


def _agreed(
    kind: UsualKind[Any], args: argparse.Namespace, players: tuple[SeatedPlayer, ...]
) -> UsualSetup:
    """Return a game that can be played.

    Raises:
        UsageError: if it cannot.
    """
    setup = UsualSetup(players, dict(map(read_option, args.option)))
    try:
        kind.make(setup)
    except ValueError as error:
        raise UsageError(sentence_of(error)) from None
    return setup


def _check_grade(kind: UsualKind[Any]) -> Callable[[str], None]:
    """Return what refuses a grade that no computer has."""

    def check(grade: str) -> None:
        try:
            kind.agent(grade)
        except ValueError as error:
            raise UsageError(sentence_of(error)) from None

    return check
