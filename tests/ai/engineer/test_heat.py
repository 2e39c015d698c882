"""The heat of the cells that a gear may lead to, before its die falls."""

from __future__ import annotations

from formulad.kernel.game import Outcome
from formulad.race.dice import GEAR_DICE
from formulad.race.moves import ShiftTo
from tests.ai.engineer.positions import in_traffic


def test_heat_is_complete_after_as_many_looks_as_the_die_has_numbers() -> None:
    _, engineer, state = next(iter(in_traffic(1, seed=5)))
    gear = engineer.briefing(state).gears[-1].gear
    heat, looks = engineer.heat(state, gear), 0

    while not heat.is_complete:
        heat.go_on()
        looks += 1

    assert len(set(GEAR_DICE[gear].faces)) == looks


def test_every_cell_the_dice_can_lead_to_is_as_hot_as_the_best_way_there() -> None:
    for game, engineer, state in in_traffic(4, seed=6):
        counsel = engineer.briefing(state).gears[-1]
        heat = engineer.heat(state, counsel.gear)
        while not heat.is_complete:
            heat.go_on()
        found: dict[int, float] = {}
        ready = game.apply(state, ShiftTo(counsel.gear)).state
        for face in counsel.faces:
            rolled = game.apply(ready, Outcome(face.face)).state
            turns = {each.move: each.turns for each in engineer.judge.judged(game, rolled)}
            for option in game.paths(rolled):
                if not option.route.finishes:
                    cell = option.end(rolled.car.cell)
                    found[cell] = min(found.get(cell, 1e9), turns[option.move])

        mean = sum(float(face.chance) * face.turns for face in counsel.faces)
        assert sorted(found) == [cell for cell, _ in heat.cells]
        assert all(abs(found[cell] - mean - hot) < 1e-6 * mean for cell, hot in heat.cells)
