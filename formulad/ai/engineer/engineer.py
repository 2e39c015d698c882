"""Race engineer: tells a person what the gears and the places to stop come to, once a moment."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.ai.engineer.extra_counsel import extra_counsel
from formulad.ai.engineer.gear_counsel import engaged_counsel, gear_turns, with_faces
from formulad.ai.engineer.heat import Heat
from formulad.ai.engineer.place_counsel import place_counsel
from formulad.ai.engineer.readiness import is_known, is_ready, prepare, prepare_start
from formulad.ai.forecast.winning import winning_chances
from formulad.ai.judging.judge import judge_of
from formulad.kernel.game import Chance, Decision
from formulad.kernel.values import Frozen, replace
from formulad.race.questions import Purpose, Question

if TYPE_CHECKING:
    from formulad.ai.engineer.extra_counsel import ExtraCounsel
    from formulad.ai.engineer.gear_counsel import GearCounsel
    from formulad.ai.engineer.place_counsel import PlaceCounsel
    from formulad.ai.judging.judge import Judge
    from formulad.race.dice import Gear
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

_KEPT = 8


class Briefing(Frozen):
    """All that the engineer has to say about one decision."""

    gears: tuple[GearCounsel, ...] = ()
    """Those that can be engaged, lowest first; the engaged one alone while its die is due."""
    places: tuple[PlaceCounsel, ...] = ()
    """The ways that may be driven, in the order of `paths`."""
    extra: ExtraCounsel | None = None
    """What is best used before one of them is driven; None if that would gain nothing."""
    is_complete: bool = True
    """Whether nothing is still being reckoned: the turns are known first, then the faces."""

    @property
    def says_something(self) -> bool:
        """Whether the engineer knows about this decision."""
        return bool(self.gears or self.places)

    @property
    def best(self) -> GearCounsel | None:
        """The gear that comes to the fewest turns; of equals the lowest that costs nothing."""
        return min(self.gears, key=lambda each: (each.turns, each.is_paid), default=None)

    def gear(self, gear: Gear) -> GearCounsel | None:
        """Return what is said of a gear."""
        return next((each for each in self.gears if each.gear is gear), None)


NOTHING = Briefing()
"""What the engineer says of a decision without gears or places."""


class Engineer:
    """Knows the judge of one race, and remembers what was asked last."""

    def __init__(self, judge: Judge, game: RaceGame) -> None:
        self.judge, self._game = judge, game
        self.study = lru_cache(maxsize=_KEPT)(self._study)
        """Gives what is studied about a moment, begun once."""

    def is_ready(self, state: State, *, for_all: bool = False) -> bool:
        """Return whether nothing has to be fetched for whoever is to act, or for all cars."""
        return is_ready(self.judge, state, _seats(state, for_all=for_all))

    def has_solved(self, state: State) -> bool:
        """Return whether nothing has to be solved for whoever is to act, at most read."""
        return is_known(self.judge, state, _seats(state, for_all=False))

    def prepare(self, state: State) -> None:
        """Read or solve what all cars are judged by now; this may take seconds."""
        prepare(self.judge, state, _seats(state, for_all=True))

    def briefing(self, state: State) -> Briefing:
        """Return all there is to say about a moment, however long it takes."""
        study = self.study(state)
        while not study.briefing.is_complete:
            study.go_on()
        return study.briefing

    def heat(self, state: State, gear: Gear) -> Heat:
        """Return the heat of the cells of a gear, before anybody looks at its faces."""
        return Heat(self.judge, self._game, state, gear)

    def chances(self, state: State) -> tuple[float, ...]:
        """Return how likely each car wins, by seat; nothing before the first round."""
        return winning_chances(self.judge, self._game, state)

    def _study(self, state: State) -> Study:
        return Study(self.judge, self._game, state)


def engineer_of(game: RaceGame) -> Engineer:
    """Return the engineer of a race, who knows the circuit; this may take seconds."""
    judge = judge_of(game.setting)
    prepare_start(judge)
    return Engineer(judge, game)


def _seats(state: State, *, for_all: bool) -> tuple[int, ...]:
    """Return whoever is to act, or all who race."""
    if not state.order:
        return ()
    if not for_all:
        return (state.seat,)
    return tuple(seat for seat, car in enumerate(state.cars) if car.is_on_track)


class Study:
    """What the engineer finds out about one moment, piece by piece, so that nothing stutters."""

    def __init__(self, judge: Judge, game: RaceGame, state: State) -> None:
        self._judge, self._game, self._state = judge, game, state
        self.briefing = self._begun()
        """What the engineer can say so far."""

    def _begun(self) -> Briefing:
        judge, game, state = self._judge, self._game, self._state
        if state.trials:  # there are no turns to go on a timed lap
            return NOTHING
        match game.awaiting(state):
            case Decision(question=Question.GEAR):
                return Briefing(gears=gear_turns(judge, game, state), is_complete=False)
            case Decision(question=Question.PATH | Question.SLIPSTREAM):
                judged = judge.judged(game, state)
                places = place_counsel(game, state, judged)
                return Briefing(places=places, extra=extra_counsel(judged))
            case Chance(purpose=Purpose.MOVE):
                return Briefing(gears=(engaged_counsel(judge, game, state),))
        return NOTHING

    def go_on(self) -> None:
        """Look at the faces of one more gear."""
        gears = self.briefing.gears
        at = next((index for index, each in enumerate(gears) if not each.faces), None)
        if at is None:
            self.briefing = replace(self.briefing, is_complete=True)
            return
        looked_at = with_faces(self._judge, self._game, self._state, gears[at])
        gears = (*gears[:at], looked_at, *gears[at + 1 :])
        is_complete = all(each.faces for each in gears)
        self.briefing = replace(self.briefing, gears=gears, is_complete=is_complete)
