"""Ambience of a board: rain that comes and goes, and what moves while somebody looks.

What moves without end would use a battery up for nobody: it moves while something else plays and
for some seconds after the last thing a player did, and then it rests.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.shell.scene import Scene
from formulad.ui.toolkit.motion import PULSE, Amount, Player, Tween, fully

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.board.geometry.board_picture import BoardPicture

TURN = 1.0
"""Seconds it takes the weather to change before the eye."""
AWAKE = 8.0
"""Seconds for which things move by themselves, at least, once nothing else happens."""
AIR = 0.9 * Scene.ambient_frame
"""Seconds for which they are seen where they are, at least: who plays sees no more of them than who
only looks. A picture that comes a little early is not passed over."""


class Ambience:
    """Knows how much of the rain is seen, and the time by which drops fall and choices breathe."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        self._motion = motion
        self._turning = Player()
        self._is_wet: bool | None = None
        self._breathes = False
        self._lives = False
        self._time = 0.0
        self._seen_at = 0.0
        """When things that move by themselves were moved last."""
        self._rests_at = 0.0

    @property
    def time(self) -> float:
        """The time by which things move that never end; it stands where nobody wishes them to."""
        return self._seen_at if self._motion() is Amount.FULL else 0.0

    @property
    def wetness(self) -> float:
        """How much of the rain is seen, from 0 to 1."""
        return self._turning.values.get("wetness", 0.0)

    @property
    def is_turning(self) -> bool:
        """Whether the weather changes before the eye."""
        return self._turning.playing

    @property
    def is_awake(self) -> bool:
        """Whether something moves that will rest by itself if nothing else happens."""
        has_something = self._breathes or self._lives or self.wetness > 0
        return has_something and self._motion() is Amount.FULL and self._time < self._rests_at

    def notice(self, *, lives: bool) -> None:
        """Learn whether something is in sight that never stands quite still, as boats do."""
        self._lives = lives

    def wake(self) -> None:
        """Go on moving for a while: somebody is there.

        What breathes comes to rest where its breath begins.
        """
        self._rests_at = PULSE * ceil((self._time + AWAKE) / PULSE)

    def follow(self, pace: float, *, is_wet: bool, breathes: bool = False) -> None:
        """Let the picture become what the race is now.

        Args:
            pace: how long it takes: 1 calm, 0 at once.
            is_wet: whether it rains; what is there when the race is opened does not come slowly.
            breathes: whether something is chosen that breathes.
        """
        self._breathes = breathes
        if is_wet == self._is_wet:
            return
        self._turning.amount = self._motion()
        self._turning.pace = 0.0 if self._is_wet is None else pace
        self._is_wet = is_wet
        self._turning.play(Tween("wetness", self.wetness, float(is_wet), TURN))

    def update(self, dt: float) -> None:
        """Let so many seconds pass."""
        if self.is_awake:
            self._time = min(self._rests_at, self._time + dt)
            if self._time - self._seen_at >= AIR or not self.is_awake:
                self._seen_at = self._time
        self._turning.update(dt)

    def skip(self) -> None:
        """Let the weather be what it is to become."""
        self._turning.skip()

    def over(self, picture: BoardPicture) -> BoardPicture:
        """Return a picture of the board in this ambience."""
        return picture if self._is_wet is None else replace(picture, wetness=self.wetness)
