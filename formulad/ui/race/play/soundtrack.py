"""Soundtrack of a race: each beat is heard as it is seen, and little of what is shown at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.model.event_beats import (
    Beat,
    DieBeat,
    DriveBeat,
    HearBeat,
    SayBeat,
    ShowBeat,
)
from formulad.ui.shell.sound.captions import Captions
from formulad.ui.shell.sound.sound_names import Sound, landing_of
from formulad.ui.shell.sound.sounds import QUIET, SILENCE, Ride

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.sound.sounds import Sounds, Soundscape

_ON_THE_WAY = {
    EffectKind.NITRO: Sound.NITRO,
    EffectKind.SKID: Sound.SKID,
    EffectKind.RADAR: Sound.CAMERA,
}
"""What a car meets while it drives."""
GREAT = frozenset(
    {
        Sound.WRECK,
        Sound.SPIN,
        Sound.BUMP,
        Sound.THUNDER,
        Sound.LIGHTS,
        Sound.START,
        Sound.SHOT,
        Sound.PRIZE,
        Sound.FINISH,
        Sound.FLAG,
        Sound.CHEER,
    }
)
"""What is heard even of turns that are shown at once."""
CROWDED = 0.35
"""Seconds in which no more is heard of such turns than this: one sound, or so many great ones."""
MOST_GREAT = 2


class Soundtrack:
    """Hears the beats of a race."""

    def __init__(
        self,
        sounds: Sounds = SILENCE,
        clock: Callable[[], float] = lambda: 0.0,
        wants_captions: Callable[[], bool] = lambda: False,
    ) -> None:
        """Sit down at the mixer.

        Args:
            sounds: plays what is to be heard.
            clock: the clock of the game, in seconds.
            wants_captions: tells whether sounds are also told in words.
        """
        self._sounds = sounds
        self._clock = clock
        self._wants_captions = wants_captions
        self.captions = Captions()
        """What was heard a moment ago, in words."""
        self._scape = QUIET
        self._falling: DieBeat | None = None
        """The die that has not touched the table yet."""
        self._turning: DieBeat | None = None
        """The die that does not lie yet: nothing is heard of what it comes to."""
        self._lamps = 0
        """How many lamps of the start were lit when it was heard last."""
        self._hurried: list[float] = []
        """When something was heard of what was shown at once."""

    @property
    def is_telling(self) -> bool:
        """Whether words are seen that will go by themselves."""
        return bool(self.captions.shown)

    def update(self, dt: float) -> None:
        """Let time pass."""
        self.captions.update(dt)

    def begin(self, beat: Beat, pace: float) -> None:
        """Let a beat be heard that begins; pace 0 shows it at once."""
        match beat:
            case DieBeat():
                self._falling = self._turning = beat
                self._sound(Sound.SHAKE if pace else None, pace)
            case DriveBeat():
                self._sounds_of(beat.sounds, pace)
                if pace:
                    seconds = beat.seconds * pace
                    ride = Ride(beat.gear, len(beat.cells) - 1, seconds, beat.echoes)
                    self._sounds.ride(ride)
            case ShowBeat() if beat.is_start:
                self._lamps = 0
            case SayBeat() | ShowBeat() | HearBeat():
                self._sounds_of(beat.sounds, pace)

    def end(self, beat: Beat, pace: float) -> None:
        """Let a beat be heard that ends: the lamps of the start go out with a sound."""
        if isinstance(beat, ShowBeat) and beat.is_start:
            self._sounds_of(beat.sounds, pace)

    def light(self, lamps: int) -> None:
        """Let lamps of the start be heard as they are seen to be lit."""
        if lamps > self._lamps:
            self._sound(Sound.LAMP, 1.0)
        self._lamps = lamps

    def go_on(self, fraction: float, pace: float) -> None:
        """Let a die that falls touch the table in time; once it lies, what it comes to is heard."""
        falling, turning = self._falling, self._turning
        if falling and fraction >= falling.course.touches_at:
            self._falling = None
            self._sound(landing_of(falling.die), pace)
        if turning and fraction >= turning.course.lies_at:
            self._turning = None
            self._sounds_of(turning.sounds, pace)

    def meet(self, kind: EffectKind, pace: float) -> None:
        """Let something be heard that a car meets on its way."""
        self._sound(_ON_THE_WAY.get(kind), pace)

    def hurry(self) -> None:
        """Let what is heard of the car that drives die away."""
        self._sounds.hush()

    def answer(self, sound: Sound) -> None:
        """Let something be heard of what a player did."""
        self._sound(sound, 1.0)

    def set_ambience(self, soundscape: Soundscape) -> None:
        """Tell in words what is heard all the time from now on."""
        if soundscape != self._scape:
            before, self._scape = self._scape, soundscape
            for bed in sorted(soundscape.beds - before.beds):
                self._tell(bed)

    def _sounds_of(self, sounds: tuple[Sound, ...], pace: float) -> None:
        for sound in sounds:
            self._sound(sound, pace)

    def _sound(self, sound: Sound | None, pace: float) -> None:
        if sound is None or not (pace or self._has_room(sound)):
            return
        self._sounds.play(sound)
        self._tell(sound)

    def _tell(self, sound: Sound) -> None:
        if self._wants_captions():
            self.captions.tell(sound)

    def _has_room(self, sound: Sound) -> bool:
        """Return whether something shown at once may be heard beside what was heard just now."""
        now = self._clock()
        self._hurried = [when for when in self._hurried if now - when < CROWDED]
        has_room = len(self._hurried) < (MOST_GREAT if sound in GREAT else 1)
        if has_room:
            self._hurried.append(now)
        return has_room
