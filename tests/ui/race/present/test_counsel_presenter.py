"""What the engineer has found out, as the panel shows it, and the sentence that says why."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from formulad.ai.engineer.dead_end import DeadEnd
from formulad.ai.engineer.engineer import Briefing
from formulad.ai.engineer.gear_counsel import GearCounsel
from formulad.ai.engineer.place_counsel import PlaceCounsel
from formulad.ai.engineer.trouble import Trouble
from formulad.ai.judging.judged import FaceProspect
from formulad.kernel.values import replace
from formulad.race.bills import NOTHING, Verdict
from formulad.race.dice import GEAR_DICE, Gear
from formulad.store.preferences import Advice
from formulad.ui.race.model.destinations import places_of
from formulad.ui.race.model.selection import Selection
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.views.engineer_views import GearAdvice, PathAdvice, WaitAdvice
from tests.ui.race.moments import a_moment

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment


def counsel(gear: Gear, behind: float, bad: Verdict | None = None, corner: str = "") -> GearCounsel:
    """Return what is said of a gear of which the highest face goes wrong."""
    outcomes = GEAR_DICE[gear].outcomes
    faces = tuple(
        FaceProspect(
            outcome.value,
            chance,
            10.0,
            None,
            bad if bad and outcome.value == GEAR_DICE[gear].highest else Verdict.CLEAN,
        )
        for outcome, chance in outcomes
    )
    trouble = (Trouble(bad, outcomes[-1][1], corner),) if bad else ()
    bills = (NOTHING,) * len(faces)
    return GearCounsel(gear, 10.0 + behind, behind, faces, bills, trouble=trouble)


def advised(*gears: GearCounsel, looked_at: int = 0) -> Moment:
    """Return a moment whose engineer has looked at gears; one of them is looked at."""
    return replace(a_moment(gear=looked_at), briefing=Briefing(gears=gears))


def gear_advice(moment: Moment) -> GearAdvice:
    advice = race_view(moment, ()).engineer.advice
    assert isinstance(advice, GearAdvice)
    return advice


SECOND, THIRD = counsel(Gear.SECOND, 0.84), counsel(Gear.THIRD, 0.0)
FOURTH = counsel(Gear.FOURTH, 1.25, Verdict.COST, "Loews")


def test_the_best_gear_says_its_turns_and_the_others_how_far_they_are_behind() -> None:
    table = gear_advice(advised(SECOND, THIRD, FOURTH, looked_at=3)).table

    assert {2: "+0.8", 3: "10.0", 4: "+1.2"} == {r.gear: r.turns for r in table if r.turns}
    assert [3] == [risk.gear for risk in table if risk.is_best]


def test_ruin_is_told_to_be_far_behind() -> None:
    table = gear_advice(advised(THIRD, counsel(Gear.FOURTH, 63.0), looked_at=3)).table

    assert ">9" == next(risk.turns for risk in table if risk.gear == 4)


@pytest.mark.parametrize(
    ("gears", "looked_at", "sentence"),
    [
        ((THIRD,), 3, "3rd is the only gear there is"),
        ((SECOND, THIRD), 3, "3rd is 0.8 turns ahead. 2nd: 3 cells shorter on average"),
        ((SECOND, THIRD), 2, "2nd: 3 cells shorter on average; 0.8 turns behind 3rd"),
        (
            (THIRD, FOURTH),
            4,
            "4th: 17% of the rolls leave Loews too early; 1.2 turns behind 3rd",
        ),
        ((THIRD, counsel(Gear.FOURTH, 0.01)), 4, "4th is as good as 3rd"),
        (
            (THIRD, counsel(Gear.FOURTH, 60.0, Verdict.OUT)),
            3,
            "3rd is >9 turns ahead. 4th: 17% of the rolls put you out",
        ),
        (
            (THIRD, replace(counsel(Gear.FOURTH, 0.5), is_paid=True)),
            4,
            "4th: it costs points to engage; 0.5 turns behind 3rd",
        ),
        (
            (THIRD, counsel(Gear.FOURTH, 0.5)),
            4,
            "4th: it leaves you worse placed for the next turn; 0.5 turns behind 3rd",
        ),
    ],
)
def test_the_engineer_says_why(
    gears: tuple[GearCounsel, ...], looked_at: int, sentence: str
) -> None:
    assert sentence == gear_advice(advised(*gears, looked_at=looked_at)).why


def test_nothing_is_clean_in_a_gear_that_costs_to_engage() -> None:
    paid = replace(SECOND, is_paid=True)

    assert (Fraction(0), Fraction(1)) == (
        paid.chance_of(Verdict.CLEAN),
        paid.chance_of(Verdict.COST),
    )


def test_the_lever_bears_the_star_of_who_is_told() -> None:
    moment = advised(SECOND, THIRD, looked_at=2)
    silent = replace(moment, advice=Advice.NEVER)

    assert [3] == [slot.gear for slot in race_view(moment, ()).dashboard.slots if slot.is_best]
    assert not any(slot.is_best for slot in race_view(silent, ()).dashboard.slots)


def test_while_the_dice_are_looked_at_nothing_half_is_told() -> None:
    half = Briefing(gears=(replace(THIRD, faces=(), bills=()),), is_complete=False)

    assert isinstance(
        race_view(replace(a_moment(gear=3), briefing=half), ()).engineer.advice, WaitAdvice
    )


def at_places(advice: Advice, dead: DeadEnd | None = None) -> Moment:
    """Return a moment at which the first place is the best, and looked at; a dead end perhaps."""
    moment = a_moment(to_go=6, place=0)
    count = len(moment.game.paths(moment.state))
    first = (PlaceCounsel(8.0, 0.0, dead),)
    others = tuple(PlaceCounsel(9.5, 1.5, None) for _ in range(count - 1))
    briefing = Briefing(places=first + others)
    return replace(moment, briefing=briefing, advice=advice, selection=Selection(destination=0))


LOEWS = DeadEnd("Loews", made=1, needed=3, has_room=False, points=4)


def test_a_place_says_by_how_much_it_is_better_than_the_others() -> None:
    advice = race_view(at_places(Advice.ALWAYS), ()).engineer.advice

    assert isinstance(advice, PathAdvice)
    assert advice.why.endswith(": 1.5 turns ahead of any other place")
    assert [8.0, 9.5] == sorted({place.turns for place in advice.destinations if place.turns})


def test_a_dead_end_is_told_on_the_line_of_its_cell_and_in_the_reason() -> None:
    moment = at_places(Advice.ALWAYS, LOEWS)
    advice = race_view(moment, ()).engineer.advice

    words = "−4 or more next turn, stop 1 of 3, no cell left"
    assert [words] == [chip.text for chip in places_of(moment)[0].chips if chip.icon == "warn"]
    assert isinstance(advice, PathAdvice)
    assert f"Loews: {words}" == advice.why


def test_who_reckons_alone_is_told_neither_turns_nor_dead_ends() -> None:
    moment = at_places(Advice.NEVER, LOEWS)
    advice = race_view(moment, ()).engineer.advice

    assert isinstance(advice, PathAdvice)
    assert ("", False) == (advice.why, advice.has_turns)
    assert not [
        chip for place in advice.destinations for chip in place.chips if chip.icon == "warn"
    ]
