"""What is written beside cells of the board: what it would mean to stop there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.ui.board.picture import Chip, Note
from formulad.ui.theme import BAD_TONE, GOOD_TONE, WARN_TONE
from formulad.ui.words import points

if TYPE_CHECKING:
    from formulad.race.forecast import CellForecast
    from formulad.race.track import CellId, Track
    from formulad.ui.scenes.race.views import Destination


def place_notes(cell: CellId, place: Destination) -> tuple[Note, ...]:
    """Return what is written beside a place to stop: only what is good is green."""
    tone = BAD_TONE if place.verdict is Verdict.OUT else WARN_TONE
    chips = tuple(Chip(text, icon, tone) for icon, text in place.chips)
    stop = (Chip(place.stop, "check", GOOD_TONE),) if place.stop else ()
    return (Note(cell, (*stop, *chips)),) if stop or chips else ()


def reach_note(track: Track, found: CellForecast, *, is_avoidable: bool) -> Note:
    """Return what is written beside a cell that a gear reaches: which rolls, at what cost."""
    chips = [Chip(f"Roll {face_range(found.faces)} ends here", "dice"), _outcome(track, found)]
    if is_avoidable:
        chips.append(Chip("can be avoided", "info"))
    return Note(found.cell, tuple(chips))


def face_range(faces: tuple[int, ...]) -> str:
    """Return the lowest and the highest of some faces: `11–13`."""
    low, high = min(faces), max(faces)
    return str(low) if low == high else f"{low}–{high}"


def _outcome(track: Track, found: CellForecast) -> Chip:
    """Return what comes of ending on a cell, in the worst case."""
    match found.bill.verdict:
        case Verdict.OUT:
            return Chip("out", "cross", BAD_TONE)
        case Verdict.SPIN:
            return Chip("spin", "warn", BAD_TONE)
        case Verdict.COST:
            return Chip(f"−{points(found.bill.points)}", "warn", WARN_TONE)
        case Verdict.CLEAN if found.stops:
            needed = track.stops[track.cells[found.cell].sector]
            return Chip(f"stop {found.stops}/{needed}", "check", GOOD_TONE)
        case Verdict.CLEAN:
            return Chip("clean", "check", GOOD_TONE)
