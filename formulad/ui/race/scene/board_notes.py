"""Notes beside cells of the board: what it would mean to stop there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.bills import Verdict
from formulad.race.events import Cause
from formulad.ui.race.board.geometry.board_picture import Chip, Note
from formulad.ui.race.model.chips import cost_chip
from formulad.ui.race.model.street_chips import gunfire_chip
from formulad.ui.race.report.rule_citations import debris_rule, end_rule
from formulad.ui.race.terms.race_words import VERDICTS, Tone, rolls, stop_of
from formulad.ui.toolkit.theme import BAD_TONE, GOOD_TONE, WARN_TONE

if TYPE_CHECKING:
    from formulad.race.forecast import CellForecast
    from formulad.race.road.track import CellId
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.cost_chip import CostChip
    from formulad.ui.race.views.engineer_views import Destination


_TONES = {Tone.GOOD: GOOD_TONE, Tone.PLAIN: WARN_TONE, Tone.BAD: BAD_TONE}


def place_notes(cell: CellId, place: Destination) -> tuple[Note, ...]:
    """Return what is written beside a place to stop: only what is good is green."""
    chips = tuple(_chip(chip) for chip in place.chips)
    stop = (Chip(place.stop, "check", GOOD_TONE, "COR-1"),) if place.stop else ()
    return (Note(cell, (*stop, *chips)),) if stop or chips else ()


def wake_note(cell: CellId, place: Destination) -> Note:
    """Return what points out that a slipstream carries on from a place."""
    return Note(cell, tuple(_chip(chip) for chip in place.chips if chip.icon == "slip"))


def reach_note(
    moment: Moment,
    found: CellForecast,
    *,
    is_avoidable: bool,
    debris: frozenset[CellId],
    brakes: int = 0,
) -> Note:
    """Return what is written beside a cell that a gear reaches: which rolls, at what cost."""
    chips = [
        Chip(say("Roll {faces} ends here", faces=face_range(found.faces)), "dice", rule="MOV-2")
    ]
    chips += _outcome(moment, found)
    if found.cell in debris:
        chips.append(Chip(say("debris"), "debris", WARN_TONE, debris_rule(moment.state)))
    street = moment.game.track.street
    if street and found.cell in street.gunfire and found.bill.verdict is not Verdict.OUT:
        chips.append(_chip(gunfire_chip()))
    if brakes:
        chips.append(Chip(say("or brake: −{points}", points=brakes), "brake", WARN_TONE, "MOV-8"))
    elif is_avoidable:
        chips.append(Chip(say("can be avoided"), "info", rule="MOV-8"))
    return Note(found.cell, tuple(chips))


def face_range(faces: tuple[int, ...]) -> str:
    """Return the lowest and the highest of some faces: `11–13`."""
    low, high = min(faces), max(faces)
    return str(low) if low == high else f"{low}–{high}"


def _chip(chip: CostChip) -> Chip:
    return Chip(chip.text, chip.icon, _TONES[chip.tone], chip.rule)


def _outcome(moment: Moment, found: CellForecast) -> list[Chip]:
    """Return what comes of ending on a cell, in the worst case."""
    game, state, bill = moment.game, moment.state, found.bill
    costs = [_chip(cost_chip(game, state, item, "")) for item in bill.items]
    if bill.rolls:
        costs.append(Chip(say("+{rolls}", rolls=rolls(bill.rolls)), "dice", WARN_TONE, "QUA-2"))
    match bill.verdict:
        case Verdict.OUT:
            rule = end_rule(game.options, Cause.OVERSHOOT if bill.items else Cause.MISSED_STOPS)
            return [Chip(VERDICTS[Verdict.OUT], "cross", BAD_TONE, rule), *costs]
        case Verdict.SPIN:
            return [Chip(VERDICTS[Verdict.SPIN], "spin", BAD_TONE, "SPN-1"), *costs]
        case Verdict.COST:
            return costs
        case Verdict.CLEAN if found.stops and game.track.corner_sector[found.cell] >= 0:
            needed = game.track.stops[game.track.places[found.cell].sector]
            return [Chip(stop_of(found.stops, needed), "check", GOOD_TONE, "COR-1")]
        case Verdict.CLEAN:
            return [Chip(VERDICTS[Verdict.CLEAN], "check", GOOD_TONE)]
