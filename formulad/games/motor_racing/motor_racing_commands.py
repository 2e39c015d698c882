"""Formula Motor Racing on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.cards.motor_racing.cars import CAR_NAMES
from formulad.cards.motor_racing.rules import MotorRacing
from formulad.cards.motor_racing.season import results_now, standings
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.games.usual_commands import UsualCommands
from formulad.kernel.arguments import UsageError
from formulad.kernel.letters import quoted
from formulad.kernel.sentence import sentence_of
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from formulad.cards.motor_racing.season import Standing
    from formulad.games.usual_kind import UsualKind
    from formulad.kernel.terms import UsualSetup
    from formulad.store.resume import LoadedGame

USUAL_PLAYERS = "human:Ana,ai:normal,ai:normal,ai:normal"
USUAL_AGENTS = "normal:4"


class MotorRacingCommands(UsualCommands[MotorRacing]):
    """The command line of the game, which tells of a season who leads it, and the line of cars."""

    def __init__(self) -> None:
        """Read the cards only when they are needed."""
        super().__init__(MotorRacing.name, _kind, USUAL_PLAYERS, USUAL_AGENTS)

    def facts(self, loaded: LoadedGame[UsualSetup, MotorRacing]) -> dict[str, Any]:
        """Return how far the season has come, and what everybody has scored race by race."""
        setting, state = loaded.game.setting, loaded.good_part.state
        names = [player.name for player in loaded.header.setup.players]
        return {
            **super().facts(loaded),
            "running": [CAR_NAMES[car] for car in state.run],
            "out": [CAR_NAMES[car] for car in state.out],
            "cards_left": state.left,
            "standings": [
                _standing(each, names) for each in standings(setting, results_now(state))
            ],
        }

    def table(self, facts: Mapping[str, Any]) -> str:
        """Return such facts for people."""
        rows = [
            f"{each['total']:>5}  {quoted(each['name']):<20} {' '.join(map(str, each['points']))}"
            for each in facts["standings"]
        ]
        line = " ".join(facts["running"])
        out = f" | out: {' '.join(facts['out'])}" if facts["out"] else ""
        return "\n".join([super().table(facts), "", f"{line}{out}", "", "total  by race", *rows])


def _standing(each: Standing, names: list[str]) -> dict[str, Any]:
    """Return what somebody has scored; a team without a player is called by its colour."""
    cars = [CAR_NAMES[car] for car in each.cars]
    name = names[each.seat] if each.seat is not None else "+".join(t.word for t in each.teams)
    return {"name": name, "cars": cars, "points": list(each.points), "total": each.total}


def _kind(args: argparse.Namespace) -> UsualKind[MotorRacing]:
    try:
        return motor_racing_kind(data_root(args.data))
    except DocumentError as error:
        raise UsageError(sentence_of(error)) from None
