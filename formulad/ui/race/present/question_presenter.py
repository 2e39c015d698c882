"""Question presenter: what is asked, of whom, and what the big button does about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.sentence import counted, say, say_of
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
from formulad.race.questions import Purpose, Question
from formulad.ui.race.model.acting_seats import Seats
from formulad.ui.race.model.corner_ahead import corner_ahead
from formulad.ui.race.model.destinations import chosen_place, places_of
from formulad.ui.race.model.offers import cards as cards_of
from formulad.ui.race.model.offers import faces
from formulad.ui.race.model.point_sharing import gift_of, left_over
from formulad.ui.race.present.boost_presenter import boost_reason, rolled, way_in_cells
from formulad.ui.race.present.dice_presenter import die_of, purpose_of
from formulad.ui.race.terms.grade_words import GRADES
from formulad.ui.race.terms.race_words import (
    ORDINALS,
    TYRES,
    cells,
    in_a_row,
    points,
    reason_of,
)
from formulad.ui.race.views.panel_views import ActionView, PromptView
from formulad.ui.toolkit.theme import BLACK_DIE

if TYPE_CHECKING:
    from formulad.race.dice import Gear
    from formulad.ui.race.model.shown_moment import Moment

_ABOUT_GEARS = say("The cells a gear can reach light up")

_CHOOSE_A_GEAR = say_of("choose a gear", "CHOOSE"), say_of("choose a gear", "A GEAR")
_ASK_THE_ENGINEER = say_of("ask the engineer", "ASK"), say_of("ask the engineer", "THE ENGINEER")
_CHOOSE_A_CELL = say_of("choose a cell", "CHOOSE"), say_of("choose a cell", "A CELL")
_CHOOSE_A_FACE = say_of("choose a face", "CHOOSE"), say_of("choose a face", "A FACE")
_DRIVE = (say_of("button", "DRIVE"),)
_DRIVE_THERE = say_of("drive there", "DRIVE"), say_of("drive there", "THERE")
_TECHNICAL_STOP = say_of("technical stop", "TECHNICAL"), say_of("technical stop", "STOP")
_TYRE_STOP = say_of("tyre stop", "TYRE"), say_of("tyre stop", "STOP")
_THROW_THE_RADIO = say_of("throw the radio", "THROW"), say_of("throw the radio", "THE RADIO")
_LET_IT_STAND = say_of("let it stand", "LET IT"), say_of("let it stand", "STAND")
_ROLL_AGAIN = say_of("roll again", "ROLL"), say_of("roll again", "AGAIN")
_START_THE_CLOCK = say_of("start the clock", "START"), say_of("start the clock", "THE CLOCK")
_START_THE_LAP = say_of("start the lap", "START"), say_of("start the lap", "THE LAP")
"""The two lines of the big button; what both say together stands with each."""


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
        case Decision() if not moment.is_waiting and moment.is_delayed:
            reason = say("The first race here by these rules takes a moment")
            return say("{name} STUDIES THE CIRCUIT", name=name), reason
        case Decision() if not moment.is_waiting:
            return say("{name} DRIVES", name=name), _who_drives(moment)
        case Decision(question=question):
            return _about(question, name, moment)
        case Chance():
            title, text = purpose_of(moment, due)
            name = moment.seats[due.seat].name.upper()
            return say("{name}: {title}", name=name, title=title), text
        case Over():
            first = moment.seats[moment.game.classification(state)[0]].name
            if state.finished:
                return say("{name} WINS", name=first.upper()), say("The race is over")
            return say("NOBODY FINISHES"), say("{name} came farthest", name=first)


def _about(question: Question, name: str, moment: Moment) -> tuple[str, str]:
    """Return what a driver is asked."""
    match question:
        case Question.GEAR:
            return say("{name}: CHOOSE A GEAR", name=name), _ABOUT_GEARS
        case Question.PATH:
            roll, text = rolled(moment), _about_places(moment)
            if roll:
                text = say("{roll}: {places}", roll=roll, places=text)
            return say("{name}: CHOOSE WHERE TO STOP", name=name), text
        case Question.SLIPSTREAM:
            text = say(
                "{cells} more: {places}, or stay behind",
                cells=cells(SLIPSTREAM_CELLS),
                places=_about_places(moment),
            )
            return say("{name}: SLIPSTREAM", name=name), text
        case Question.PIT:
            text = say("Put your order together and confirm it")
            return say("{name}: WHAT SHALL THE CREW DO?", name=name), text
        case Question.REPAIR:
            return _about_repair(name, moment)
        case Question.RADIO:
            text = say("Choose the car it flies at, or keep it for later")
            return say("{name}: THROW THE RADIO?", name=name), text
        case Question.SKY:
            text = say("You may ask for another roll; the second counts")
            return say("{name}: LET THE SKY STAND?", name=name), text
        case Question.TYRES:
            return say("{name}: CHOOSE TYRES", name=name), say("For the race")
        case Question.TRIAL:
            needs_tyres = moment.game.options.tyres and moment.state.car.tyres is None
            text = say("First choose tyres") if needs_tyres else say("Go when you are ready")
            return say("{name}: YOUR TIMED LAP", name=name), text


def _about_repair(name: str, moment: Moment) -> tuple[str, str]:
    """Return whose points are to be shared out, and what they are for."""
    gift = gift_of(moment.game, moment.state)
    share = points(gift.points)
    if gift.speed is None:
        text = say("New tyres are on; share out {points}", points=share)
        return say("{name}: CHECKPOINT", name=name), text
    text = say(
        "Quickest past the line, {kmh} km/h: share out {points}",
        kmh=gift.speed.kmh,
        points=share,
    )
    return say("{name}: POLICE PRIZE", name=name), text


def _who_drives(moment: Moment) -> str:
    """Return who drives; of a person, where the road leads."""
    grade = moment.entrant.grade
    if grade:
        return say("Computer driver, {grade}", grade=GRADES.get(grade, grade))
    corner = corner_ahead(
        moment.game.track, moment.state.cars[moment.seat], moment.game.options.laps
    )
    if corner is None:
        return say("On the way")
    if not corner.away:
        return say("In {corner}", corner=corner.name)
    return say("{cells} to {corner}", cells=cells(corner.away), corner=corner.name)


def _warning(moment: Moment) -> str:
    """Return what a driver must know before they decide; nothing if all is well."""
    if reason := boost_reason(moment):
        return reason
    if moment.is_path:
        places = places_of(moment)
        doomed = all(place.verdict is Verdict.OUT for place in places)
        return say("No way to save the car: every place puts you out") if doomed else ""
    gear = moment.selection.gear
    if moment.is_gear and moment.selection.is_urged and not gear:
        return say("First a gear: press its number, an arrow, or click it")
    if not (moment.is_gear and gear):
        return ""
    refusal = moment.refusal(gear)
    return reason_of(refusal) if refusal else _danger(moment, gear)


def _danger(moment: Moment, gear: Gear) -> str:
    """Return how likely a gear ends the race of its driver."""
    share = moment.forecast(gear).chance_of(Verdict.OUT)
    if share == 1:
        return say("{gear} gear puts you out, whatever you roll", gear=ORDINALS[gear])
    if not share:
        return ""
    return say(
        "{gear} gear: {share} of the rolls put you out",
        gear=ORDINALS[gear],
        share=f"{float(share):.0%}",
    )


def _about_places(moment: Moment) -> str:
    """Return how many places there are of each kind: `3 clean places, 31 by braking`.

    A place counts for each way there that asks for something else.
    """
    places = places_of(moment)
    costly = [place for place in places if place.verdict is Verdict.COST]
    braked = sum(place.is_braked for place in costly)
    paid = len(costly) - braked
    clean, spun, out = (
        sum(place.verdict is verdict for place in places)
        for verdict in (Verdict.CLEAN, Verdict.SPIN, Verdict.OUT)
    )
    kinds = (
        (clean, counted(clean, "{n} clean place", "{n} clean places")),
        (paid, counted(paid, "{n} at a cost", "{n} at a cost")),
        (braked, counted(braked, "{n} by braking", "{n} by braking")),
        (spun, counted(spun, "{n} with a spin", "{n} with a spin")),
        (out, counted(out, "{n} out", "{n} out")),
    )
    return in_a_row(kind for number, kind in kinds if number)


def action_view(moment: Moment) -> ActionView:
    """Return the big button."""
    due, may_undo = moment.due, moment.may_undo
    match due:
        case Over():
            return ActionView("results", (say("RESULTS"),), may_undo=may_undo)
        case _ if not moment.is_waiting:
            return _hurry(moment)
        case Decision(question=question):
            return _answer(question, moment)
        case Chance() if moment.is_entered:
            return _enter(moment, due)
        case Chance(purpose=Purpose.MOVE):
            return ActionView(
                "roll", (say_of("button", "ROLL"),), int(moment.state.car.gear), may_undo=may_undo
            )
        case Chance(purpose=Purpose.START):
            return ActionView("roll", (say_of("button", "START"),), BLACK_DIE, may_undo=may_undo)
        case Chance():
            return ActionView("roll", (say_of("button", "ROLL"),), BLACK_DIE, may_undo=may_undo)


def _hurry(moment: Moment) -> ActionView:
    """Return the button that hurries what moves by itself."""
    if Seats(moment.game, moment.seats).has_no_person_left(moment.state):
        label: tuple[str, ...] = (say("TO THE"), say_of("to the ...", "RESULT"))
        return ActionView("hurry", label, may_undo=moment.may_undo)
    note = say("twice: your turn")
    return ActionView("hurry", (say("FASTER"),), may_undo=moment.may_undo, note=note)


def _answer(question: Question, moment: Moment) -> ActionView:
    """Return the button that answers a question."""
    match question:
        case Question.GEAR:
            return _shift(moment)
        case Question.PATH | Question.SLIPSTREAM:
            return _drive(moment)
        case Question.REPAIR:
            return _repair(moment)
        case Question.PIT | Question.TYRES | Question.TRIAL | Question.RADIO | Question.SKY:
            return ActionView("decide", _deed(moment), may_undo=moment.may_undo)


def _drive(moment: Moment) -> ActionView:
    chosen = chosen_place(moment)
    letter, note = (chosen.letter, way_in_cells(moment, chosen)) if chosen else ("", "")
    label = _CHOOSE_A_CELL if not chosen else _DRIVE if note else _DRIVE_THERE
    return ActionView("drive", label, None, letter, chosen is not None, moment.may_undo, note)


def _repair(moment: Moment) -> ActionView:
    """Return the button that gives points back, once all of them are shared out."""
    repair, may_undo = moment.selection.repair, moment.may_undo
    left = left_over(moment.game, moment.state, repair) if repair else 0
    if left:
        return ActionView(
            "repair",
            (points(left), say_of("below a number of points", "to give")),
            is_open=False,
            may_undo=may_undo,
        )
    return ActionView("repair", (say_of("button", "REPAIR"),), may_undo=may_undo)


def _deed(moment: Moment) -> tuple[str, ...]:
    """Return what a driver tells the crew to do."""
    if moment.question is Question.PIT and moment.selection.order:
        is_technical = moment.selection.order.kind is StopKind.TECHNICAL
        return _TECHNICAL_STOP if is_technical else _TYRE_STOP
    match cards_of(moment.game, moment.state)[moment.selection.card]:
        case FitTyres(kind):
            return (
                say_of("fit tyres", "FIT"),
                say_of("fit tyres", "{kind} tyres", kind=TYRES[kind]),
            )
        case ThrowRadio():
            return _THROW_THE_RADIO
        case KeepSky():
            return _LET_IT_STAND
        case RollSkyAgain():
            return _ROLL_AGAIN
        case BeginTrial():
            by_clock = moment.game.options.qualifying_clock
            return _START_THE_CLOCK if by_clock else _START_THE_LAP
        case _:
            return (say_of("do this", "DO"), say_of("do this", "THIS"))


def _enter(moment: Moment, due: Chance[Purpose]) -> ActionView:
    """Return the button that takes down what a die shows."""
    index = moment.selection.face
    shown = "" if index is None else str(faces(due)[index])
    label = (say("IT SHOWS"), shown) if shown else _CHOOSE_A_FACE
    may_undo, is_open = moment.may_undo, bool(shown)
    return ActionView("enter", label, die_of(due), shown, is_open=is_open, may_undo=may_undo)


def _shift(moment: Moment) -> ActionView:
    gear = moment.gear
    if not gear and not moment.selection.gear:
        label = _ASK_THE_ENGINEER if moment.may_ask else _CHOOSE_A_GEAR
        return ActionView("shift", label, may_undo=moment.may_undo)
    if not gear:
        return ActionView("shift", _CHOOSE_A_GEAR, is_open=False, may_undo=moment.may_undo)
    die = GEAR_DICE[gear]
    note = say("rolls {lowest}–{highest}", lowest=die.lowest, highest=die.highest)
    label = (say_of("above a gear", "ENGAGE"), ORDINALS[gear])
    return ActionView("shift", label, int(gear), may_undo=moment.may_undo, note=note)
