"""What is asked, of whom, and what the big button does about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Over
from formulad.race.dice import GEAR_DICE
from formulad.race.gearbox import gear_refusal
from formulad.ui.scenes.race.destinations import chosen_place, destinations
from formulad.ui.scenes.race.views import ActionView, PromptView
from formulad.ui.theme import BLACK_DIE
from formulad.ui.words import ORDINALS

if TYPE_CHECKING:
    from formulad.ui.scenes.race.moment import Moment


def prompt_view(moment: Moment) -> PromptView:
    """Return the question at the top of the board."""
    title, text = _question(moment)
    due = moment.due
    asked = moment.seats[due.seat] if isinstance(due, Chance) else moment.entrant
    return PromptView(asked.number, title, text)


def _question(moment: Moment) -> tuple[str, str]:
    name, state, due = moment.entrant.name.upper(), moment.state, moment.due
    match due:
        case Decision() if not moment.is_waiting:
            return f"{name} DRIVES", _who_drives(moment)
        case Decision(choice="gear"):
            return f"{name}: CHOOSE A GEAR", "Point at a gear to see where it can take you"
        case Decision():
            number = len(destinations(moment.game, state))
            text = "1 place to stop" if number == 1 else f"{number} places to stop"
            return f"{name}: CHOOSE WHERE TO STOP", text
        case Chance(purpose="move"):
            die = GEAR_DICE[state.car.gear]
            text = f"{ORDINALS[state.car.gear]} gear rolls {die.lowest} to {die.highest}"
            return f"{name}: ROLL", text
        case Chance(purpose="start"):
            return f"{name}: START", "The black die: stall, start or leap away"
        case Chance(purpose="grid"):
            return f"{name}: ROLL FOR THE GRID", "Highest takes pole"
        case Chance():
            return _black_die(moment, due)
        case Over():
            winner = moment.seats[moment.game.classification(state)[0]].name
            return f"{winner.upper()} WINS", "The race is over"


def _who_drives(moment: Moment) -> str:
    grade = moment.entrant.grade
    return f"The computer drives this car: {grade}" if grade else "On the way"


def _black_die(moment: Moment, due: Chance) -> tuple[str, str]:
    roller = moment.seats[due.seat].name.upper()
    rules = moment.game.options.rules
    if due.purpose == "collision":
        return f"{roller}: CONTACT?", f"1 to {rules.collision_to} costs a point"
    return f"{roller}: ENGINE TEST", f"1 to {rules.engine_to} costs a point"


def action_view(moment: Moment) -> ActionView:
    """Return the big button."""
    due, may_undo = moment.due, moment.may_undo
    match due:
        case Over():
            return ActionView("results", ("RESULTS",))
        case _ if not moment.is_waiting:
            return ActionView("hurry", ("SKIP",), may_undo=may_undo)
        case Decision(choice="gear"):
            return _shift(moment)
        case Decision():
            chosen = chosen_place(moment)
            label = ("DRIVE", "THERE") if chosen else ("CHOOSE", "A CELL")
            letter = chosen.letter if chosen else ""
            return ActionView("drive", label, None, letter, chosen is not None, may_undo)
        case Chance(purpose="move"):
            return ActionView("roll", ("ROLL",), int(moment.state.car.gear), may_undo=may_undo)
        case Chance():
            return ActionView("roll", ("START",), BLACK_DIE, may_undo=may_undo)


def _shift(moment: Moment) -> ActionView:
    gear = moment.selection.gear
    is_open = bool(gear) and gear_refusal(moment.state.car, gear) is None
    label = ("ENGAGE", ORDINALS[gear]) if gear else ("CHOOSE", "A GEAR")
    return ActionView("shift", label, int(gear) or None, "", is_open, moment.may_undo)
