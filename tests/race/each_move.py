"""One move of each kind: for whoever tries them all, or writes them down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race import moves
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.tyres import TyreKind

if TYPE_CHECKING:
    from formulad.race.moves import Move

EACH: tuple[Move, ...] = (
    moves.ShiftTo(Gear.SECOND),
    moves.ChoosePath(()),
    moves.TakeSlipstream(()),
    moves.DeclineSlipstream(),
    moves.StopForService(moves.StopKind.TYRES),
    moves.FitTyres(TyreKind.SOFT),
    moves.BeginTrial(),
    moves.SkipTrials(),
    moves.UseNitro(),
    moves.UseDrift(1),
    moves.LeaveLitter(),
    moves.ThrowRadio(0),
    moves.KeepRadio(),
    moves.Repair(((Part.TYRES, 1),)),
    moves.RollSkyAgain(),
    moves.KeepSky(),
)
