from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Outcome
from formulad.kernel.values import replace
from formulad.race.agreed.options import Options
from formulad.race.bills import Verdict
from formulad.race.dice import Gear
from formulad.race.moves import ShiftTo
from formulad.race.state import BlackTest, Phase
from formulad.ui.race.model.event_beats import DieBeat, beats
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.present.roll_presenter import roll_view
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.race.terms.outcomes import SIGNS
from formulad.ui.race.views.engineer_views import WaitAdvice
from formulad.ui.toolkit.theme import RED, TEAL
from tests.builders import a_car
from tests.ui.race.moments import NAMES, a_moment

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment


def before_the_die(start: str = "s1.A3", gear: Gear = Gear.FOURTH) -> Moment:
    """Return a moment in which the die of a gear is about to fall."""
    moment = a_moment([a_car(start, gear=3), a_car("s1.C8", gear=4)])
    state = moment.game.apply(moment.state, ShiftTo(gear)).state
    return replace(moment, state=state, due=moment.game.awaiting(state), is_waiting=False)


def thrown(moment: Moment, value: int) -> DieBeat:
    """Return the die of a moment with what it shows."""
    step = moment.game.apply(moment.state, Outcome(value))
    reporter = Reporter(moment.game.setting, NAMES)
    told = beats(step.events, reporter, moment.seats, moment.state, step.state)
    return next(beat for beat in told if isinstance(beat, DieBeat))


def test_no_panel_tells_what_a_die_shows_before_it_lies() -> None:
    moment = before_the_die()
    views = [race_view(replace(moment, falling=thrown(moment, value)), ()) for value in (7, 12)]

    assert views[0] == views[1]
    told = views[0].engineer.advice
    assert isinstance(told, WaitAdvice)
    assert (4, 0) == (told.die, told.value)
    assert "4th gear rolls 7 to 12" == told.note


def test_once_a_die_lies_on_its_panel_the_engineer_tells_it_and_the_log_has_no_second_one() -> None:
    moment = before_the_die()
    die = thrown(moment, 9)

    engineer = race_view(replace(moment, last_die=die), [die.entry]).engineer

    assert isinstance(engineer.advice, WaitAdvice)
    assert (4, 9) == (engineer.advice.die, engineer.advice.value)
    assert die.entry is engineer.lying


@pytest.mark.parametrize(
    ("start", "value", "verdict", "words"),
    [
        ("s1.A1", 7, Verdict.CLEAN, "clean place"),
        ("s1.B12", 12, Verdict.COST, "all to be paid for"),
    ],
)
def test_a_ring_tells_the_best_that_can_be_made_of_a_roll(
    start: str, value: int, verdict: Verdict, words: str
) -> None:
    moment = before_the_die(start)

    seen = roll_view(moment, thrown(moment, value), 1.0, is_still=False)

    assert SIGNS[verdict] == seen.colour
    assert words in seen.text


@pytest.mark.parametrize(("value", "colour", "words"), [(4, RED, "Damage"), (5, TEAL, "No damage")])
def test_a_black_die_bears_what_it_must_pass_and_tells_whether_it_did(
    value: int, colour: tuple[int, int, int], words: str
) -> None:
    moment = a_moment(options=Options(), phase=Phase.COLLISIONS, tests=(BlackTest(0, 1),))

    seen = roll_view(moment, thrown(moment, value), 0.2, is_still=False)

    assert ("1–4: damage", colour, words) == (seen.limit, seen.colour, seen.text)
    assert not seen.lies


def test_a_die_that_does_not_move_lies_to_be_read() -> None:
    moment = before_the_die()

    seen = roll_view(moment, thrown(moment, 8), 1.0, is_still=True)

    assert (True, 0.0) == (seen.lies, seen.gone)
