"""The colours a board is painted in, by the theme of its map."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.tiled.circuit import Theme
from formulad.ui.toolkit.colour import WHITE, Colour, Gradient, luminance, mix, rgb
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import KERB, STREET_KERB

if TYPE_CHECKING:
    from collections.abc import Mapping


def tint(colour: Colour, strength: float) -> Colour:
    """Return what the ground is multiplied with to look shaded by a colour."""
    return mix(WHITE, colour, strength)


def readable_on(colour: Colour) -> Colour:
    """Return the lettering that shows best on a colour: white or ink."""
    return INK if luminance(colour) > 0.22 else WHITE


@frozen
class BoardColours:
    """Everything on a board has its colour here."""

    land: Gradient
    hills: tuple[Colour, ...]
    """From the foot of a hill to its top."""
    water: Gradient
    foam: Colour
    beach: Colour
    quay: Colour
    quay_line: Colour
    park: Colour
    plaza: Colour
    street: Colour
    roofs: tuple[Colour, ...]
    basin: Colour
    """A swimming pool on a roof or in a garden."""
    leaves: tuple[Colour, ...]
    fronds: tuple[Colour, Colour]
    hulls: tuple[Colour, ...]
    trims: tuple[Colour, ...]
    stand: Colour
    crowd: tuple[Colour, ...]
    shadow: Colour
    """What the ground is multiplied with in the shade of things."""
    verge: Colour
    verge_edge: Colour
    kerb: tuple[Colour, Colour]
    asphalt: Colour
    corner: Colour
    line: Colour
    """Lane lines and the borders of cells."""
    edge: Colour
    step: Colour
    step_edge: Colour
    arrow: Colour
    figure: Colour
    chequer: tuple[Colour, Colour]
    pit: Colour
    pit_line: Colour
    pit_building: tuple[Colour, Colour]
    pit_wall: tuple[Colour, Colour]
    tunnel: Colour
    """What the road is multiplied with under a roof."""
    portal: tuple[Colour, Colour]
    lamp: Colour
    glow: Colour
    neon: tuple[Colour, ...]


_ASPHALT = rgb("414A5F")
_CORNER = rgb("4C5169")
_NIGHT_ASPHALT = rgb("232334")

DAY_BOARD = BoardColours(
    land=Gradient(rgb("F3DFB6"), rgb("EBCF9B")),
    hills=(rgb("E4CB92"), rgb("CDBE83"), rgb("AFB377"), rgb("8FA36B"), rgb("6F8E62")),
    water=Gradient(rgb("35B3B0"), rgb("0A5A78")),
    foam=WHITE,
    beach=rgb("F8EBCB"),
    quay=rgb("F4E6C6"),
    quay_line=rgb("D9C397"),
    park=rgb("B9C287"),
    plaza=rgb("F1E3C3"),
    street=rgb("DDCBA0"),
    roofs=tuple(
        map(rgb, ["F6E7C9", "F1D9AE", "EBC18F", "E6A679", "DE8E68", "F3CDB0", "F7EBD6", "E9B59A"]),
    ),
    basin=rgb("4FC3D9"),
    leaves=tuple(map(rgb, ["5F8A55", "6E9A5C", "557F58", "7FA763", "4C7552"])),
    fronds=(rgb("4E8A55"), rgb("67A25F")),
    hulls=(WHITE, rgb("FFFDF6"), rgb("FFF8E9"), rgb("F2F6FA")),
    trims=(KERB[0], *map(rgb, ["FFC83D", "2A5FE0", "0F7F8C", "C98A4B", "C98A4B"])),
    stand=rgb("E9EDF2"),
    crowd=tuple(
        map(rgb, ["2A5FE0", "E0452C", "FFC833", "F5F1E8", "5CCBE8", "0F7F8C", "F28C6B", "C9D2E2"])
    ),
    shadow=tint(rgb("6B4A1C"), 0.24),
    verge=rgb("EAD9B4"),
    verge_edge=rgb("D9C291"),
    kerb=KERB,
    asphalt=_ASPHALT,
    corner=_CORNER,
    line=mix(_ASPHALT, WHITE, 0.36),
    edge=WHITE,
    step=rgb("FF3B3B"),
    step_edge=WHITE,
    arrow=mix(_CORNER, WHITE, 0.45),
    figure=rgb("3B2F1B"),
    chequer=(WHITE, rgb("11151F")),
    pit=rgb("5B6377"),
    pit_line=WHITE,
    pit_building=(rgb("F7F0DE"), rgb("D9C9A4")),
    pit_wall=(rgb("F7F3E8"), rgb("2A5FE0")),
    tunnel=tint(rgb("0E1426"), 0.46),
    portal=(rgb("C79E6B"), rgb("F4E2BD")),
    lamp=rgb("FFE2A8"),
    glow=rgb("5C4218"),
    neon=(rgb("E0322F"), rgb("2A5FE0")),
)

STREET_BOARD = replace(
    DAY_BOARD,
    land=Gradient(rgb("15132A"), rgb("0E0D20")),
    hills=tuple(map(rgb, ["19172F", "1D1B35", "211E3B", "252241", "292547"])),
    water=Gradient(rgb("12304A"), rgb("0A1830")),
    foam=rgb("5B8AB0"),
    beach=rgb("221F3A"),
    quay=rgb("2A2743"),
    quay_line=rgb("3A3560"),
    park=rgb("17261F"),
    plaza=rgb("1F1C38"),
    street=rgb("262440"),
    roofs=tuple(map(rgb, ["1C1838", "201B3E", "241E44", "272149", "2A2350"])),
    basin=rgb("1B6F8C"),
    leaves=tuple(map(rgb, ["1D3A2E", "22443A", "1A3328"])),
    fronds=(rgb("1E4034"), rgb("27503F")),
    hulls=(rgb("55537A"), rgb("67658C")),
    trims=tuple(map(rgb, ["8C3C52", "8A6A30", "2B4A8C", "1B6F7C"])),
    stand=rgb("3A3658"),
    shadow=tint(rgb("000000"), 0.45),
    verge=rgb("181728"),
    verge_edge=rgb("2A2340"),
    kerb=STREET_KERB,
    asphalt=_NIGHT_ASPHALT,
    corner=rgb("2E2942"),
    line=mix(_NIGHT_ASPHALT, rgb("B9C4FF"), 0.3),
    edge=rgb("8FF3FF"),
    step=rgb("FF3B57"),
    arrow=mix(rgb("2E2942"), rgb("E6D4B4"), 0.55),
    figure=rgb("FFC56B"),
    pit=rgb("302E48"),
    pit_line=rgb("6E6AA8"),
    pit_building=(rgb("2A2742"), rgb("3A3560")),
    pit_wall=(rgb("7A73B8"), rgb("4B2E83")),
    tunnel=tint(rgb("0C0B18"), 0.6),
    portal=(rgb("3A3560"), rgb("8B5CF6")),
    lamp=rgb("FFC56B"),
    glow=rgb("7A4A1C"),
    neon=tuple(map(rgb, ["FF3D7F", "2DE2FF", "8B5CF6", "B6FF3C"])),
)

_PLAIN, _PLAIN_ASPHALT = rgb("202020"), rgb("000000")
PLAIN_BOARD = replace(
    DAY_BOARD,
    land=Gradient(_PLAIN, _PLAIN),
    verge=_PLAIN,
    verge_edge=_PLAIN,
    kerb=(rgb("FF4B4B"), WHITE),
    asphalt=_PLAIN_ASPHALT,
    corner=rgb("1A1A1A"),
    line=rgb("B4B4B4"),
    arrow=WHITE,
    figure=WHITE,
    chequer=(WHITE, _PLAIN_ASPHALT),
    pit=_PLAIN_ASPHALT,
    pit_building=(rgb("505050"), WHITE),
    pit_wall=(WHITE, WHITE),
    portal=(rgb("505050"), WHITE),
)
"""The road alone, black with white outlines, for those who see contrast best."""

BOARDS: Mapping[Theme, BoardColours] = {
    Theme.DAY: DAY_BOARD,
    Theme.RIVIERA: DAY_BOARD,
    Theme.NIGHT: STREET_BOARD,
    Theme.NEON: STREET_BOARD,
}


def is_night(theme: Theme) -> bool:
    """Return whether a map is drawn by night: a city of lights."""
    return theme in {Theme.NIGHT, Theme.NEON}
