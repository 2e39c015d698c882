"""Measures how long a usual game takes at the screen: `python -m tools.minutes GAME [--games N]`.

Computers play whole games. Each is seen again at brisk pace, picture by picture, and every person
among the players is given so many seconds for each decision.
"""

from __future__ import annotations

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from formulad.games.box import GAMES, RACE
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Chance, Over
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import Home, data_root, user_folders
from formulad.store.preferences import Pace
from formulad.store.resume import begin, load
from formulad.ui.faces import FACES
from formulad.ui.shell.app import FRAME
from formulad.ui.shell.new_game.line_up import NAMES, USUAL_GRADE, USUAL_PLAYERS
from formulad.ui.toolkit.motion import Amount
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext

LONGEST = 4 * 60 * 60.0
_NOW = datetime(2026, 11, 20, tzinfo=UTC)


def main() -> int:
    """Print how long games take."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game for game in FACES if game != RACE])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--decision", type=float, default=20.0, help="seconds for each")
    parser.add_argument("--players", type=int, default=0, help="people and computers")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    told = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    options = dict(each.split("=") for each in told.option)
    with TemporaryDirectory() as folder:
        found = [
            minutes(told.game, Path(folder) / str(seed), _table(told, options), seed, told.decision)
            for seed in range(told.games)
        ]
    listed = ", ".join(f"{each:.1f}" for each in found)
    sys.stdout.write(f"{told.game}: {mean(found):.1f} minutes on average of {listed}\n")
    return 0


def _table(told: argparse.Namespace, options: dict[str, str]) -> UsualSetup:
    """Return who sits at the table, people first."""
    number = max(told.players, told.people, USUAL_PLAYERS if not told.players else 0)
    grades = ("" if seat < told.people else USUAL_GRADE for seat in range(number))
    return UsualSetup(tuple(map(SeatedPlayer, NAMES, grades)), options)


def minutes(game: str, folder: Path, setup: UsualSetup, seed: int, decision: float) -> float:
    """Return how long a game takes whose chance follows from a seed.

    Args:
        game: its id.
        folder: where its record is kept.
        setup: who plays, by which options.
        seed: what its chance follows from.
        decision: how many seconds a person takes for each.
    """
    path, decisions = _played(game, folder, setup, seed)
    return (_seen(game, folder, path) + decision * decisions) / 60


def _played(game: str, folder: Path, setup: UsualSetup, seed: int) -> tuple[Path, int]:
    """Play a game to its end; return its record, and how often people have decided."""
    kind = GAMES[game].kind(Home(data_root(), user_folders(folder)))
    decisions = 0
    opened = begin(kind, setup, seed, _NOW, folder)
    with opened.file:
        match, players = opened.match, kind.players(setup)
        agent = kind.agent(USUAL_GRADE)
        while not isinstance(due := match.awaiting, Over):
            if isinstance(due, Chance):
                match.roll()
                continue
            decisions += players[due.seat].is_human
            match.play(agent.choose(opened.game, opened.game.view(match.state, due.seat)))
    return opened.file.path, decisions


def _seen(game: str, folder: Path, path: Path) -> float:
    """Return how many seconds it takes to see a game again."""
    visitor = Visitor(folder, (640, 360))
    visitor.preferences |= {"pace": Pace.BRISK}

    def page(context: SceneContext) -> Scene:
        face = FACES[game]()
        show = face.records(context).replay
        kind = GAMES[game].kind(Home(context.data, context.folders))
        if show is None:
            raise ValueError(game)
        return show(load(kind, path))

    visitor.open(page, Amount.FULL)
    visitor.click("play")
    seconds = 0.0
    while visitor.app.stack.moving and seconds < LONGEST:
        visitor.app.stack.update(4 * FRAME)
        seconds += 4 * FRAME
    visitor.leave()
    return seconds


if __name__ == "__main__":
    raise SystemExit(main())
