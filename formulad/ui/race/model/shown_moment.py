"""Shown moment of a race, with what the player before the screen is looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision
from formulad.kernel.values import Frozen, field, replace
from formulad.race.dice import Gear
from formulad.race.forecast import GearForecast, gear_forecast
from formulad.race.moves import ShiftTo
from formulad.race.questions import Purpose, Question
from formulad.store.preferences import Advice
from formulad.ui.race.model.offers import PLACES
from formulad.ui.race.model.selection import Selection
from formulad.ui.race.model.street_cast import NOBODY

if TYPE_CHECKING:
    from formulad.ai.engineer.engineer import Briefing
    from formulad.ai.engineer.extra_counsel import ExtraCounsel
    from formulad.ai.engineer.place_counsel import PlaceCounsel
    from formulad.kernel.game import Refusal
    from formulad.race.agreed.setup import Entrant
    from formulad.race.events import TrialEnded, WearLost
    from formulad.race.questions import Awaiting
    from formulad.race.road.track import CellId
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.model.event_beats import DieBeat
    from formulad.ui.race.model.since_turn import Since
    from formulad.ui.race.model.street_cast import Cast


class Moment(Frozen):
    """All that the picture of a race depends on."""

    game: RaceGame
    seats: tuple[Entrant, ...]
    state: State
    due: Awaiting
    selection: Selection = field(default=Selection())
    is_waiting: bool = True
    """Whether a person before the screen is to act."""
    may_undo: bool = False
    last_die: DieBeat | None = None
    """The die that lies on the table."""
    falling: DieBeat | None = None
    """The die that is thrown now: nobody has read it yet."""
    is_entered: bool = False
    """Whether the players throw the die that is due, and say what it shows."""
    seconds: int = 0
    """What the stopwatch of a timed lap shows."""
    cast: Cast = NOBODY
    """Who is played in a street race."""
    trials: tuple[TrialEnded, ...] = ()
    """The timed laps that are over, in the order in which they were driven."""
    spent: tuple[WearLost, ...] = ()
    """Points that are seen to go before the rest of what happens with them."""
    since: tuple[Since, ...] = ()
    """What happened to the person who is to act since their last turn, the dearest first."""
    is_delayed: bool = False
    """Whether a computer lets others wait until what it judges by has been found out."""
    advice: Advice = Advice.ALWAYS
    """When the engineer speaks to who is to act."""
    is_asked: bool = False
    """Whether he was asked about this decision."""
    briefing: Briefing | None = None
    """What he knows about it; None while nobody knows the circuit."""
    heat: tuple[tuple[CellId, float], ...] = ()
    """How much worse than expected each cell of the gear is, if that is asked for."""
    chances: tuple[float, ...] = ()
    """How likely each car wins, by seat; none while nobody knows, or wants to."""

    @property
    def is_told(self) -> bool:
        """Whether the engineer says what the choices come to."""
        return self.advice is Advice.ALWAYS or (self.advice is Advice.ASKED and self.is_asked)

    @property
    def place_counsel(self) -> tuple[PlaceCounsel, ...]:
        """What each way comes to, in the order of `paths`; nothing while nobody knows.

        Who reckons without the engineer is not told what the next turn costs.
        """
        places = self.briefing.places if self.briefing else ()
        if self.advice is not Advice.NEVER:
            return places
        return tuple(replace(place, dead_end=None) for place in places)

    @property
    def extra_counsel(self) -> ExtraCounsel | None:
        """What the engineer would use before driving on; None if nothing, or if he is silent."""
        return self.briefing.extra if self.briefing and self.is_told and self.is_path else None

    @property
    def may_ask(self) -> bool:
        """Whether the engineer waits to be asked about a gear, or a place to stop."""
        is_silent = self.advice is Advice.ASKED and not self.is_asked
        return is_silent and (self.is_gear or self.is_path)

    @property
    def is_gear(self) -> bool:
        """Whether a person chooses a gear."""
        return self.question is Question.GEAR

    @property
    def is_path(self) -> bool:
        """Whether a person chooses where to stop, in the slipstream of another or alone."""
        return self.question in PLACES

    @property
    def question(self) -> Question | None:
        """What a person decides; nothing while none does."""
        return self.due.question if self.is_waiting and isinstance(self.due, Decision) else None

    @property
    def is_driving(self) -> bool:
        """Whether cars drive: in the race, or on a timed lap."""
        return bool(self.state.round) or self.state.trials is not None

    @property
    def is_roll(self) -> bool:
        """Whether the die of a gear is about to fall."""
        return isinstance(self.due, Chance) and self.due.purpose is Purpose.MOVE

    @property
    def seat(self) -> int:
        """The seat whose dashboard is shown: the one that decides, rolls or drives."""
        state = self.state
        if isinstance(self.due, Decision | Chance):
            return int(self.due.seat)
        if state.order and not state.is_over:
            return state.seat
        return self.game.classification(state)[0] if state.order else 0

    @property
    def active(self) -> int:
        """The seat that is pointed out: whose turn it is, or who decides out of turn."""
        return int(self.due.seat) if isinstance(self.due, Decision) else self.state.seat

    @property
    def entrant(self) -> Entrant:
        """The driver whose dashboard is shown."""
        return self.seats[self.seat]

    @property
    def gear(self) -> Gear:
        """The gear whose reach is shown: engaged and not yet rolled, or pointed at."""
        if self.is_roll:
            return self.state.car.gear
        gear = self.selection.gear
        return gear if gear and self.is_gear and not self.refusal(gear) else Gear.NEUTRAL

    def refusal(self, gear: Gear) -> Refusal | None:
        """Return why a gear cannot be engaged, when one is to be chosen."""
        return self.game.refusal(self.state, ShiftTo(gear))

    def forecast(self, gear: Gear) -> GearForecast:
        """Return what a gear may lead to for the car whose turn it is."""
        return gear_forecast(self.game.setting, self.state, self.state.seat, gear)
