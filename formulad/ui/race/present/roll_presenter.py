"""Roll presenter: a die that falls, what it must pass, and what it comes to once it lies."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision
from formulad.kernel.sentence import counted, say
from formulad.race.bills import Verdict
from formulad.race.questions import Purpose, Question
from formulad.ui.race.model.roll_course import SIZES
from formulad.ui.race.present.dice_presenter import highest_harm, rolls_of
from formulad.ui.race.terms.outcomes import ICONS, SIGNS
from formulad.ui.race.views.roll_view import RollView
from formulad.ui.toolkit.theme import CREAM, RED, TEAL

if TYPE_CHECKING:
    from typing import TypeAlias

    from formulad.race.road.track import CellId
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.model.event_beats import DieBeat
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.toolkit.colour import Colour

    Result: TypeAlias = tuple[Colour, str, str]
    """The colour of a ring, and on its badge an icon and words."""

_RANK = {verdict: rank for rank, verdict in enumerate(Verdict)}


def roll_view(moment: Moment, die: DieBeat, share: float, *, is_still: bool) -> RollView:
    """Return what is seen of a roll after a share of it; one that is still lies to be read."""
    course = die.course
    colour, icon, text = _result(moment, die)
    return RollView(
        number=moment.seats[die.car].number,
        die=die.die,
        value=die.value,
        size=SIZES[die.die],
        fallen=1.0 if is_still else course.fallen(share),
        read=1.0 if is_still else course.read_for(share),
        gone=0.0 if is_still else course.gone(share),
        goes_home=course.home > 0,
        limit=_limit(moment),
        colour=colour,
        icon=icon,
        text=text,
    )


def _limit(moment: Moment) -> str:
    """Return what a black die must pass."""
    highest = highest_harm(moment, moment.due) if isinstance(moment.due, Chance) else 0
    if not highest:
        return ""
    return say("{rolls}: damage", rolls=rolls_of(1, highest))


def _result(moment: Moment, die: DieBeat) -> Result:
    if die.harm is not None:
        return (RED, "cross", say("Damage")) if die.harm else (TEAL, "check", say("No damage"))
    due = moment.due
    if isinstance(due, Chance) and due.purpose is Purpose.MOVE:
        return _move_result(moment, die)
    if die.sky:
        return CREAM, die.sky, die.entry.line.text
    return CREAM, "", "" if die.is_listed else die.entry.line.text


def _move_result(moment: Moment, die: DieBeat) -> Result:
    """Return what a roll for cells comes to: the best, and how many places are like that."""
    found = Counter(_places(moment.game, die.after)) if die.after else Counter[Verdict]()
    if not found:
        faces = moment.forecast(moment.state.cars[die.car].gear).faces
        found.update(face.verdict for face in faces if face.face == die.value)
    best = min(found, key=lambda verdict: _RANK[verdict], default=Verdict.CLEAN)
    return SIGNS[best], ICONS[best], _in_words(found, best)


def _in_words(found: Counter[Verdict], best: Verdict) -> str:
    clean, paid = found[Verdict.CLEAN], found[Verdict.COST]
    match best:
        case Verdict.CLEAN if paid:
            words = counted(clean, "{n} clean place", "{n} clean places")
            return say("{clean}, {paid} to pay", clean=words, paid=paid)
        case Verdict.CLEAN:
            return counted(clean, "{n} clean place", "{n} clean places")
        case Verdict.COST:
            return counted(paid, "{n} place, to be paid for", "{n} places, all to be paid for")
        case Verdict.SPIN:
            return say("A spin at best")
        case Verdict.OUT:
            return say("Out, wherever it goes")


@lru_cache(maxsize=8)
def _places(game: RaceGame, state: State) -> tuple[Verdict, ...]:
    """Return the best verdict of each place among which a driver may choose."""
    due = game.awaiting(state)
    if not isinstance(due, Decision) or due.question is not Question.PATH:
        return ()
    best: dict[CellId, Verdict] = {}
    for option in game.paths(state):
        end = option.end(state.car.cell)
        verdicts = (best.get(end, option.bill.verdict), option.bill.verdict)
        best[end] = min(verdicts, key=lambda verdict: _RANK[verdict])
    return tuple(best.values())
