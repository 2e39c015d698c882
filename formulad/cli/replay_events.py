"""Events of a record as a table for programs: a line each, as CSV or as JSON lines (SHE-10)."""

from __future__ import annotations

import csv
import json
from enum import IntEnum
from io import StringIO
from typing import TYPE_CHECKING, Any

from formulad.games.box import RACE
from formulad.kernel.arguments import UsageError
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say
from formulad.race.events import CarEliminated, WearLost
from formulad.store.disk import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from formulad.store.resume import LoadedGame

COLUMNS = (
    *("race", "step", "round", "lap", "car", "name", "event"),
    *("cell", "gear", "die", "value", "part", "change", "rule"),
)
JSON_LINES = ".jsonl"
ENDINGS = (".csv", JSON_LINES)
_FORMULA = "=+-@"
"""With what a cell begins that a table program would reckon with."""


def write_events(path: Path, game: str, loaded: LoadedGame[Any, Any], names: Sequence[str]) -> None:
    """Write what happened in a game into a file.

    Args:
        path: the file, whose ending says in which form.
        game: the id of the game.
        loaded: its record, played again.
        names: those of its players, by seat.

    Raises:
        UsageError: if the ending is another one, or the file cannot be written.
    """
    if path.suffix not in ENDINGS:
        told = say("write {endings} behind the name of the file", endings=" / ".join(ENDINGS))
        raise UsageError(told)
    rows = event_rows(game, loaded, names)
    text = _json_lines(rows) if path.suffix == JSON_LINES else _comma_lines(rows)
    try:
        write_whole(path, text.encode())
    except OSError as error:
        told = say("{file}: cannot be written: {reason}", file=str(path), reason=reason(error))
        raise UsageError(told) from None


def event_rows(
    game: str, loaded: LoadedGame[Any, Any], names: Sequence[str]
) -> Iterator[dict[str, Any]]:
    """Yield every event of a game, with the step that brought it, by the names of `COLUMNS`."""
    stem = loaded.path.stem if loaded.path else ""
    for step, played in enumerate(loaded.replay.played, 1):
        state = played.step.state
        for event in played.step.events:
            row: dict[str, Any] = dict.fromkeys(COLUMNS, "")
            row |= {"race": stem, "step": step, "round": loaded.game.round(state)}
            row["event"] = type(event).__name__
            row |= _of(loaded, state, event, names, is_race=game == RACE)
            yield row


def _of(
    loaded: LoadedGame[Any, Any], state: Any, event: Any, names: Sequence[str], *, is_race: bool
) -> dict[str, Any]:
    """Return what an event says, as far as there is a column for it."""
    found: dict[str, Any] = {}
    seat = getattr(event, "car" if is_race else "seat", None)
    if isinstance(seat, int) and 0 <= seat < len(names):
        found["name"] = names[seat]
        found["car"] = loaded.header.setup.seats[seat].number if is_race else seat + 1
    value = getattr(event, "value", None)
    if isinstance(value, int):
        found["value"] = int(value)
    return found | _of_race(loaded, state, event, seat) if is_race else found


def _of_race(
    loaded: LoadedGame[Any, Any], state: Any, event: Any, seat: int | None
) -> dict[str, Any]:
    from formulad.ui.race.report.rule_citations import end_rule, loss_rule

    found: dict[str, Any] = {}
    if seat is not None:
        car = state.cars[seat]
        found["lap"] = car.lap
        found["gear"] = int(car.gear)
        if car.cell >= 0:
            found["cell"] = loaded.game.track.places[car.cell].name
    gear = getattr(event, "gear", None)
    if isinstance(gear, IntEnum) and hasattr(event, "value"):
        found["die"] = int(gear)
    match event:
        case WearLost(part=part, points=points, cause=cause):
            rule = loss_rule(loaded.game.options, cause)
            found |= {"part": part.name.lower(), "change": -points, "rule": rule}
        case CarEliminated(cause=cause):
            found["rule"] = end_rule(loaded.game.options, cause)
        case _:
            pass
    return found


def _json_lines(rows: Iterator[dict[str, Any]]) -> str:
    return "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)


def _comma_lines(rows: Iterator[dict[str, Any]]) -> str:
    buffer = StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows:
        writer.writerow([_cell(row[column]) for column in COLUMNS])
    return buffer.getvalue()


def _cell(value: Any) -> Any:
    """Return a cell that no table program takes for something to reckon with."""
    is_formula = isinstance(value, str) and value.startswith(tuple(_FORMULA))
    return f"'{value}" if is_formula else value
