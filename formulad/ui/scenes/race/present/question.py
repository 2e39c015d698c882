"""What is asked, of whom, and what the big button does about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Over
from formulad.race.bills import Verdict
from formulad.race.dice import GEAR_DICE
from formulad.race.moves import (
    BeginTrial,
    FitTyres,
    KeepSky,
    RollSkyAgain,
    StopKind,
    ThrowRadio,
)
from formulad.race.paths import SLIPSTREAM_CELLS
from formulad.ui.scenes.race.corners import corner_ahead
from formulad.ui.scenes.race.destinations import chosen_place, places_of
from formulad.ui.scenes.race.offers import cards as cards_of
from formulad.ui.scenes.race.offers import faces
from formulad.ui.scenes.race.present.boosts import boost_reason, rolled, way_in_cells
from formulad.ui.scenes.race.present.dice import die_of, purpose_of
from formulad.ui.scenes.race.sharing import gift_of, left_over
from formulad.ui.scenes.race.views import ActionView, PromptView
from formulad.ui.theme import BLACK_DIE
from formulad.ui.words import ORDINALS, cells, points

if TYPE_CHECKING:
    from formulad.race.dice import Gear
    from formulad.ui.scenes.race.moment import Moment

_ABOUT_GEARS = "Point at a gear to see where it can take you"


def prompt_view(moment: Moment) -> PromptView:
    """Return the question at the top of the board."""
    title, text = _question(moment)
    due = moment.due
    asked = moment.seats[due.seat] if isinstance(due, Chance) else moment.entrant
    warning = _warning(moment)
    return PromptView(asked.number, title, warning or text, is_warning=bool(warning))


def _question(moment: Moment) -> tuple[str, str]:
    name, state, due = moment.entrant.name.upper(), moment.state, moment.due
    match due:
        case Decision() if not moment.is_waiting:
            return f"{name} DRIVES", _who_drives(moment)
        case Decision(choice="gear"):
            return f"{name}: CHOOSE A GEAR", _ABOUT_GEARS
        case Decision(choice="path"):
            text = f"{rolled(moment)}{_about_places(moment)}"
            return f"{name}: CHOOSE WHERE TO STOP", text
        case Decision(choice="slipstream"):
            text = f"{cells(SLIPSTREAM_CELLS)} more: {_about_places(moment)}, or stay behind"
            return f"{name}: SLIPSTREAM", text
        case Decision():
            return _call(name, moment)
        case Chance():
            title, text = purpose_of(moment, due)
            return f"{moment.seats[due.seat].name.upper()}: {title}", text
        case Over():
            first = moment.seats[moment.game.classification(state)[0]].name
            if state.finished:
                return f"{first.upper()} WINS", "The race is over"
            return "NOBODY FINISHES", f"{first} came farthest"


def _call(name: str, moment: Moment) -> tuple[str, str]:
    """Return what a driver is asked when he does not drive."""
    match moment.choice:
        case "pit":
            return f"{name}: WHAT SHALL THE CREW DO?", "Tell the crew, then press the button"
        case "repair":
            return _about_repair(name, moment)
        case "radio":
            return f"{name}: THROW THE RADIO?", "Choose the car it flies at, or keep it for later"
        case "sky":
            return f"{name}: LET THE SKY STAND?", "You may ask for another roll; the second counts"
        case "tyres":
            return f"{name}: CHOOSE TYRES", "For the race"
        case "trial" if moment.game.options.tyres and moment.state.car.tyres is None:
            return f"{name}: YOUR TIMED LAP", "First choose tyres"
        case "trial":
            return f"{name}: YOUR TIMED LAP", "Go when you are ready"
        case _:
            return f"{name}: CHOOSE", ""


def _about_repair(name: str, moment: Moment) -> tuple[str, str]:
    """Return whose points are to be shared out, and what they are for."""
    gift = gift_of(moment.game, moment.state)
    share = f"share out {points(gift.points)}"
    if gift.speed is None:
        return f"{name}: CHECKPOINT", f"New tyres are on; {share}"
    return f"{name}: POLICE PRIZE", f"Quickest past the line, {gift.speed.kmh} km/h: {share}"


def _who_drives(moment: Moment) -> str:
    """Return who drives; of a person, where the road leads."""
    grade = moment.entrant.grade
    if grade:
        return f"Computer driver, {grade}"
    corner = corner_ahead(
        moment.game.track, moment.state.cars[moment.seat], moment.game.options.laps
    )
    if corner is None:
        return "On the way"
    return f"{cells(corner.away)} to {corner.name}" if corner.away else f"In {corner.name}"


def _warning(moment: Moment) -> str:
    """Return what a driver must know before he decides; nothing if all is well."""
    if reason := boost_reason(moment):
        return reason
    if moment.is_path:
        places = places_of(moment)
        doomed = all(place.verdict is Verdict.OUT for place in places)
        return "No way to save the car: every place puts you out" if doomed else ""
    gear = moment.selection.gear
    if not (moment.is_gear and gear):
        return ""
    refusal = moment.refusal(gear)
    return refusal.sentence if refusal else _danger(moment, gear)


def _danger(moment: Moment, gear: Gear) -> str:
    """Return how likely a gear ends the race of its driver."""
    share = moment.forecast(gear).chance_of(Verdict.OUT)
    if share == 1:
        return f"{ORDINALS[gear]} gear puts you out, whatever you roll"
    return f"{ORDINALS[gear]} gear: {float(share):.0%} of the rolls put you out" if share else ""


def _about_places(moment: Moment) -> str:
    """Return how many places there are of each kind: `3 clean places, 31 by braking`."""
    places = places_of(moment)
    costly = [place for place in places if place.verdict is Verdict.COST]
    braked = sum(place.is_braked for place in costly)
    clean, spun, out = (
        sum(place.verdict is verdict for place in places)
        for verdict in (Verdict.CLEAN, Verdict.SPIN, Verdict.OUT)
    )
    kinds = (
        (clean, "clean place" if clean == 1 else "clean places"),
        (len(costly) - braked, "at a cost"),
        (braked, "by braking"),
        (spun, "with a spin"),
        (out, "out"),
    )
    return ", ".join(f"{number} {kind}" for number, kind in kinds if number)


def action_view(moment: Moment) -> ActionView:
    """Return the big button."""
    due, may_undo = moment.due, moment.may_undo
    match due:
        case Over():
            return ActionView("results", ("RESULTS",), may_undo=may_undo)
        case _ if not moment.is_waiting:
            return ActionView("hurry", ("FASTER",), may_undo=may_undo)
        case Decision(choice="gear"):
            return _shift(moment)
        case Decision(choice="path" | "slipstream"):
            return _drive(moment)
        case Decision(choice="repair"):
            return _repair(moment)
        case Decision():
            return ActionView("decide", _deed(moment), may_undo=may_undo)
        case Chance() if moment.is_entered:
            return _enter(moment, due)
        case Chance(purpose="move"):
            return ActionView("roll", ("ROLL",), int(moment.state.car.gear), may_undo=may_undo)
        case Chance(purpose="start"):
            return ActionView("roll", ("START",), BLACK_DIE, may_undo=may_undo)
        case Chance():
            return ActionView("roll", ("ROLL",), BLACK_DIE, may_undo=may_undo)


def _drive(moment: Moment) -> ActionView:
    chosen = chosen_place(moment)
    letter, note = (chosen.letter, way_in_cells(moment, chosen)) if chosen else ("", "")
    label = ("CHOOSE", "A CELL") if not chosen else ("DRIVE",) if note else ("DRIVE", "THERE")
    return ActionView("drive", label, None, letter, chosen is not None, moment.may_undo, note)


def _repair(moment: Moment) -> ActionView:
    """Return the button that gives points back, once all of them are shared out."""
    repair, may_undo = moment.selection.repair, moment.may_undo
    left = left_over(moment.game, moment.state, repair) if repair else 0
    if left:
        return ActionView("repair", (points(left), "to give"), is_open=False, may_undo=may_undo)
    return ActionView("repair", ("REPAIR",), may_undo=may_undo)


def _deed(moment: Moment) -> tuple[str, ...]:
    """Return what a driver tells his crew to do."""
    if moment.choice == "pit" and moment.selection.order:
        is_technical = moment.selection.order.kind is StopKind.TECHNICAL
        return ("TECHNICAL", "STOP") if is_technical else ("TYRE", "STOP")
    match cards_of(moment.game, moment.state)[moment.selection.card]:
        case FitTyres(kind):
            return ("FIT", f"{kind} tyres")
        case ThrowRadio():
            return ("THROW", "THE RADIO")
        case KeepSky():
            return ("LET IT", "STAND")
        case RollSkyAgain():
            return ("ROLL", "AGAIN")
        case BeginTrial():
            by_clock = moment.game.options.qualifying_clock
            return ("START", "THE CLOCK") if by_clock else ("START", "THE LAP")
        case _:
            return ("DO", "THIS")


def _enter(moment: Moment, due: Chance) -> ActionView:
    """Return the button that takes down what a die shows."""
    index = moment.selection.face
    shown = "" if index is None else str(faces(due)[index])
    label = ("IT SHOWS", shown) if shown else ("CHOOSE", "A FACE")
    may_undo, is_open = moment.may_undo, bool(shown)
    return ActionView("enter", label, die_of(due), shown, is_open=is_open, may_undo=may_undo)


def _shift(moment: Moment) -> ActionView:
    gear = moment.gear
    if not gear:
        return ActionView("shift", ("CHOOSE", "A GEAR"), is_open=False, may_undo=moment.may_undo)
    die = GEAR_DICE[gear]
    note = f"rolls {die.lowest}–{die.highest}"
    label = ("ENGAGE", ORDINALS[gear])
    return ActionView("shift", label, int(gear), may_undo=moment.may_undo, note=note)
