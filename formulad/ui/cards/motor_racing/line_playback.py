"""Line playback: what has happened on the road and with the cards, one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from formulad.cards.motor_racing.cars import cars_of
from formulad.cards.motor_racing.events import (
    CardDealt,
    CardDrawn,
    CardPlayed,
    CardTurnedUp,
    CarsMoved,
    CarsRetired,
    DieFell,
    Event,
    LastTurnsBegan,
    NothingMoved,
    RaceBegan,
    RaceEnded,
    SeasonEnded,
    TeamOnGrid,
    TeamSeated,
)
from formulad.ui.cards.kit.card_flight import DEAL_STEP, PLAY_SECONDS
from formulad.ui.cards.motor_racing.line_picture import LinePicture
from formulad.ui.cards.motor_racing.stories import Story
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.toolkit.motion import Amount, fully

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.cards.motor_racing.cars import Car, Team
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.packs import CardId

CHANGE_SECONDS, CHANGE_STEP = 0.5, 0.06
"""How long cars take to change places, and how much longer for each place."""
RETIRE_SECONDS = 0.75
ROLL_SECONDS, LANDED_SECONDS = 0.7, 0.4
"""How long the die tumbles, and how long it is seen where it lies."""
_GRID, _SHOWN, _DRAW, _SEAT = 0.22, 0.55, 0.3, 0.05
_RACE, _NOTHING = 0.9, 0.35
MOST_STORIES = 40


class LinePlayback(BeatQueue[Event]):
    """What is seen of the race, and of what it leads to."""

    def __init__(
        self,
        setting: Setting,
        names: tuple[str, ...],
        team_name: Callable[[Team], str],
        motion: Callable[[], Amount] = fully,
    ) -> None:
        """Have seen nothing yet.

        Args:
            setting: of the season.
            names: of the players, by seat.
            team_name: what a team without a player is called.
            motion: how much the player wishes to see move.
        """
        super().__init__()
        self._setting = setting
        self._names = names
        self._team_name = team_name
        self._motion = motion
        self._grid: dict[int, Car] = {}
        self._heard: list[Sound] = []
        self._is_dealt = False
        """Whether the cards of this race were shuffled, and come into the hands."""
        self._pace = 0.0
        self.picture = LinePicture()
        """The cars as they stood before what is seen now."""
        self.stories: list[Story] = []
        """What the cards have done, the last one at the end."""
        self.face = 0
        """What the die shows that is seen; 0 while none lies there."""
        self.race = 1
        self.gone: list[tuple[int, CardId]] = []
        """Cards that have left hands since the state that is shown, with the seats."""
        self.come: list[tuple[int, CardId]] = []
        """Cards that have come into hands since then."""

    # What is seen now

    @property
    def seconds(self) -> float:
        """How long the beat has been seen that plays now."""
        return self._passed

    @property
    def share(self) -> float:
        """How much of the beat has been seen, from 0 to 1."""
        lasts = self._queue[0][1] if self._queue else 0.0
        return min(1.0, self._passed / lasts) if lasts else 1.0

    @property
    def lasts(self) -> float:
        """How long the beat takes that plays now."""
        return self._queue[0][1] if self._queue else 0.0

    @property
    def next_picture(self) -> LinePicture:
        """The cars as they will stand after what is seen now."""
        return self.picture.after(self.beat) if self.beat is not None else self.picture

    @property
    def grid(self) -> dict[int, Car]:
        """The cars that have found their places on the first grid, while it is drawn."""
        return dict(self._grid) if not self.picture.run else {}

    @property
    def story(self) -> Story | None:
        """The last card."""
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
            case TeamSeated() | SeasonEnded():
                return _SEAT
            case TeamOnGrid():
                return _GRID
            case CardDealt():
                return DEAL_STEP
            case RaceBegan() | RaceEnded() | LastTurnsBegan():
                return _RACE
            case CardPlayed() | CardTurnedUp():
                return PLAY_SECONDS + _SHOWN
            case DieFell():
                return ROLL_SECONDS + LANDED_SECONDS
            case CarsMoved(_, start, end):
                return CHANGE_SECONDS + CHANGE_STEP * abs(end - start)
            case CarsRetired():
                return RETIRE_SECONDS
            case NothingMoved():
                return _NOTHING
            case CardDrawn():
                return _DRAW
        assert_never(beat)

    def _begin(self) -> None:
        beat = self.beat
        if beat is None:
            self.gone, self.come, self.face = [], [], 0
            return
        if self._queue[0][2] > 0 and (sound := self._sound(beat)):
            self._heard.append(sound)
        self._is_dealt = isinstance(beat, CardDealt)
        match beat:
            case CardPlayed(seat, card, car):
                self._tell(self._names[seat], seat, card, car)
                self.gone.append((seat, card))
                self.face = 0
            case CardTurnedUp(team, card, car):
                self._tell(self._team_name(team), None, card, car)
                self.face = 0
            case DieFell(face):
                self.face = face

    def _sound(self, beat: Event) -> Sound | None:
        """Return what is heard of a beat: before the first card that is dealt, the shuffle."""
        is_first = isinstance(beat, CardDealt) and not self._is_dealt
        return Sound.RIFFLE if is_first else sound_of(beat)

    def _tell(self, who: str, seat: int | None, card: CardId, car: Car | None) -> None:
        story = Story(who, seat, card, self._setting.deck.cards[card], car)
        self.stories = [*self.stories[1 - MOST_STORIES :], story]

    def _end(self, beat: Event, pace: float) -> None:
        self.picture = self.picture.after(beat)
        match beat:
            case TeamOnGrid(team, front, rear):
                self._grid |= dict(zip((front, rear), cars_of(team), strict=True))
            case RaceBegan(race):
                self.race = race
                self.stories = []
            case RaceEnded(_, classification):
                self.picture = LinePicture(classification)
            case CardDealt(seat, card) | CardDrawn(seat, card):
                self.come.append((seat, card))
            case DieFell() | CarsMoved() | CarsRetired() | NothingMoved() if self.stories:
                self.stories[-1] = self.stories[-1].after(beat)
        if pace > 0 and isinstance(beat, DieFell):
            self._heard.append(Sound.LAND_4)


def sound_of(beat: Event) -> Sound | None:
    """Return what is heard as something begins to be seen."""
    match beat:
        case CardPlayed():
            return Sound.CARD
        case CardTurnedUp():
            return Sound.FLIP
        case DieFell():
            return Sound.SHAKE
        case CarsMoved(_, start, end):
            return Sound.WHOOSH if end < start else Sound.BRAKE
        case CarsRetired(cars):
            return Sound.WRECK if len(cars) > 1 else Sound.SPIN
        case RaceBegan():
            return Sound.START
        case LastTurnsBegan():
            return Sound.LIGHTS
        case RaceEnded():
            return Sound.FLAG
        case CardDealt() | CardDrawn():
            return Sound.CARD
        case _:
            return None
