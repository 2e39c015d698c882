"""Own puzzles: decisions of a race that was driven, which a lone car faces as well (SCH-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from formulad.games.race.presets import Presets
from formulad.kernel.game import Decision
from formulad.kernel.values import replace
from formulad.race.agreed.option_values import write_differences
from formulad.race.questions import Question
from formulad.school.making import entry_of
from formulad.school.puzzle import LEAST_MARGIN, Ask, Puzzle
from formulad.school.puzzle_yaml import DIGITS, puzzle_in, text_of
from formulad.school.stage import Stage, stage_of
from formulad.school.stars import stars_of
from formulad.school.themes import themes_of
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

CLOSE = 0.15
"""Turns by which the margin may be another for a car alone."""
PRESETS = ("rulebook", "beginner", "street")
"""From what rules are told."""
_ASKS = {Question.GEAR: Ask.GEAR, Question.PATH: Ask.PLACE}


def own_puzzle(game: RaceGame, state: State) -> Puzzle | None:
    """Return a decision of a race as a puzzle; None if it is none.

    It is none if its best answer is hardly better than the next, if a file cannot say how the car
    stands, or if it would not be much the same for a car alone on a dry road: others matter then.
    """
    due = game.awaiting(state)
    ask = _ASKS.get(due.question) if isinstance(due, Decision) else None
    if ask is None:
        return None
    stage = Stage(ask, game, state)
    values = stage.values()
    if len(values) < 2 or _margin(values) < LEAST_MARGIN:
        return None
    draft = _draft(stage, values)
    try:
        alone = stage_of(*puzzle_in(draft.id, text_of(draft)), game.track)
    except DocumentError:
        return None
    found = alone.values()
    if not _is_like(values, found) or _margin(found) < LEAST_MARGIN + 10**-DIGITS:
        return None
    themes = themes_of(alone, draft.answer, list(found))
    rounded = {choice: round(turns, DIGITS) for choice, turns in found.items()}
    return replace(draft, values=rounded, themes=themes, stars=stars_of(rounded.values()))


def _is_like(values: dict[str, float], alone: dict[str, float]) -> bool:
    """Return whether a decision comes to much the same for a car alone: nobody was in the way."""
    if values.keys() != alone.keys():
        return False
    best = min(values, key=values.__getitem__)
    is_same = best == min(alone, key=alone.__getitem__)
    return is_same and abs(_margin(values) - _margin(alone)) <= CLOSE


def _draft(stage: Stage, values: dict[str, float]) -> Puzzle:
    """Return a decision as a puzzle about which little is known yet."""
    game = stage.game
    puzzle = Puzzle(
        "own",
        stage.ask,
        game.track.id,
        game.track.fingerprint,
        _told_options(game.options),
        (entry_of(stage),),
        min(values, key=values.__getitem__),
        values,
        (),
        1,
        stage.state.turn.face if stage.ask is Ask.PLACE else 0,
    )
    return replace(puzzle, id=f"own-{crc32(text_of(puzzle).encode()):08x}")


def _told_options(options: Options) -> dict[str, bool | int | str]:
    """Return the rules as the nearest preset, and what differs from it."""
    folder = data_root() / "assets" / "presets"
    presets = Presets(folder, folder)
    told = (
        {"preset": preset, **write_differences(options, presets.options(preset))}
        for preset in PRESETS
    )
    return min(told, key=len)


def _margin(values: dict[str, float]) -> float:
    least, second = sorted(values.values())[:2]
    return second - least
