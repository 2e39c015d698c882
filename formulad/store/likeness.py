"""Likeness of a street driver, as their file describes it: words for shapes, and colours."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

Ink = Annotated[str, Meta(pattern="^[0-9A-Fa-f]{6}$")]
"""A colour as six figures for red, green and blue, such as `E0452C`."""


class Face(StrEnum):
    """The form of a face."""

    HEART = "heart"
    ROUND = "round"
    LONG = "long"
    SQUARE = "square"
    BROAD = "broad"


class Mouth(StrEnum):
    """What a mouth does."""

    SMILE = "smile"
    GRIN = "grin"
    SMIRK = "smirk"
    STERN = "stern"


class HairStyle(StrEnum):
    """How hair is worn."""

    BALD = "bald"
    SHORT = "short"
    TOUSLED = "tousled"
    SLICK = "slick"
    FLAT_TOP = "flat_top"
    WILD = "wild"
    FRINGE = "fringe"
    PONYTAIL = "ponytail"
    WAVES = "waves"
    LONG_CURLS = "long_curls"


class HatStyle(StrEnum):
    """What is worn on the hair, or in it."""

    CAP = "cap"
    FROG_CAP = "frog_cap"
    BANDANA = "bandana"
    HEADSCARF = "headscarf"
    FLOWER = "flower"


class GlassesStyle(StrEnum):
    """What is worn before the eyes."""

    ROUND = "round"
    SHADES = "shades"
    BUTTERFLY = "butterfly"


class BeardStyle(StrEnum):
    """What grows below the nose."""

    STUBBLE = "stubble"
    MOUSTACHE = "moustache"
    GOATEE = "goatee"
    ANCHOR = "anchor"
    CHIN = "chin"
    FULL = "full"


class EarStyle(StrEnum):
    """What is worn at the ears."""

    DROPS = "drops"
    PEARLS = "pearls"
    HEADPHONES = "headphones"


class ClothesStyle(StrEnum):
    """What is worn at the wheel."""

    BOMBER = "bomber"
    DUNGAREES = "dungarees"
    ELEGANT = "elegant"
    HIGH_COLLAR = "high_collar"
    ISLAND = "island"
    LEATHER = "leather"
    OVERALL = "overall"
    RAINCOAT = "raincoat"
    SUIT = "suit"
    VEST = "vest"


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a portrait as it is written."""


class Hair(_Part, frozen=True):
    """The hair of a driver."""

    style: HairStyle
    colour: Ink
    light: Ink | None = None
    """Where light falls on it, or of its dyed strands; a shade of its colour without a word."""


class Hat(_Part, frozen=True):
    """The hat of a driver, or what stands in for it."""

    style: HatStyle
    colour: Ink
    trim: Ink | None = None


class Glasses(_Part, frozen=True):
    """The glasses of a driver."""

    style: GlassesStyle
    colour: Ink
    light: Ink | None = None
    """Of a reflection in dark ones."""


class Beard(_Part, frozen=True):
    """The beard of a driver."""

    style: BeardStyle
    colour: Ink


class Ears(_Part, frozen=True):
    """What a driver wears at the ears."""

    style: EarStyle
    colour: Ink


class Clothes(_Part, frozen=True):
    """The clothes of a driver."""

    style: ClothesStyle
    colour: Ink
    trim: Ink


class Likeness(_Part, frozen=True):
    """A portrait in words."""

    ground: Ink
    """Behind the driver."""
    skin: Ink
    face: Face
    hair: Hair
    clothes: Clothes
    mouth: Mouth = Mouth.SMILE
    hat: Hat | None = None
    glasses: Glasses | None = None
    beard: Beard | None = None
    ears: Ears | None = None
    lips: Ink | None = None
    freckles: bool = False


SHAPES: dict[str, type[StrEnum]] = {
    "face": Face,
    "mouth": Mouth,
    "hair.style": HairStyle,
    "hat.style": HatStyle,
    "glasses.style": GlassesStyle,
    "beard.style": BeardStyle,
    "ears.style": EarStyle,
    "clothes.style": ClothesStyle,
}
"""The words for shapes, by where they stand in a portrait."""
COLOURS = frozenset({"ground", "skin", "lips", "colour", "light", "trim"})
"""The entries of a portrait that are colours."""
