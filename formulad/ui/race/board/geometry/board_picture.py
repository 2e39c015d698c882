"""Board picture: what a board shows at a moment, decided by the scene, drawn by the board."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen, replace
from formulad.ui.toolkit.theme import PLAIN_TONE, Tone

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Point
    from formulad.ui.toolkit.theme import Outcome


class Spot(Frozen):
    """A place on the map and a direction, for a car between cells or in the pits."""

    at: Point
    heading: float
    """In radians, clockwise on the screen, 0 to the right."""
    seen: float = 1.0
    """How much of it is seen: nothing in a tunnel."""


Where: TypeAlias = "CellId | Spot"


class CarOnBoard(Frozen):
    """A car to draw."""

    number: int
    where: Where
    name: str = ""
    """The driver's code; it is shown beside the current car."""
    stops: tuple[int, int] | None = None
    """Stops made and needed, for a car in a corner."""
    current: bool = False
    spun: bool = False
    """It stands the wrong way round."""
    is_wreck: bool = False
    """It is out, and still stands in the way."""
    is_gt: bool = False
    """Whether it is a GT car; its head lights shine where it is night."""
    swung: float = 0.0
    """How far it is turned from where its nose points, in degrees, while that is seen."""
    pushed: Point = (0.0, 0.0)
    """How far it is pushed aside for a moment, in units."""
    is_grey: bool = False
    """Whether it has lost its colours: it is out."""


class ReachCell(Frozen):
    """A cell the car may come to, and what that would mean."""

    cell: CellId
    outcome: Outcome
    label: str = ""
    """The numbers of the die that lead there, such as `11-13`; empty for the outcome's icon."""
    is_avoidable: bool = False
    """Whether each of these numbers also leads to a better place."""


class Choice(Frozen):
    """A cell the player can choose to stop on."""

    cell: CellId
    outcome: Outcome
    letter: str = ""
    """What a player types for it."""
    label: str = ""
    """What it costs, such as `−3`; it is written on cells without a letter. Cells without either
    wear the icon of their outcome, or a dot."""
    touches: bool = False
    """Whether other cars stand beside it, which may cost a point."""
    is_quiet: bool = False
    """Whether it is one of the many that hardly anybody wants."""
    opens: bool = False
    """Whether the car would stand in the wake of another there, and may go on."""


class Light(Frozen):
    """A cell that is lit up."""

    cell: CellId
    outcome: Outcome
    is_faint: bool = False
    """Whether hardly anybody wants to go there."""


class Glow(Frozen):
    """The light on a board while some of it comes or goes, each with how much of it is seen."""

    lights: tuple[tuple[Light, float], ...]
    hovers: tuple[tuple[CellId, float], ...]
    """Cells that the pointer is on, or was."""
    is_whole: bool = False
    """Whether all lights are there: only then figures are read on them."""


class Chip(Frozen):
    """A few words with an icon."""

    text: str
    icon: str = ""
    tone: Tone = PLAIN_TONE
    rule: str = ""
    """The rule it comes from, which can be looked up."""


class Note(Frozen):
    """What there is to know of a cell, written beside the road with a line to it."""

    cell: CellId
    chips: tuple[Chip, ...]


class EffectKind(Enum):
    """What can be seen to happen on a board for a moment: each has an icon for when it is still."""

    NITRO = ("nitro", auto())
    """Flames behind a car."""
    STREAK = ("nitro", auto())
    """The glow that they leave on its way."""
    SKID = ("drift", auto())
    """Marks of tyres on the road."""
    CHARM = ("heart", auto())
    """A rival that turns a head."""
    AIM = ("shot", auto())
    """A car that is aimed at."""
    SHOT = ("shot", auto())
    """A shot from a window."""
    RADIO = ("radio", auto())
    """A radio on its way from car to car."""
    DEBRIS = ("debris", auto())
    """Parts that fall on a cell."""
    RADAR = ("police", auto())
    """A car that is measured."""
    PRIZE = ("trophy", auto())
    """The quickest past the police."""
    CHECKPOINT = ("checkpoint", auto())
    """A car under the gantry."""
    REPAIR = ("plus", auto())
    """Points that a car gets back."""
    LIGHTS = ("flag", auto())
    """The lights of the start above the grid."""
    SMOKE = ("brake", auto())
    """Tyres that lock, with the marks they leave."""
    CONTACT = ("contact", auto())
    """Two cars that touch."""
    SPIN = ("spin", auto())
    """A car that turns about itself."""
    WRECK = ("cross", auto())
    """A car that is out."""
    WAKE = ("slip", auto())
    """A car that is drawn along behind another."""
    FLAG = ("flag", auto())
    """The flag for a car that has come to the end."""
    LEAD = ("trophy", auto())
    """A car that leads from now on."""

    def __init__(self, icon: str, number: int) -> None:
        self.icon = icon
        self.number = number


class Effect(Frozen):
    """Something that happens on the board, so far as it has come."""

    kind: EffectKind
    at: Where
    """Where it happens: the car it is about, or the cell."""
    share: float = 1.0
    """How much of it is over, from 0 to 1."""
    other: Where | None = None
    """The second car of two."""
    cells: tuple[CellId, ...] = ()
    """The way it leaves its marks on."""
    text: str = ""
    """A word or number to read."""
    gains: tuple[tuple[str, str], ...] = ()
    """Points that rise from a car: the icon of the part, and how many: `+2`."""
    is_hit: bool = True
    """Whether a shot hits, or a flag is that of the winner."""
    is_still: bool = False
    """Whether nothing moves: only its icon is seen."""


class BoardPicture(Frozen):
    """Everything that changes on a board."""

    cars: tuple[CarOnBoard, ...] = ()
    reach: tuple[ReachCell, ...] = ()
    choices: tuple[Choice, ...] = ()
    path: tuple[CellId, ...] = ()
    """The way to show, from the cell of the car to the last."""
    chosen: CellId | None = None
    """The cell that a confirmation would take."""
    hover: CellId | None = None
    debris: frozenset[CellId] = frozenset()
    """Where lost parts lie."""
    wetness: float = 0.0
    """How much of the rain and of its water on the road is seen, while they come and go."""
    notes: tuple[Note, ...] = ()
    notes_seen: float = 1.0
    """How much of them is seen, as they come."""
    effects: tuple[Effect, ...] = ()
    """What happens on it just now."""
    signs: bool = True
    is_terse: bool = False
    """Whether plates say their name alone: no sentence then stands on the board."""
    best_speed: str = ""
    """What the plate of the police line tells of the best speed: `best: 160 km/h, Dev`."""
    has_checkpoint: bool = True
    """Whether the line of a city gives points back, and has a plate that says so."""
    glow: Glow | None = None
    """Its light, while some of that comes and goes; None if it is just what is named here."""

    @property
    def driving(self) -> tuple[CarOnBoard, ...]:
        """The cars that are on their way between cells."""
        return tuple(car for car in self.cars if isinstance(car.where, Spot))

    @property
    def standing(self) -> BoardPicture:
        """The picture without those cars."""
        standing = (car for car in self.cars if not isinstance(car.where, Spot))
        return replace(self, cars=tuple(standing))


def lights_of(picture: BoardPicture) -> tuple[Light, ...]:
    """Return the cells that are lit up: those in reach, and those to choose."""
    return (
        *(Light(item.cell, item.outcome, item.is_avoidable) for item in picture.reach),
        *(Light(choice.cell, choice.outcome, choice.is_quiet) for choice in picture.choices),
    )


def glow_of(picture: BoardPicture) -> Glow:
    """Return the light on a board: that which comes and goes, or all of it."""
    if picture.glow is not None:
        return picture.glow
    hovers = () if picture.hover is None else ((picture.hover, 1.0),)
    return Glow(tuple((light, 1.0) for light in lights_of(picture)), hovers, is_whole=True)
