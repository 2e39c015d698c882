"""Line to the engineer: who hears it, what was asked, and what the engineer has found out."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

from formulad.kernel.game import Decision, Over
from formulad.kernel.values import replace
from formulad.race.dice import Gear
from formulad.race.questions import Question
from formulad.store.preferences import Advice
from formulad.ui.race.model.offers import PLACES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future

    from formulad.ai.engineer.engineer import Briefing, Engineer, Study
    from formulad.ai.engineer.heat import Heat
    from formulad.ai.engineer.place_counsel import PlaceCounsel
    from formulad.race.agreed.setup import Entrant
    from formulad.race.questions import Awaiting
    from formulad.race.road.track import CellId
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.services.race_services import Services

_KNOWN = (Question.GEAR, *PLACES)
"""What the engineer knows about."""
LEVELS = (Advice.NEVER, Advice.ASKED, Advice.ALWAYS)
"""In the order in which a player goes through them."""
LOG = logging.getLogger(__name__)


class EngineerLine:
    """What people before the screen have agreed with the engineer.

    An engineer that meets a fault of its own has it logged and is silent for the rest of the race,
    which goes on.
    """

    def __init__(
        self,
        services: Services,
        game: RaceGame,
        seats: tuple[Entrant, ...],
        *,
        knows: bool = True,
    ) -> None:
        """Call the engineer of a race; one who knows nothing of its circuit gives no advice."""
        self._services = services
        self._seats = seats
        self._people = [entrant.name for entrant in seats if entrant.is_human]
        self._asked: State | None = None
        self._coming = services.engineer(game) if knows else None
        self._preparing: tuple[State, Future[None] | None] | None = None
        self._heat: tuple[State, Gear, Heat] | None = None
        self._forecast: tuple[object, tuple[float, ...]] | None = None
        self._about: tuple[State, Study | None] | None = None
        self._turn: object = None
        """The last one before which it was seen to that all cars can be judged."""

    def told(self, moment: Moment, *, with_heat: bool) -> Moment:
        """Return a moment with all that the engineer says of it.

        Args:
            moment: the race as it is shown.
            with_heat: whether the heat of the gear that is looked at is to be seen.
        """
        state, is_waiting = moment.state, moment.is_waiting
        self._look_ahead(state)
        told = replace(
            moment,
            advice=self.advice(moment.seat),
            is_asked=self.is_asked(state),
            chances=self.chances(state),
            briefing=self.study(state) if is_waiting else None,
        )
        if not (with_heat and is_waiting and told.is_told):
            return told
        return replace(told, heat=self.heat(state, told.gear))

    def gear(self, state: State) -> Gear | None:
        """Return the gear to look at first: none while nobody knows one.

        For who does not hear the engineer it is neutral.
        """
        briefing = self.study(state)
        if briefing is None or briefing.best is None:
            return None
        return briefing.best.gear if self.is_heard(state) else Gear.NEUTRAL

    def study(self, state: State) -> Briefing | None:
        """Return what the engineer has found out about a moment; None if nobody was there yet.

        Who came too late for a moment does not break in on it; before that happens, the person
        waits for what only has to be read.
        """
        with self._at_a_loss_silent():
            if self._about is None or self._about[0] is not state:
                engineer = self._ready(state)
                if engineer is None and self.engineer and self.engineer.has_solved(state):
                    engineer = self.engineer
                self._about = state, engineer.study(state) if engineer else None
        study = self._about[1] if self._about else None
        return study.briefing if study and study.briefing.says_something else None

    def heat(self, state: State, gear: Gear) -> tuple[tuple[CellId, float], ...]:
        """Return the heat of all cells a gear leads to; nothing until it is known."""
        with self._at_a_loss_silent():
            engineer = self._ready(state)
            if engineer is None or not gear or state.trials:
                return ()
            if self._heat is None or self._heat[0] is not state or self._heat[1] is not gear:
                self._heat = state, gear, engineer.heat(state, gear)
            heat = self._heat[2]
            return heat.cells if heat.is_complete else ()
        return ()

    def places(self, state: State) -> tuple[PlaceCounsel, ...]:
        """Return what each way comes to; nothing while nobody knows."""
        briefing = self.study(state)
        return briefing.places if briefing else ()

    def chances(self, state: State) -> tuple[float, ...]:
        """Return how likely each car wins, reckoned once a turn.

        There are none for who will not know, nor once somebody has won.
        """
        engineer, is_wanted = self.engineer, self._services.preferences.forecast
        if engineer is None or not is_wanted or state.finished:
            return ()
        turn = _turn(state)
        if self._forecast is None or self._forecast[0] != turn:
            self._forecast = None
            with self._at_a_loss_silent():
                if self._ready(state, for_all=True) is not None:
                    self._forecast = turn, engineer.chances(state)
        return self._forecast[1] if self._forecast else ()

    def must_wait(self, state: State, due: Awaiting) -> bool:
        """Return whether a computer is to decide by values that are still being solved."""
        if not isinstance(due, Decision) or self._seats[due.seat].is_human:
            return False
        with self._at_a_loss_silent():
            return self._coming is not None and self._ready(state) is None
        return False

    def _look_ahead(self, state: State) -> None:
        """Let what all cars are judged by in this turn be fetched, before anybody asks."""
        if self.engineer and self._turn != _turn(state):
            self._turn = _turn(state)
            with self._at_a_loss_silent():
                self._ready(state, for_all=True)

    def _ready(self, state: State, *, for_all: bool = False) -> Engineer | None:
        """Return the engineer if nothing must be solved first; else let that begin."""
        engineer = self.engineer
        if engineer is None or engineer.is_ready(state, for_all=for_all):
            return engineer
        about, preparing = self._preparing or (None, None)
        if preparing is not None and not preparing.done():
            return None
        if about is state:
            return engineer  # all was done for this moment that can be done
        self._preparing = state, self._services.prepare(engineer, state)
        return None

    @property
    def engineer(self) -> Engineer | None:
        """Who reckons, once the circuit is known."""
        with self._at_a_loss_silent():
            return self._coming.result() if self._coming and self._coming.done() else None
        return None

    @contextmanager
    def _at_a_loss_silent(self) -> Iterator[None]:
        """Let an engineer that meets a fault in here say nothing any more."""
        try:
            yield
        except Exception:
            LOG.exception("the engineer was at a loss")
            self._coming = self._about = self._heat = self._forecast = self._preparing = None

    @property
    def is_studying(self) -> bool:
        """Whether there is more to be found out about the moment that was asked about last."""
        study = self._about[1] if self._about else None
        is_heat_due = self._heat is not None and not self._heat[2].is_complete
        return is_heat_due or (study is not None and not study.briefing.is_complete)

    def go_on_studying(self) -> None:
        """Find out a little more, in no more time than a picture has."""
        with self._at_a_loss_silent():
            if self._about and (study := self._about[1]) and not study.briefing.is_complete:
                study.go_on()
            elif self._heat and not self._heat[2].is_complete:
                self._heat[2].go_on()

    def advice(self, seat: int) -> Advice:
        """Return when the engineer speaks to who is to act; while computers do, to anybody."""
        entrant = self._seats[seat]
        heard = [entrant.name] if entrant.is_human else self._people
        levels = [self._services.advice_of(name) for name in heard]
        return max(levels, key=LEVELS.index, default=Advice.ALWAYS)

    def is_heard(self, state: State) -> bool:
        """Return whether the engineer knows the circuit, and speaks to who is to act."""
        level = self.advice(state.seat) if state.order else Advice.NEVER
        speaks = level is Advice.ALWAYS or (level is Advice.ASKED and self.is_asked(state))
        return speaks and self.engineer is not None

    def go_on(self, due: Awaiting) -> None:
        """Let the engineer speak more to the person who is to act; after always comes never."""
        if isinstance(due, Over) or not (entrant := self._seats[due.seat]).is_human:
            return
        at = LEVELS.index(self.advice(due.seat))
        self._services.advise(entrant.name, LEVELS[(at + 1) % len(LEVELS)])

    def ask(self, state: State, due: Awaiting) -> bool:
        """Ask about the gear or the place that is due; return whether that was waited for."""
        if not isinstance(due, Decision) or due.question not in _KNOWN:
            return False
        if self.is_asked(state) or self.advice(due.seat) is not Advice.ASKED:
            return False
        self._asked = state
        return True

    def is_asked(self, state: State) -> bool:
        """Return whether the engineer was asked about the decision that is due."""
        return state is self._asked


def _turn(state: State) -> object:
    """Return what tells one turn from another."""
    return state.round, state.at, state.finished, state.retired
