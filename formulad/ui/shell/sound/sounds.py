"""Sound interface: what scenes ask of whoever makes sounds, and a silent one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.store.preferences import Preferences
    from formulad.ui.shell.sound.sound_names import Sound


@frozen
class Soundscape:
    """What is heard all the time."""

    music: Sound | None = None
    beds: frozenset[Sound] = frozenset()


QUIET = Soundscape()


@frozen
class Ride:
    """A car that drives, as it is heard."""

    gear: int
    cells: int
    seconds: float
    echoes: bool = False
    """Whether it goes through a tunnel."""


class Sounds(Protocol):
    """Plays sounds; none of it ever keeps the screen waiting."""

    def open(self) -> None:
        """Get ready, once the first picture is on the screen."""

    def close(self) -> None:
        """Be silent for good."""

    def apply_settings(self, settings: Preferences) -> None:
        """Play as loud as the settings say from now on."""

    def play(self, sound: Sound) -> None:
        """Play a sound once, unless it began just now."""

    def ride(self, ride: Ride) -> None:
        """Let the engine of a car be heard while it drives."""

    def hush(self) -> None:
        """Let the engine that is heard die away: the car has arrived before its time."""

    def set_ambience(self, soundscape: Soundscape) -> None:
        """Let music and what lies behind everything go over into something else."""


class Silence:
    """Makes no sound, on machines and in tests that need none."""

    def open(self) -> None:
        """Have nothing to get ready."""

    def close(self) -> None:
        """Be silent already."""

    def apply_settings(self, settings: Preferences) -> None:
        """Be as quiet as before."""

    def play(self, sound: Sound) -> None:
        """Play nothing."""

    def ride(self, ride: Ride) -> None:
        """Let nothing be heard."""

    def hush(self) -> None:
        """Be silent already."""

    def set_ambience(self, soundscape: Soundscape) -> None:
        """Stay silent."""


SILENCE = Silence()
