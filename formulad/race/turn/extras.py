"""Extras of a street driver once the die has fallen: nitro, a drift, litter (STR-2, DRV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.game import Step, refuse
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.bills import Item
from formulad.race.car import Once, Part, Status
from formulad.race.events import Cause, DriftUsed, NitroUsed
from formulad.race.moves import LeaveLitter, UseDrift, UseNitro
from formulad.race.paths import open_paths
from formulad.race.wear import charge

if TYPE_CHECKING:
    from formulad.kernel.game import Refusal
    from formulad.race.phase import RaceStep, Setting
    from formulad.race.state import State

Extra: TypeAlias = UseNitro | UseDrift | LeaveLitter
BIG_NITRO_CELLS = 3
"""How much farther the nitro can carry for whom it is given (DRV-MONTOYA-1)."""
_ALL: tuple[Extra, ...] = (
    UseNitro(),
    UseNitro(is_big=True),
    UseDrift(1),
    UseDrift(-1),
    LeaveLitter(),
)


def extras(setting: Setting, state: State) -> tuple[Extra, ...]:
    """Return what the driver whose turn it is can do besides choosing a path."""
    if not setting.options.street or state.trials:
        return ()
    return tuple(extra for extra in _ALL if extra_refusal(setting, state, extra) is None)


def extra_refusal(setting: Setting, state: State, extra: Extra) -> Refusal | None:
    """Return why a driver cannot do that now."""
    match extra:
        case UseNitro(is_big):
            return _no_nitro(setting, state, is_big=is_big)
        case UseDrift(cells):
            return _no_drift(setting, state, cells)
        case LeaveLitter():
            return _no_litter(setting, state)


def use_extra(setting: Setting, state: State, extra: Extra) -> RaceStep:
    """Carry out what is allowed; the path is still to be chosen."""
    match extra:
        case UseNitro(is_big):
            return _inject(state, is_big=is_big)
        case UseDrift(cells):
            item = Item(Part.TYRES, 1, Cause.DRIFT)
            state, lost = charge(setting, state, state.seat, (item,))
            return Step(_drifting(state, cells), (DriftUsed(state.seat, cells), *lost))
        case LeaveLitter():
            turn = state.turn._replace(is_littering=True)
            return Step(replace(_used(state, Once.LITTER), turn=turn))


def nitro_cells(state: State, *, is_big: bool) -> int:
    """Return how far the nitro carries the car whose turn it is (STR-2)."""
    return int(state.turn.gear) + (BIG_NITRO_CELLS if is_big else 0)


def _inject(state: State, *, is_big: bool) -> RaceStep:
    injected = NitroUsed(state.seat, nitro_cells(state, is_big=is_big), is_big)
    return Step(_injected(_used(state, Once.NITRO), is_big=is_big), (injected,))


def _injected(state: State, *, is_big: bool) -> State:
    """Return the race with the cells of the nitro added to the move."""
    cells = nitro_cells(state, is_big=is_big)
    turn = state.turn
    return replace(state, turn=turn._replace(nitro=cells, cells=turn.cells + cells))


def _drifting(state: State, cells: int) -> State:
    """Return the race with the cell of a drift added to the move, or taken from it."""
    turn = state.turn
    return replace(state, turn=turn._replace(drift=cells, cells=turn.cells + cells))


def _used(state: State, what: Once) -> State:
    car = state.car
    return state.with_car(state.seat, replace(car, used=car.used | {what}))


def _no_nitro(setting: Setting, state: State, *, is_big: bool) -> Refusal | None:
    if not setting.options.has_nitro:
        return refuse("STR-2", "No car of this race carries nitro.")
    if Once.NITRO in state.car.used:
        return refuse("STR-2", "The nitro of this lap is used up; the line fills it up again.")
    if not _has_rolled(state):
        return refuse("STR-2", "Roll the die first: the nitro adds cells to what it shows.")
    if is_big and state.seat not in setting.gifted(Ability.BIG_NITRO):
        return refuse("DRV-MONTOYA-1", "The nitro of this car is not that strong.")
    if state.turn.drift and not open_paths(setting, _injected(state, is_big=is_big)):
        return refuse("DRV-JACK-1", "With the nitro the drift would find no corner.")
    return None


def _has_rolled(state: State) -> bool:
    """Return whether the car drives by its gear die, with an engine that runs."""
    turn, is_running = state.turn, state.car.status is not Status.COASTING
    return turn.face > 0 and not turn.is_pit_exit and state.trials is None and is_running


def _no_drift(setting: Setting, state: State, cells: int) -> Refusal | None:
    if state.seat not in setting.gifted(Ability.DRIFT) or abs(cells) != 1:
        return refuse("DRV-JACK-1", "This driver does not drift.")
    if state.turn.drift:
        return refuse("DRV-JACK-1", "One drift a turn is all the tyres can take.")
    if not _has_rolled(state):
        return refuse("DRV-JACK-1", "A drift changes what the gear die showed, and nothing else.")
    if state.car.wear.left(Part.TYRES) < 1:
        return refuse("DRV-JACK-1", "A drift takes a tyre point; none is left.")
    if not open_paths(setting, _drifting(state, cells)):
        return refuse("DRV-JACK-1", "There is no corner on the way to drift through.")
    return None


def _no_litter(setting: Setting, state: State) -> Refusal | None:
    if state.seat not in setting.gifted(Ability.LITTER) or not setting.options.debris:
        return refuse("DRV-TEMANA-1", "This driver leaves nothing behind.")
    if Once.LITTER in state.car.used:
        return refuse("DRV-TEMANA-1", "There is nothing left to drop before the line.")
    if state.car.cell in state.debris:
        return refuse("DRV-TEMANA-1", "Debris lies on this cell already.")
    if state.trials or setting.track.is_pit(state.car.cell):
        return refuse("DRV-TEMANA-1", "Scrap can be dropped on the track, and in the race.")
    if not any(option.route.cells for option in open_paths(setting, state)):
        return refuse("DRV-TEMANA-1", "The car cannot leave its cell.")
    return None
