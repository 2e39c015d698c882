"""Modal presenter: cards, the order to the crew and the faces of a die, over the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance
from formulad.kernel.sentence import say
from formulad.race.moves import DeclineSlipstream, KeepRadio, SkipTrials
from formulad.race.questions import Question
from formulad.ui.race.model.offers import faces, way_out
from formulad.ui.race.present.card_presenter import cards_sheet
from formulad.ui.race.present.dice_presenter import die_of, purpose_of
from formulad.ui.race.present.pit_presenter import service_sheet
from formulad.ui.race.present.repair_presenter import repair_sheet
from formulad.ui.race.views.modal_views import FacesSheet

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.modal_views import Sheet

_WAYS_OUT: dict[type, str] = {
    DeclineSlipstream: say("Stay behind"),
    SkipTrials: say("No timed laps: draw the grid"),
    KeepRadio: say("Keep it"),
}


def sheet_of(moment: Moment) -> Sheet | None:
    """Return what is to be decided over the board, if anything is."""
    match moment.question:
        case None:
            return _faces(moment) if moment.is_waiting and moment.is_entered else None
        case Question.GEAR | Question.PATH | Question.SLIPSTREAM:
            return None
        case Question.PIT:
            order = moment.selection.order
            return service_sheet(moment, order) if order else None
        case Question.REPAIR:
            repair = moment.selection.repair
            return repair_sheet(moment, repair) if repair else None
        case Question.TYRES | Question.TRIAL | Question.RADIO | Question.SKY:
            return cards_sheet(moment)


def way_out_of(moment: Moment) -> str:
    """Return what the button says that does without what is offered; nothing if there is none."""
    if not moment.question:
        return ""
    move = way_out(moment.game, moment.state, moment.due)
    if move is None:
        return ""
    return _WAYS_OUT[type(move)]


def _faces(moment: Moment) -> FacesSheet | None:
    due = moment.due
    if not isinstance(due, Chance):
        return None
    title, text = purpose_of(moment, due)
    chosen = moment.selection.face
    return FacesSheet(
        heading=say("{title}: WHAT DOES THE DIE SHOW?", title=title),
        note=say("{meaning}. Choose the number your die shows.", meaning=text),
        die=die_of(due),
        faces=faces(due),
        chosen=chosen,
    )
