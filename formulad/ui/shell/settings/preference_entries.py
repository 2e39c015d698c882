"""Preference entries: all that players can set, section by section, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.store.preferences import Advice, Colours, Motion, Pace
from formulad.ui.toolkit.colour import Colour, rgb

if TYPE_CHECKING:
    from enum import StrEnum

    from formulad.store.preferences import Preferences


@frozen
class Either:
    """Something that is on or off."""

    name: str
    """The field of the settings."""
    title: str
    line: str
    """What it does, as a sentence."""
    icon: str


@frozen
class Choice:
    """One of a few."""

    name: str
    title: str
    line: str
    icon: str
    values: tuple[StrEnum, ...]
    labels: tuple[str, ...]


@frozen
class Level:
    """So much of something."""

    name: str
    title: str
    line: str
    icon: str
    lowest: int
    highest: int
    step: int = 1
    unit: str = ""
    whole: int = 1
    """What the setting is multiplied with to be shown: 100 shows hundredths."""


PreferenceEntry: TypeAlias = Either | Choice | Level


@frozen
class Section:
    """What belongs together on one page."""

    id: str
    title: str
    icon: str
    colour: Colour
    entries: tuple[PreferenceEntry, ...] = ()


PICTURE = Section(
    "picture",
    say("Picture"),
    "screen",
    rgb("8FC7F2"),
    (
        Choice(
            "colours",
            say("Colours"),
            say(
                "Bright pages, dark pages, or the strongest contrast with no scenery "
                "around the road."
            ),
            "sun",
            (Colours.DAY, Colours.NIGHT, Colours.CONTRAST),
            (say("Day"), say("Night"), say("Contrast")),
        ),
        Level(
            "text_size",
            say("Size"),
            say("How large words, buttons and panels are."),
            "zoom",
            80,
            200,
            10,
            " %",
            100,
        ),
        Either(
            "magnifier",
            say("Magnifying glass"),
            say("Everything at 200 %. The window shows the part you point at or choose."),
            "search",
        ),
        Either(
            "fullscreen",
            say("Full screen"),
            say("The game fills the screen and hides the desktop."),
            "screen",
        ),
        Choice(
            "motion",
            say("Motion"),
            say("Less: cars and camera jump, and the way is shown. None: nothing plays at all."),
            "fast",
            (Motion.FULL, Motion.REDUCED, Motion.NONE),
            (say_of("motion", "Full"), say_of("motion", "Less"), say_of("motion", "None")),
        ),
        Choice(
            "pace",
            say("Pace"),
            say("How long cars and dice take, and how long computer drivers let you look."),
            "clock",
            (Pace.CALM, Pace.BRISK, Pace.INSTANT),
            (say("Calm"), say("Brisk"), say("At once")),
        ),
    ),
)

SOUND = Section(
    "sound",
    say("Sound"),
    "sound",
    rgb("B9A5FF"),
    (
        Either("sound", say("Sound"), say("Everything you hear, on or off."), "sound"),
        Level(
            "effects",
            say("Effects"),
            say("Engines, dice, brakes, bumps and buttons."),
            "dice",
            0,
            10,
        ),
        Level("voices", say("Voices"), say("What is said over the radio."), "radio", 0, 10),
        Level(
            "ambience",
            say("Ambience"),
            say("The sea, the rain and the crowd around the circuit."),
            "rain",
            0,
            10,
        ),
        Level("music", say("Music"), say("In the menus and on the podium."), "star", 0, 10),
        Either(
            "captions",
            say("Captions"),
            say("Sounds that matter are also told in words on the screen."),
            "log",
        ),
    ),
)

LANGUAGE = Section("language", say("Language"), "flag", rgb("8EE3A8"))
CONTROLS = Section("controls", say("Controls"), "pad", rgb("FFD166"))

PLAY = Section(
    "play",
    say("Play"),
    "human",
    rgb("FFB08A"),
    (
        Choice(
            "advice",
            say("Advice during play"),
            say(
                "What each choice comes to: at once, or when you ask. Never also hides the keys "
                "and the colours' meanings."
            ),
            "radio",
            (Advice.NEVER, Advice.ASKED, Advice.ALWAYS),
            (say_of("advice", "Never"), say_of("advice", "When asked"), say_of("advice", "Always")),
        ),
        Either(
            "forecast",
            say("Winning chances"),
            say("How likely each player wins is shown all the time, beside the gaps."),
            "flag",
        ),
        Either(
            "left_handed",
            say("Left-handed dashboard"),
            say("The large button stands on the left, and the driver on the right."),
            "swap",
        ),
        Either(
            "hand_over",
            say("Hand over between turns"),
            say("Between two people the screen waits, covered, until the next one is ready."),
            "human",
        ),
        Either(
            "stamps",
            say("Stamps"),
            say("Marks on the shelf for what was reached in a game."),
            "trophy",
        ),
        Either(
            "table",
            say("Table display"),
            say(
                "The screen lies flat and people sit around it: it is filled, and everyone reads "
                "from their side. From the next race on."
            ),
            "map",
        ),
    ),
)

SECTIONS = (PICTURE, SOUND, LANGUAGE, CONTROLS, PLAY)
ENTRIES: dict[str, PreferenceEntry] = {
    entry.name: entry for section in SECTIONS for entry in section.entries
}
NAMES = (*ENTRIES, "language", "keys", "pad")
"""The settings that players change on these pages, and on that of the controls."""


def switched(name: str, *, on: bool) -> dict[str, bool]:
    """Return the settings that change with a switch: a screen that is laid flat is filled too."""
    return {name: on} | ({"fullscreen": True} if name == "table" and on else {})


def shown(level: Level, settings: Preferences) -> int:
    """Return a level as the number players see."""
    value: float = getattr(settings, level.name)
    return round(value * level.whole)
