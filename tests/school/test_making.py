from __future__ import annotations

from itertools import islice

import pytest

from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.school.choosing import chosen_puzzles
from formulad.school.making import positions
from formulad.school.misses import Missed, correlation
from formulad.school.proving import out_chance
from formulad.school.puzzle import Ask
from formulad.school.puzzle_yaml import puzzle_in, text_of
from formulad.school.stage import stage_of
from tests.circuits import shipped

TRACK = shipped("monaco")


@pytest.mark.rule("SCH-5")
def test_the_same_seed_finds_the_same_puzzles() -> None:
    def found() -> list[str]:
        return [text_of(each.puzzle) for each in islice(positions(shipped("monaco"), 2, 5), 6)]

    assert found() == found()


@pytest.mark.rule("SCH-5")
def test_no_two_positions_look_alike() -> None:
    found = [each.puzzle for each in positions(shipped("monaco"), 3, 5)]

    assert len(found) == len({(each.ask, each.cars, each.roll) for each in found})
    assert all(each.margin >= 0.30 for each in found)


@pytest.mark.rule("SCH-6")
def test_chosen_puzzles_are_numbered() -> None:
    found = list(islice(positions(shipped("monaco"), 3, 5), 9))

    chosen = chosen_puzzles(found, 1)

    assert [f"monaco-{n:03}" for n in range(1, len(chosen) + 1)] == [each.id for each in chosen]


def test_stars_that_tell_exactly_who_misses_go_together_with_it() -> None:
    assert 1.0 == pytest.approx(correlation([Missed(1, 0.1), Missed(2, 0.2), Missed(3, 0.3)]))
    assert 0.0 == correlation([Missed(1, 0.1), Missed(2, 0.1)])


@pytest.mark.rule("SCH-5")
def test_another_seed_finds_other_positions() -> None:
    first, second = (
        [text_of(each.puzzle) for each in islice(positions(shipped("monaco"), 2, seed), 6)]
        for seed in (5, 6)
    )

    assert first != second


@pytest.mark.rule("SCH-5")
def test_a_position_of_each_kind_is_kept_once() -> None:
    track = shipped("monaco")
    kinds = []
    for each in positions(track, 3, 5):
        puzzle, car = each.puzzle, each.puzzle.cars[0]
        sector = track.cells[track.by_name[car.at or ""]].sector
        tyres = min(3 if car.tyres is None else car.tyres, 3)
        kinds.append((puzzle.ask, sector, car.stops, puzzle.answer, tyres, car.lap))

    assert len(kinds) == len(set(kinds))


@pytest.mark.rule("SCH-5")
def test_no_answer_that_is_kept_may_lead_out() -> None:
    for each in positions(shipped("monaco"), 3, 5):
        puzzle = each.puzzle
        stage = stage_of(*puzzle_in("found.yaml", text_of(replace(puzzle, id="found"))), TRACK)
        if puzzle.ask is Ask.GEAR:
            assert 0 == out_chance(stage, puzzle.answer)
        else:
            assert Verdict.OUT is not stage.best_way(puzzle.answer).bill.verdict


@pytest.mark.rule("SCH-5")
def test_a_trap_is_where_the_highest_gear_that_cannot_put_one_out_is_wrong() -> None:
    gears = [each for each in positions(shipped("monaco"), 3, 5) if each.puzzle.ask is Ask.GEAR]
    for each in gears:
        stage = stage_of(*puzzle_in("found.yaml", text_of(replace(each.puzzle, id="found"))), TRACK)
        safe = [choice for choice in each.puzzle.values if not out_chance(stage, choice)]
        assert each.is_trap is (max(safe, key=int) != each.puzzle.answer)

    assert {True, False} == {each.is_trap for each in gears}
