"""Moments of street races in which a person decides what only streets ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.chance import ScriptedLuck
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, Speed
from formulad.ui.race.model.choosing import Chooser
from formulad.ui.race.model.shown_moment import Moment
from formulad.ui.race.play.race_table import RaceTable
from tests.builders import a_race
from tests.circuits import STREET_RING
from tests.presets import STREET

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from formulad.kernel.game import Outcome
    from formulad.race.agreed.drivers import Ability
    from formulad.race.agreed.options import Options
    from formulad.race.moves import Move
    from formulad.race.state import State
    from tests.builders import CarAt

NAMES = ("Ada", "Bob", "Cy", "Dee")


def a_street(
    cars: Sequence[CarAt],
    gifts: Sequence[tuple[Ability, ...]] = (),
    *,
    to_go: int = 0,
    options: Options = STREET,
    **changes: Any,
) -> tuple[RaceGame, State]:
    """Return a street race in which the first car is to play; gifts go by seat."""
    game, state = a_race(on=STREET_RING, cars=cars, options=options, to_go=to_go)
    full = game.setting.entries
    gifted = [*gifts, *[()] * (len(cars) - len(gifts))]
    entries = [Entry(i + 1, full[i].wear, gifts) for i, gifts in enumerate(gifted)]
    street = STREET_RING.street
    state = replace(state, debris=street.zone if street else frozenset(), **changes)
    return RaceGame(STREET_RING, entries, game.options), state


def a_moment_in(game: RaceGame, state: State, chooser: Chooser | None = None) -> Moment:
    """Return a moment in which a person is to act, looking at what a chooser looks at."""
    chooser = chooser or Chooser(game)
    chooser.open(state, game.awaiting(state))
    return Moment(game, line_up(game), state, game.awaiting(state), chooser.selection)


def line_up(game: RaceGame, kinds: str = "hhhh") -> tuple[Entrant, ...]:
    """Return who drives: `h` for a person, `c` for a computer driver."""
    return tuple(
        Entrant(NAMES[seat], seat + 1, "" if kinds[seat] == "h" else "rookie")
        for seat in range(game.setting.seats)
    )


class _From(RaceGame):
    """A race that begins where a test wants it to."""

    def __init__(self, game: RaceGame, state: State) -> None:
        super().__init__(game.track, game.setting.entries, game.options)
        self._state = state

    def initial(self) -> State:
        """Return the state to begin with."""
        return self._state


def a_table(game: RaceGame, state: State, *dice: int, kinds: str = "hhhh") -> RaceTable:
    """Return a table at which people go on with a race."""
    begun = _From(game, state)
    match = Match(begun, ScriptedLuck(dice))
    setup = RaceSetup("street_ring", line_up(game, kinds), game.options)
    return RaceTable(begun, match, setup, {})


def after(game: RaceGame, state: State, *choices: Move | Outcome) -> State:
    """Return the race after some choices."""
    for choice in choices:
        state = game.apply(state, choice).state
    return state


def at_checkpoint(state: State) -> State:
    """Return the race as the car in turn is to be repaired at the checkpoint."""
    return replace(state, phase=Phase.CHECKPOINT, turn=state.turn._replace(is_at_checkpoint=True))


def at_prize(state: State, seat: int, kmh: int = 160) -> State:
    """Return the race as a seat has won the police prize of the lap."""
    lap = state.cars[seat].lap
    others = [Speed(other, lap, 40) for other in range(len(state.cars)) if other != seat]
    return replace(state, phase=Phase.POLICE, speeds=(*others, Speed(seat, lap, kmh)))
