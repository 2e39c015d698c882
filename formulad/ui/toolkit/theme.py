"""Theme: palettes, outcomes, gears, pools and lettering as values."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say_of
from formulad.store.preferences import Colours
from formulad.ui.toolkit.colour import BLACK, WHITE, Colour, Fill, Gradient, mix, rgb
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from collections.abc import Mapping

CREAM: Colour = rgb("FFF6E4")
SUN: Colour = rgb("FFC83D")
TEAL: Colour = rgb("1FC7B0")
AMBER: Colour = rgb("FFB020")
RED: Colour = rgb("E5364B")
GREEN: Colour = rgb("15804F")
"""A stop made."""
ROSE: Colour = rgb("FF8A94")
"""What is about to be lost."""
SHADOW: Colour = rgb("040A18")
KERB: tuple[Colour, Colour] = (rgb("E0322F"), WHITE)
STREET_KERB: tuple[Colour, Colour] = (rgb("FF3D7F"), rgb("F4EFFF"))


@frozen
class Palette:
    """The colours of one surrounding: pages by day, dark panels, the street, high contrast."""

    page: Gradient
    panel: Gradient
    panel_opacity: float
    inset: Colour
    groove: Colour
    """The ground of a row of choices."""
    off: Colour
    """A switch that is off."""
    line: Colour
    strong_line: Colour
    line_width: float
    text: Colour
    muted: Colour
    primary: Gradient
    primary_hover: Colour
    primary_pressed: Colour
    primary_line: Colour
    on_primary: Colour
    secondary: Colour
    secondary_hover: Colour
    secondary_line: Colour
    accent: Colour
    good: Colour
    chosen: Colour
    on_chosen: Colour
    """The chosen one of several: a segment, a list row."""
    hover_line: Colour
    field: Colour
    on_field: Colour
    ring: Colour
    ring_width: float
    shadow: Colour
    shadow_opacity: float
    wrong: Colour
    """Lettering of what cannot stay as it is."""
    wrong_ground: Colour
    notice: Colour
    """The ground of a strip that tells something about the whole page."""
    notice_line: Colour
    kerb: tuple[Colour, Colour] = KERB

    @property
    def faint(self) -> Colour:
        """Lettering of something that cannot be used now."""
        return mix(self.panel.bottom, self.muted, 0.52)


DARK = Palette(
    page=Gradient(rgb("0F1F42"), rgb("081022")),
    panel=Gradient(rgb("14264A"), rgb("0C1933")),
    panel_opacity=0.97,
    inset=rgb("0A1630"),
    groove=rgb("14264A"),
    off=rgb("3A5280"),
    line=rgb("34507F"),
    strong_line=rgb("5B78AE"),
    line_width=1.5,
    text=CREAM,
    muted=rgb("A9B9D6"),
    primary=Gradient(rgb("FFD661"), rgb("FFB92A")),
    primary_hover=rgb("FFE08A"),
    primary_pressed=rgb("E9A821"),
    primary_line=rgb("FFE29A"),
    on_primary=INK,
    secondary=rgb("203862"),
    secondary_hover=rgb("2C4A7E"),
    secondary_line=rgb("45639A"),
    accent=SUN,
    good=TEAL,
    chosen=SUN,
    on_chosen=INK,
    hover_line=WHITE,
    field=WHITE,
    on_field=INK,
    ring=rgb("7FE9FF"),
    ring_width=3,
    shadow=SHADOW,
    shadow_opacity=0.45,
    wrong=ROSE,
    wrong_ground=rgb("431A24"),
    notice=rgb("2B2A22"),
    notice_line=rgb("B8892A"),
)

DAY = replace(
    DARK,
    page=Gradient(rgb("FBF0DA"), rgb("EEDAB0")),
    panel=Gradient(rgb("FFFBF1"), rgb("FFFBF1")),
    panel_opacity=1.0,
    inset=rgb("F4E8CB"),
    groove=rgb("EADAB4"),
    off=rgb("C4B287"),
    line=rgb("E3D2AC"),
    strong_line=rgb("8E7A45"),
    text=INK,
    muted=rgb("5B5335"),
    secondary=rgb("FFFBF1"),
    secondary_hover=WHITE,
    secondary_line=rgb("D9C79C"),
    good=rgb("0B8F80"),
    chosen=INK,
    on_chosen=SUN,
    hover_line=INK,
    ring=rgb("0E6FBF"),
    shadow=rgb("6B4E1E"),
    shadow_opacity=0.22,
    wrong=rgb("A81F30"),
    wrong_ground=rgb("FDE2E0"),
    notice=rgb("FFF2CC"),
    notice_line=rgb("E8B93A"),
)

STREET = replace(
    DARK,
    page=Gradient(rgb("14112B"), rgb("0B0A1A")),
    panel=Gradient(rgb("1B1638"), rgb("0C0A1E")),
    inset=rgb("0C0920"),
    groove=rgb("1B1638"),
    off=rgb("3B2A78"),
    line=rgb("4B3B8A"),
    strong_line=rgb("6A4BD0"),
    primary=Gradient(rgb("F0356F"), rgb("C4164E")),
    primary_hover=rgb("F84C80"),
    primary_pressed=rgb("A81246"),
    primary_line=rgb("FF8FB4"),
    on_primary=WHITE,
    secondary=rgb("2A2058"),
    secondary_hover=rgb("3B2A78"),
    secondary_line=rgb("5643A0"),
    accent=rgb("FF3D7F"),
    chosen=rgb("D81E5B"),
    on_chosen=WHITE,
    kerb=STREET_KERB,
)

HIGH_CONTRAST = replace(
    DARK,
    page=Gradient(BLACK, BLACK),
    panel=Gradient(BLACK, BLACK),
    panel_opacity=1.0,
    inset=BLACK,
    groove=rgb("202020"),
    off=rgb("505050"),
    line=WHITE,
    strong_line=WHITE,
    line_width=3,
    text=WHITE,
    muted=WHITE,
    primary=Gradient(rgb("FFFF00"), rgb("FFFF00")),
    primary_hover=rgb("FFFF99"),
    primary_pressed=rgb("CCCC00"),
    primary_line=WHITE,
    on_primary=BLACK,
    secondary=BLACK,
    secondary_hover=rgb("202020"),
    secondary_line=WHITE,
    accent=rgb("FFFF00"),
    good=rgb("00FFD5"),
    chosen=rgb("FFFF00"),
    on_chosen=BLACK,
    ring=rgb("00FFFF"),
    ring_width=6,
    shadow_opacity=0.0,
    wrong=rgb("FF9CA5"),
    wrong_ground=BLACK,
    notice=BLACK,
    notice_line=WHITE,
)


@frozen
class Theme:
    """The palettes in use: one for pages, one for the panels of a race by day, one by night."""

    pages: Palette
    panels: Palette
    street: Palette = STREET
    """For the panels of a race by night."""
    is_plain: bool = False
    """Whether boards are shown without the scenery around the road."""


DAY_THEME = Theme(pages=DAY, panels=DARK)
NIGHT_THEME = Theme(pages=DARK, panels=DARK)
HIGH_CONTRAST_THEME = Theme(HIGH_CONTRAST, HIGH_CONTRAST, HIGH_CONTRAST, is_plain=True)
THEMES: Mapping[Colours, Theme] = {
    Colours.DAY: DAY_THEME,
    Colours.NIGHT: NIGHT_THEME,
    Colours.CONTRAST: HIGH_CONTRAST_THEME,
}
"""What a player chooses from."""


class Hatch(Enum):
    """What fills a cell besides its colour, so that no outcome is told by colour alone."""

    PLAIN = auto()
    STRIPES = auto()
    CROSSED = auto()
    DASHED_BORDER = auto()


@frozen
class Outcome:
    """How it is shown what a move leads to."""

    word: str
    fill: Colour
    line: Colour
    text: Colour
    hatch: Hatch
    icon: str | None


CLEAN = Outcome(say_of("verdict", "clean"), TEAL, rgb("D6FFF6"), INK, Hatch.PLAIN, None)
COST = Outcome(say_of("verdict", "cost"), AMBER, rgb("FFF0C8"), INK, Hatch.STRIPES, None)
SPIN = Outcome(say_of("verdict", "spin"), RED, rgb("FFC2C8"), WHITE, Hatch.CROSSED, "spin")
OUT = Outcome(
    say_of("verdict", "out"),
    rgb("14050B"),
    rgb("FF7A8A"),
    rgb("FF8C99"),
    Hatch.DASHED_BORDER,
    "cross",
)
OUT_STRIPE, OUT_PLATE = rgb("C22C42"), rgb("1A0710")
"""The stripes on the ground of what ends a race, and what is laid under words on them."""
OUTCOMES = (CLEAN, COST, SPIN, OUT)

BLACK_DIE = 0
"""The key of the black die among the gears."""
GEARS: dict[int, Colour] = {
    1: rgb("FFCB2E"),
    2: rgb("FF8C2B"),
    3: rgb("E5383B"),
    4: rgb("2EAD5B"),
    5: rgb("8B5CF6"),
    6: rgb("2F7BF0"),
    BLACK_DIE: rgb("20242E"),
}

POOLS: dict[str, Colour] = {
    "tyre": rgb("FFD166"),
    "brake": rgb("FF7A59"),
    "gearbox": rgb("B9A5FF"),
    "body": rgb("7CD8F0"),
    "engine": rgb("FF9BB3"),
    "road": rgb("8EE3A8"),
}
"""The colour of each pool of wear points, by the name of its icon."""


@frozen
class Tone:
    """The colours of a message or chip: filled, edged and lettered."""

    fill: Fill
    line: Colour
    text: Colour


PLAIN_TONE = Tone(rgb("15284C"), rgb("45639A"), CREAM)
GOOD_TONE = Tone(rgb("123A40"), TEAL, rgb("BFFFF3"))
WARN_TONE = Tone(rgb("4A3A1E"), AMBER, rgb("FFE3AE"))
BAD_TONE = Tone(rgb("4A2630"), RED, rgb("FFD9DC"))
DANGER = Gradient(rgb("F0525F"), rgb("D42A3C"))
DANGER_LINE: Colour = rgb("FF98A2")
DANGER_HOVER: Colour = rgb("FF6B77")
DANGER_PRESSED: Colour = rgb("BC2233")
