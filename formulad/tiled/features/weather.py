"""Weather table of a map: which faces of the black die bring which weather."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.road.track import WeatherTable
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import Code

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.sheet.schema import Value

_NAMES = ("weather_fine", "weather_variable", "weather_rain")
_RANGE = re.compile(r"\s*([0-9]{1,2})\s*(?:-\s*([0-9]{1,2})\s*)?")
FACES = range(1, 21)
"""Of the black die."""


def read_weather(properties: Mapping[str, Value], faults: Faults) -> WeatherTable | None:
    """Return the weather table of a map, None if it has none, and note what is wrong with it."""
    given = {name: str(properties[name]) for name in _NAMES}
    if not any(given.values()):
        return None
    before = len(faults.found)
    fine, variable, rain = (_range(name, text, faults) for name, text in given.items())
    if len(faults.found) == before:
        _check_partition((*fine, *variable, *rain), faults)
    return WeatherTable(fine, variable, rain)


def _range(name: str, text: str, faults: Faults) -> range:
    """Return the faces that a text such as `13-20` names."""
    match = _RANGE.fullmatch(text)
    faces = range(0)
    if match:
        faces = range(int(match[1]), int(match[2] or match[1]) + 1)
    if not faces or faces[0] not in FACES or faces[-1] not in FACES:
        wrong = say(
            "{name} is '{text}', which names no faces of the black die", name=name, text=text
        )
        faults.add(MAP, Code.WEATHER_FACES, wrong, say("write faces, such as 13-20"))
    return faces


def _check_partition(faces: tuple[int, ...], faults: Faults) -> None:
    twice = sorted({face for face in faces if faces.count(face) > 1})
    missing = [face for face in FACES if face not in faces]
    if twice:
        two = say("weather: the faces {faces} bring two kinds of weather", faces=twice)
        faults.add(MAP, Code.WEATHER_TWICE, two, say("name every face from 1 to 20 once"))
    if missing:
        none = say("weather: the faces {faces} bring none", faces=missing)
        faults.add(MAP, Code.WEATHER_HOLE, none, say("name every face from 1 to 20 once"))
