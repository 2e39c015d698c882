"""Gear counsel: what each gear may lead to, if the driver then chooses best."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.ai.engineer.trouble import Trouble, answers, trouble_of
from formulad.kernel.values import Frozen, replace
from formulad.race.moves import ShiftTo
from formulad.race.turn.gearbox import lever_of, shift_bill

if TYPE_CHECKING:
    from formulad.ai.judging.judge import Judge
    from formulad.ai.judging.judged import FaceProspect
    from formulad.race.bills import Bill, Verdict
    from formulad.race.dice import Gear
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


class GearCounsel(Frozen):
    """A gear that can be engaged."""

    gear: Gear
    turns: float
    """Expected turns to the flag, the one being played counted."""
    behind: float
    """By how many turns it is worse than the best gear."""
    faces: tuple[FaceProspect, ...] = ()
    """Lowest first; none until they were looked at."""
    bills: tuple[Bill, ...] = ()
    """What the best way after each face costs."""
    is_paid: bool = False
    """Whether it costs points to engage: then no face is clean."""
    trouble: tuple[Trouble, ...] = ()
    """What goes wrong after some faces, the likeliest of the worst kind first."""

    @property
    def cells(self) -> float:
        """The cells that its die shows on average."""
        return float(sum(face.chance * face.face for face in self.faces))

    def verdict(self, face: FaceProspect) -> Verdict:
        """Return what a face does to the car, with what the gear itself costs."""
        return face.verdict.at_a_price(self.is_paid)

    def chance_of(self, verdict: Verdict) -> Fraction:
        """Return how likely the gear comes to a verdict."""
        chances = (face.chance for face in self.faces if self.verdict(face) is verdict)
        return sum(chances, Fraction(0))


def gear_turns(judge: Judge, game: RaceGame, state: State) -> tuple[GearCounsel, ...]:
    """Return the gears that can be engaged, lowest first, before anybody looks at their faces."""
    judged = judge.judged(game, state)
    least = min((each.turns for each in judged), default=0.0)
    lever = lever_of(game.setting, state, state.seat)
    return tuple(
        GearCounsel(
            each.move.gear,
            each.turns,
            each.turns - least,
            is_paid=shift_bill(lever, each.move.gear).points > 0,
        )
        for each in judged
        if isinstance(each.move, ShiftTo)
    )


def engaged_counsel(judge: Judge, game: RaceGame, state: State) -> GearCounsel:
    """Return what the gear comes to that is engaged, while its die is due."""
    faces = judge.prospects(game, state, state.car.gear)
    turns = sum(float(face.chance) * face.turns for face in faces)
    return with_faces(judge, game, state, GearCounsel(state.car.gear, turns, 0.0))


def with_faces(judge: Judge, game: RaceGame, state: State, counsel: GearCounsel) -> GearCounsel:
    """Return what is said of a gear, with what each face of its die leads to."""
    faces = judge.prospects(game, state, counsel.gear)
    bill = shift_bill(lever_of(game.setting, state, state.seat), counsel.gear)
    found = answers(game.setting, state, counsel.gear, bill, faces)
    return replace(
        counsel,
        faces=faces,
        bills=tuple(answer.bill for answer in found),
        is_paid=bill.points > 0,
        trouble=trouble_of(game.setting, found),
    )
