"""Corsa playback: what has happened in the garages, one thing after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.cards.corsa.events import (
    CardBought,
    CardDealt,
    CardSold,
    CarRevealed,
    CarsClosed,
    CircuitTurnedUp,
    ContestRolled,
    DieFell,
    DriverHired,
    Event,
    GameEnded,
    PlayerExcluded,
    RaceBegan,
    RaceEnded,
    RaceSatOut,
    TechniqueDrawn,
    TieRolled,
    WishesShown,
)
from formulad.kernel.frozen import frozen
from formulad.ui.cards.corsa.corsa_stories import Story, story_of
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.toolkit.motion import Amount, fully

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.cards.corsa.deck import DriverId
    from formulad.cards.corsa.moves import Build
    from formulad.cards.corsa.results import Result
    from formulad.cards.corsa.setting import Setting

PART_SECONDS = 0.35
"""How long it takes to raise a shutter, and to show each part of a car."""
ROLL_SECONDS, LANDED_SECONDS = 0.7, 0.45
_LOOK = 0.3
"""How long a car is looked at before its die falls."""
_RESULT_SECONDS = 2.2
MOST_STORIES = 40


@frozen
class OpenCar:
    """A car that is shown."""

    car: Build
    driver: DriverId
    before_die: int
    face: int = 0
    value: int = 0
    """0 until the die has fallen."""


class CorsaPlayback(BeatQueue[Event]):
    """What is seen of a race."""

    def __init__(
        self, setting: Setting, names: tuple[str, ...], motion: Callable[[], Amount] = fully
    ) -> None:
        """Have seen nothing yet.

        Args:
            setting: of the game.
            names: of the players, by seat.
            motion: how much the player wishes to see move.
        """
        super().__init__()
        self._setting = setting
        self._names = names
        self._motion = motion
        self._heard: list[Sound] = []
        self.stories: list[Story] = []
        """What happened, the last one at the end."""
        self.open: dict[int, OpenCar] = {}
        """The cars that are shown, by seat."""
        self.drivers: dict[int, DriverId] = {}
        """Who was hired for this race, by seat."""
        self.rolls: dict[int, tuple[int, ...]] = {}
        """What seats rolled to be ahead of others, or for a driver."""
        self.are_closed = False
        """Whether all cars are built."""
        self.result: Result | None = None
        """How the race ended, while that is looked at."""

    # What is seen now

    @property
    def seconds(self) -> float:
        """How long the beat has been seen that plays now."""
        return self._passed

    @property
    def lasts(self) -> float:
        """How long the beat takes that plays now."""
        return self._queue[0][1] if self._queue else 0.0

    @property
    def share(self) -> float:
        """How much of the beat has been seen, from 0 to 1."""
        return min(1.0, self._passed / self.lasts) if self.lasts else 1.0

    def parts_seen(self, seat: int) -> float:
        """Return how many parts of a car are seen, the raised shutter as the first one."""
        beat = self.beat
        if not isinstance(beat, CarRevealed) or beat.seat != seat:
            return 99.0
        return self.share * (self.lasts_of(beat) / PART_SECONDS)

    def lasts_of(self, beat: CarRevealed) -> float:
        """Return how long it takes to show all of a car."""
        return PART_SECONDS * (3 + len(beat.car.techniques)) + _LOOK

    @property
    def story(self) -> Story | None:
        """What happened last."""
        return self.stories[-1] if self.stories else None

    def take_sounds(self) -> list[Sound]:
        """Return what is to be heard since this was asked last."""
        heard, self._heard = self._heard, []
        return heard

    # How it goes on

    def _seconds(self, beat: Event) -> float:
        if self._motion() is Amount.NONE:
            return 0.0
        match beat:
            case CarRevealed():
                return self.lasts_of(beat)
            case DieFell() | TieRolled() | ContestRolled():
                return ROLL_SECONDS + LANDED_SECONDS
            case RaceEnded():
                return _RESULT_SECONDS
            case _:
                return _SECONDS[type(beat)]

    def _begin(self) -> None:
        beat = self.beat
        if beat is None:
            return
        if self._queue[0][2] > 0 and (sound := _SOUNDS.get(type(beat))):
            self._heard.append(sound)
        match beat:
            case RaceBegan():
                self._clear()
            case CarRevealed(seat, car, driver, before):
                self.open[seat] = OpenCar(car, driver, before)
            case RaceEnded(_, result):
                self.result = result
        if not isinstance(beat, DieFell | TieRolled | ContestRolled):
            self._tell(beat)

    def _end(self, beat: Event, pace: float) -> None:
        match beat:
            case DieFell(seat, face, value):
                self.open[seat] = replace(self.open[seat], face=face, value=value)
            case TieRolled(seat, face) | ContestRolled(seat, face):
                self.rolls[seat] = (*self.rolls.get(seat, ()), face)
            case DriverHired(seat, driver):
                self.drivers[seat] = driver
                self.rolls.clear()
            case CarsClosed():
                self.are_closed = True
                self.rolls.clear()
            case _:
                return
        if isinstance(beat, DieFell | TieRolled | ContestRolled):
            self._tell(beat)
            if pace > 0:
                self._heard.append(Sound.LAND_4)

    def _tell(self, beat: Event) -> None:
        if story := story_of(beat, self._setting.deck, self._names):
            self.stories = [*self.stories[1 - MOST_STORIES :], story]

    def _clear(self) -> None:
        self.open, self.drivers, self.rolls = {}, {}, {}
        self.are_closed, self.result = False, None


_SECONDS: dict[type[Event], float] = {
    RaceBegan: 0.9,
    CardDealt: 0.03,
    TechniqueDrawn: 0.2,
    CircuitTurnedUp: 0.9,
    CardSold: 0.45,
    CardBought: 0.45,
    RaceSatOut: 0.8,
    PlayerExcluded: 1.0,
    WishesShown: 0.8,
    DriverHired: 0.5,
    CarsClosed: 0.6,
    GameEnded: 0.1,
}
"""How long each is seen, at calm pace."""
_SOUNDS: dict[type[Event], Sound] = {
    RaceBegan: Sound.START,
    CardDealt: Sound.CARD,
    TechniqueDrawn: Sound.CARD,
    CircuitTurnedUp: Sound.FLIP,
    CardSold: Sound.COINS,
    CardBought: Sound.COINS,
    DriverHired: Sound.RADIO_GOOD,
    CarsClosed: Sound.SHUTTER,
    CarRevealed: Sound.SHUTTER,
    DieFell: Sound.SHAKE,
    TieRolled: Sound.SHAKE,
    ContestRolled: Sound.SHAKE,
    RaceEnded: Sound.FLAG,
}
"""What is heard as each begins to be seen."""
