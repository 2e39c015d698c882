"""What the engineer says of gears is what the dice would bring."""

from __future__ import annotations

from fractions import Fraction

from formulad.ai.engineer.engineer import Briefing, Engineer
from formulad.ai.engineer.gear_counsel import GearCounsel
from formulad.ai.judging.judge import judge_of
from formulad.race.bills import Verdict
from formulad.race.dice import Gear
from formulad.race.moves import BeginTrial, ShiftTo
from tests.ai.engineer.brute_force import enumerated
from tests.ai.engineer.positions import in_traffic
from tests.ui.race.decisions import before_laps

SAMPLE = 50


def differences(number: int, seed: int) -> list[str]:
    """Return where the engineer's chances are not those that driving every face would bring."""
    found = []
    for game, engineer, state in in_traffic(number, seed):
        for counsel in engineer.briefing(state).gears:
            said = {v: c for v in Verdict if (c := counsel.chance_of(v))}
            came, turns = enumerated(engineer.judge, game, state, counsel.gear)
            mean = sum(float(face.chance) * face.turns for face in counsel.faces)
            if said != came or abs(mean - turns) > 1e-6 * turns:
                place = game.track.cells[state.car.cell].name
                found.append(f"{place} {counsel.gear!r}: {said} {mean}, {came} {turns}")
    return found


def test_chances_are_those_of_driving_every_face_through_the_game() -> None:
    assert [] == differences(SAMPLE, seed=1)


def test_the_chances_of_a_gear_are_certain_together() -> None:
    for _, engineer, state in in_traffic(5, seed=2):
        for counsel in engineer.briefing(state).gears:
            assert Fraction(1) == sum(counsel.chance_of(verdict) for verdict in Verdict)


def test_the_best_gear_is_behind_no_other_and_all_others_are_behind_it() -> None:
    for _, engineer, state in in_traffic(10, seed=3):
        briefing = engineer.briefing(state)
        assert briefing.best is not None
        assert briefing.best.behind == 0
        assert all(
            abs(each.turns - briefing.best.turns - each.behind) < 1e-9 for each in briefing.gears
        )


def test_a_study_tells_the_turns_at_once_and_the_faces_gear_by_gear() -> None:
    _, engineer, state = next(iter(in_traffic(1, seed=4)))
    study = engineer.study(state)
    begun = study.briefing

    assert begun.best is not None
    while not study.briefing.is_complete:
        before = sum(bool(each.faces) for each in study.briefing.gears)
        study.go_on()
        assert before + 1 == sum(bool(each.faces) for each in study.briefing.gears)
    assert [each.turns for each in begun.gears] == [each.turns for each in study.briefing.gears]


def test_on_a_timed_lap_there_are_no_turns_to_tell_of() -> None:
    game, state = before_laps()
    begun = game.apply(state, BeginTrial()).state
    engineer = Engineer(judge_of(game.setting), game)

    assert begun.trials is not None
    assert any(isinstance(move, ShiftTo) for move in game.moves(begun))
    assert not engineer.briefing(begun).says_something
    assert () == engineer.chances(begun)


def test_of_equal_gears_the_best_is_the_lowest_that_costs_nothing() -> None:
    """Before the flag every gear gets there: nobody is told to pay for first."""
    first = GearCounsel(Gear.FIRST, 1.0, 0.0, is_paid=True)
    fourth, fifth = (GearCounsel(gear, 1.0, 0.0) for gear in (Gear.FOURTH, Gear.FIFTH))

    assert fourth is Briefing((first, fourth, fifth)).best
    assert first is Briefing((first,)).best


def test_it_is_told_at_once_that_a_gear_costs_points_to_engage() -> None:
    _, engineer, state = next(iter(in_traffic(1, seed=4)))
    at_once = [each.is_paid for each in engineer.study(state).briefing.gears]

    assert [each.is_paid for each in engineer.briefing(state).gears] == at_once
