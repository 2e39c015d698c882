"""Formula Corsa on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.cards.corsa.rules import Corsa
from formulad.cards.corsa.standings import ranked, runs_of, standing
from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.games.usual_commands import UsualCommands
from formulad.kernel.arguments import UsageError
from formulad.kernel.letters import quoted
from formulad.kernel.sentence import sentence_of
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from formulad.cards.corsa.state import State
    from formulad.games.usual_kind import UsualKind
    from formulad.kernel.terms import UsualSetup
    from formulad.store.resume import LoadedGame

USUAL_PLAYERS = "human:Ana,ai:normal,ai:normal,ai:normal"
USUAL_AGENTS = "normal:4"


class CorsaCommands(UsualCommands[Corsa]):
    """The command line of the game, which tells who leads, and by what."""

    def __init__(self) -> None:
        """Read the cards only when they are needed."""
        super().__init__(Corsa.name, _kind, USUAL_PLAYERS, USUAL_AGENTS)

    def facts(self, loaded: LoadedGame[UsualSetup, Corsa]) -> dict[str, Any]:
        """Return how far the game has come, and what everybody has scored race by race."""
        setting, state = loaded.game.setting, loaded.good_part.state
        names = [player.name for player in loaded.header.setup.players]
        circuits = [setting.deck.circuits[result.circuit].name for result in state.results]
        return {
            **super().facts(loaded),
            "races": setting.races,
            "circuits": circuits,
            "bank": state.bank,
            "standings": [
                _standing(state, seat, names[seat]) for seat in ranked(state, range(setting.seats))
            ],
        }

    def table(self, facts: Mapping[str, Any]) -> str:
        """Return such facts for people."""
        rows = [
            f"{each['points']:>6}  {each['recruits']:>8}  {each['value']:>5}"
            f"  {quoted(each['name']):<20} {' '.join(map(_told, each['by_race']))}"
            for each in facts["standings"]
        ]
        raced = ", ".join(facts["circuits"])
        head = f"races run: {len(facts['circuits'])} of {facts['races']} {raced}".rstrip()
        columns = f"{'points':>6}  {'recruits':>8}  {'value':>5}  {'name':<20} by race"
        return "\n".join([super().table(facts), "", head, "", columns, *rows])


def _standing(state: State, seat: int, name: str) -> dict[str, Any]:
    """Return how a player stands; a race without a car has no points."""
    stands = standing(state, seat)
    return {
        "name": name,
        "points": stands.points,
        "recruits": stands.recruits,
        "value": stands.values,
        "by_race": [None if run is None else run.points for run in runs_of(state, seat)],
    }


def _told(points: int | None) -> str:
    return "-" if points is None else str(points)


def _kind(args: argparse.Namespace) -> UsualKind[Corsa]:
    try:
        return corsa_kind(data_root(args.data))
    except DocumentError as error:
        raise UsageError(sentence_of(error)) from None
