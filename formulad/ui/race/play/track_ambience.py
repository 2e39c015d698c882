"""Ambience of the track: what is heard around it all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.tiled.circuit import Theme
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.sound.sounds import Soundscape

if TYPE_CHECKING:
    from formulad.race.state import State

_CITIES = (Theme.NIGHT, Theme.NEON)


def surroundings(theme: Theme, state: State, *, is_over: bool) -> Soundscape:
    """Return rain while it rains, the city by night, the stands by day at start and finish."""
    beds = {Sound.RAIN} if state.is_wet else set()
    if theme in _CITIES:
        beds.add(Sound.CITY)
    elif state.round <= 1 or is_over:
        beds.add(Sound.CROWD)
    return Soundscape(beds=frozenset(beds))
