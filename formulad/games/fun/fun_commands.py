"""Formule Fun on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.cards.fun.rules import Fun
from formulad.cards.fun.season import points, wins
from formulad.games.fun.fun_kind import fun_kind
from formulad.games.usual_commands import UsualCommands
from formulad.kernel.arguments import UsageError
from formulad.kernel.letters import quoted
from formulad.kernel.sentence import sentence_of
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from formulad.games.usual_kind import UsualKind
    from formulad.kernel.terms import UsualSetup
    from formulad.store.resume import LoadedGame

USUAL_PLAYERS = "human:Ana,ai:normal,ai:normal,ai:normal"
USUAL_AGENTS = "normal:4"


class FunCommands(UsualCommands[Fun]):
    """The command line of the game, which tells of a championship who has what, and who leads."""

    def __init__(self) -> None:
        """Read the cards only when they are needed."""
        super().__init__(Fun.name, _kind, USUAL_PLAYERS, USUAL_AGENTS)

    def facts(self, loaded: LoadedGame[UsualSetup, Fun]) -> dict[str, Any]:
        """Return how far the championship has come, and what everybody has."""
        setting, state = loaded.game.setting, loaded.good_part.state
        codes = setting.deck.codes
        rows = zip(
            loaded.header.setup.players,
            points(state),
            wins(state),
            state.money,
            state.teams,
            strict=True,
        )
        return {
            **super().facts(loaded),
            "races": len(state.results),
            "length": state.length,
            "cards_left": state.left,
            "market": codes(each.card for each in state.market).split(),
            "teams": [
                {
                    "name": player.name,
                    "points": scored,
                    "wins": won,
                    "money": money,
                    "cards": codes(team.cards).split(),
                }
                for player, scored, won, money, team in rows
            ],
        }

    def table(self, facts: Mapping[str, Any]) -> str:
        """Return such facts for people."""
        rows = [
            f"{each['points']:>6}  {each['money']:>5}  {quoted(each['name']):<20}"
            f" {' '.join(each['cards'])}"
            for each in sorted(facts["teams"], key=lambda each: -each["points"])
        ]
        races = f"races: {facts['races']} of {facts['length']}"
        market = f"market: {' '.join(facts['market']) or '-'}"
        head = "points  money  team"
        return "\n".join([super().table(facts), "", races, market, "", head, *rows])


def _kind(args: argparse.Namespace) -> UsualKind[Fun]:
    try:
        return fun_kind(data_root(args.data))
    except DocumentError as error:
        raise UsageError(sentence_of(error)) from None
