"""What players learn in a few minutes: the game in ten steps, all its rules, street races."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.scenes.help import pictures, street_pictures

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to know."""

    title: str
    text: str
    draw: Callable[[Canvas, float, float], None]
    """Draws its picture around a place."""


THE_GAME = (
    Step(
        "Off the grid",
        "Everybody rolls the black die once for the grid and once for the start: a 1 stalls the "
        "engine for a round, from 17 on the car leaps four cells ahead.",
        pictures.start,
    ),
    Step(
        "Choose a gear",
        "Drivers take turns, the leader first. Going up it is one gear at a time; the same gear "
        "or one down costs nothing.",
        pictures.gear,
    ),
    Step(
        "Roll its die",
        "Every gear has a die of its own: it tells how many cells you drive. The lever shows the "
        "least and the most.",
        pictures.dice,
    ),
    Step(
        "Choose where to stop",
        "The cells you can reach light up and tell what they cost. On a straight you change lane "
        "diagonally, in a corner you follow the arrows.",
        pictures.places,
    ),
    Step(
        "Stop in the corners",
        "The yellow number tells how many of your turns have to end inside the corner. Green and "
        "red count the cells of the longest and the shortest way through.",
        pictures.corner,
    ),
    Step(
        "Leave too early, and pay",
        "With one stop missing every cell beyond the corner costs a point. With two missing you "
        "are out at once.",
        pictures.overshoot,
    ),
    Step(
        "Eighteen points",
        "Your car has 18 points, and every mistake costs some. When the last one goes, you are "
        "out of the race.",
        pictures.points,
    ),
    Step(
        "Too fast?",
        "Each cell you brake costs a point, also when the cars ahead close the road. So does each "
        "gear you skip on the way down.",
        pictures.too_fast,
    ),
    Step(
        "Contact and engines",
        "End beside another car or right behind it, and the black die falls: 1 to 4 costs a "
        "point. A 20 in fifth or a 30 in sixth tests all fast engines the same way.",
        pictures.contact,
    ),
    Step(
        "First across the line",
        "Who first drives all the laps wins. Nothing is engaged before you confirm it, and the "
        "race engineer shows what every gear risks.",
        pictures.flag,
    ),
)
"""What a beginner has to know."""

ALL_RULES = (
    Step(
        "Six pools of points",
        "Tyres, brakes, gearbox, body, engine and handling each have points of their own. "
        "Without a point for body, engine or handling you are out.",
        pictures.pools,
    ),
    Step(
        "Skipping gears",
        "One gear left out on the way down costs the gearbox a point, two cost a brake point as "
        "well, three an engine point on top. Sixth to first cannot be done.",
        pictures.skipping,
    ),
    Step(
        "Tyres pay, and spin",
        "A cell too far beyond a corner costs a tyre point. The last one spins the car: it goes on "
        "in first gear. What you cannot pay puts you out.",
        pictures.spin,
    ),
    Step(
        "A closed road",
        "Stopped by cars with cells to go, you pay up to three in brakes, three more in tyres as "
        "well. From seven on you are out.",
        pictures.closed_road,
    ),
    Step(
        "Debris",
        "A lost point of body or engine leaves parts on the road. Driving over them is a roll of "
        "the black die: 1 to 4 costs handling. You may drive round them.",
        pictures.debris,
    ),
    Step(
        "Slipstream",
        "Stop right behind a car, both in fourth or higher and you no slower, and you may drive "
        "three cells more. Into a corner that costs a brake point.",
        pictures.slipstream,
    ),
    Step(
        "The pit stop",
        "Before the last lap the pit lane is open. Your box gives all tyre points back. Roll 1 to "
        "10 and you leave at once, by half the roll; else you wait for your next turn.",
        pictures.pit_stop,
    ),
    Step(
        "Weather",
        "Where it is played, the black die brings sun, rain or a sky that may change. In the rain "
        "contact and debris are worse, and engines a little safer.",
        pictures.weather,
    ),
    Step(
        "Hard, soft, wet",
        "New soft tyres carry a cell farther, but pay double. In the rain every tyre slides on "
        "through corners: three cells, or one on wet tyres.",
        pictures.tyres,
    ),
    Step(
        "Before the race",
        "Timed laps, alone and against the clock, may decide the grid. You may share out the "
        "twenty points of your car yourself, and race in teams of two.",
        pictures.before_the_race,
    ),
)
"""What the complete rules and their modules add."""

STREET_RACES = (
    Step(
        "Ten drivers",
        "In street cars everybody plays one of ten drivers. Each has points of his own for the "
        "six parts, and a gift: something that no other can.",
        street_pictures.drivers,
    ),
    Step(
        "Nitro",
        "Once a lap, after the roll, the nitro takes you as many cells further as your gear has "
        "for a number. You drive them all: brakes save none of them.",
        street_pictures.nitro,
    ),
    Step(
        "Gifts on the way",
        "Passing Li-Tsu on a straight costs a cell. Jack drifts in corners, a cell more or less "
        "for a tyre point. Montoya's nitro may go three cells further.",
        street_pictures.on_the_way,
    ),
    Step(
        "Gifts for the others",
        "Stanley throws his radio at a car beside him, once a race. Temana may leave debris on "
        "the cell he leaves, once a lap. The rule book tells of all ten.",
        street_pictures.at_the_end,
    ),
    Step(
        "Under the windows",
        "End a move on a cell below the windows, and the black die tells whether they hit: 16 to "
        "18 a tyre, 19 the body, 20 the engine. Driving through is safe.",
        street_pictures.gunfire,
    ),
    Step(
        "The Zone",
        "Its black cells are debris from the first lap on. Find the way between them, or roll as "
        "over any other debris.",
        street_pictures.zone,
    ),
    Step(
        "The police line",
        "Ten times your die is your speed at the line. When all have passed, the quickest of the "
        "lap gets two points back. Nitro does not count.",
        street_pictures.police,
    ),
    Step(
        "The tunnel",
        "From its mouth to its far end is one cell, in the same lane, however long it looks. "
        "Slipstream and contact reach through it.",
        street_pictures.tunnel,
    ),
    Step(
        "The checkpoint",
        "Each new lap but the one from the grid gives all tyre points back, and two points for "
        "other parts. The last line repairs nothing.",
        street_pictures.checkpoint,
    ),
    Step(
        "What there is not",
        "Street cars make no pit stops and drive on hard tyres. Play with the weather: on a wet "
        "road they slide three cells through corners.",
        street_pictures.without,
    ),
)
"""What races in the streets of a city add."""
