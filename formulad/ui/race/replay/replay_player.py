"""Replay player: runs a race forwards in time, or to any moment at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.model.acting_seats import Seats
from formulad.ui.race.model.event_beats import is_aftermath
from formulad.ui.race.play.event_playback import Playback
from formulad.ui.toolkit.motion import Amount, fully

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.race.state import State
    from formulad.ui.race.replay.film import Film

TURN_SECONDS, STEP_SECONDS = 0.5, 0.12
"""How long the eye rests before a turn and within one, at calm pace."""


class Player:
    """A place in a film, and what plays there."""

    def __init__(self, film: Film, pace: float = 1.0, motion: Callable[[], Amount] = fully) -> None:
        """Stand at the beginning.

        Args:
            film: the race.
            pace: how long things take: 1 calm, less is faster.
            motion: how much the players wish to see move.
        """
        self.film = film
        self.pace = pace
        self.runs = False
        """Whether it goes on by itself."""
        self.place = 0
        """How many steps have happened; the last of them may still play."""
        self.playback = Playback()
        self._motion = motion
        self._seats = Seats(film.game, film.setup.seats)
        self._until = film.last
        self._waited = 0.0
        self.jump(0)

    @property
    def shown(self) -> State:
        """The state that is seen: while a step plays, that before it, but for its aftermath."""
        beat = self.playback.beat
        is_before = beat is not None and not is_aftermath(beat)
        return self.film.states[self.place - 1 if is_before else self.place]

    @property
    def is_playing(self) -> bool:
        """Whether a step is on its way."""
        return self.playback.beat is not None

    @property
    def is_at_end(self) -> bool:
        """Whether all has been seen."""
        return self.place == self.film.last and not self.is_playing

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._waited = 0.0 if self.is_playing else self._waited + dt
        self.playback.advance(dt)
        if not self.runs:
            return
        while self.runs and not self.is_playing:
            if self.place >= self._until:
                self.runs = False
            elif self._waited < self._patience:
                return
            else:
                self._go_on()

    def run(self, until: int | None = None) -> None:
        """Go on by itself, up to a place or to the end; from the end, begin again."""
        if self.is_at_end:
            self.jump(0)
        self._until = self.film.last if until is None else until
        self.runs = True

    def hold(self) -> None:
        """Stand still once what plays is over."""
        self.runs = False

    def jump(self, place: int) -> None:
        """Be at a place at once, and stand still there."""
        self.place = min(max(place, 0), self.film.last)
        film = self.film
        self.playback = Playback(film.log(self.place), film.die(self.place), self._motion)
        self._waited = 0.0
        self.runs = False

    def next_turn(self) -> None:
        """Play the next turn; one that plays already is over at once."""
        ahead = _after(self.film.turns, self.place - self.is_playing)
        if self.runs or self.is_playing:
            self.jump(ahead)
        else:
            self.run(ahead)

    def previous_turn(self) -> None:
        """Go back to where this turn began, or to the one before."""
        self.jump(_before(self.film.turns, self.place))

    def next_round(self) -> None:
        """Go to where the next round begins."""
        self.jump(_after(self.film.rounds, self.place))

    def previous_round(self) -> None:
        """Go back to where this round began, or to the one before."""
        self.jump(_before(self.film.rounds, self.place))

    @property
    def next_great(self) -> int | None:
        """Where the next turn begins in which something great happens; None if none does."""
        begins = (mark.begin for mark in self.film.marks if mark.is_great)
        return next((begin for begin in begins if begin > self.place), None)

    def to_next_great(self) -> None:
        """Go to the next turn in which something great happens, and play it."""
        if (begin := self.next_great) is not None:
            self.jump(begin)
            self.run(_after(self.film.turns, begin))

    @property
    def _patience(self) -> float:
        if self._seats.is_lap_of_computer(self.shown):
            return 0.0
        is_new = self.place in (self.film.turn_at(self.place), 0)
        return (TURN_SECONDS if is_new else STEP_SECONDS) * self.pace

    def _go_on(self) -> None:
        """Begin to show the next step."""
        is_quick = self._seats.is_lap_of_computer(self.shown)
        told = self.film.told[self.place]
        self.place += 1
        self._waited = 0.0
        self.playback.add(told, 0.0 if is_quick else self.pace)


def _after(places: Sequence[int], place: int) -> int:
    return next((each for each in places if each > place), places[-1])


def _before(places: Sequence[int], place: int) -> int:
    return next((each for each in reversed(places) if each < place), 0)
