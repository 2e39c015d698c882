"""Record playback: a saved game is played again, a little in every frame, to see its state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import sentence_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.agent import Player
    from formulad.ui.shell.record_face import AnyLoaded, Standing
    from formulad.ui.shell.saved.game_shelf import Saved

_LINES_PER_STEP = 40
"""So many lines are played again within a frame."""


@frozen
class Found:
    """What is known of a game once its record has been read."""

    loaded: AnyLoaded | None = None
    """None if it cannot be used at all."""
    standing: Standing | None = None
    """How it stands, if it can be used."""
    players: Sequence[Player] = ()
    """Who played: the winner first once the game is over, else by seat."""
    fault: str = ""
    """What is wrong with it; with a game, where its good part ends."""

    @property
    def is_outdated(self) -> bool:
        """Whether it is as it was written, but the rules have changed."""
        fault = self.loaded.replay.fault if self.loaded else None
        return fault is not None and fault.is_outdated

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end, so that there is a result."""
        return self.standing is not None and self.standing.is_over

    @property
    def has_steps(self) -> bool:
        """Whether there is anything to be seen again."""
        return self.loaded is not None and bool(self.loaded.replay.played)


class RecordPlayback:
    """Reads a record, line by line."""

    def __init__(self, saved: Saved) -> None:
        self.path = saved.path
        self.found: Found | None = None
        """What it has come to, once it is read."""
        self._listed = saved.header
        self._work = saved.header.face.reading(saved.path)

    def step(self) -> None:
        """Read a little more."""
        if self.found:
            return
        try:
            for _ in range(_LINES_PER_STEP):
                next(self._work)
        except StopIteration as end:
            self.found = self._told(end.value)
        except SaveError as error:
            self.found = Found(fault=sentence_of(error))

    def finish(self) -> Found:
        """Read all that is left at once."""
        while self.found is None:
            self.step()
        return self.found

    def _told(self, loaded: AnyLoaded) -> Found:
        standing, seats = self._listed.face.standing(loaded), self._listed.players
        fault = loaded.replay.fault
        players = tuple(seats[seat] for seat in standing.order)
        return Found(loaded, standing, players, fault.told if fault else "")
