"""Lessons of a few minutes: the game in ten steps, all its rules, street races."""

from __future__ import annotations

from formulad.kernel.sentence import say
from formulad.ui.race.help import lesson_pictures, street_pictures
from formulad.ui.shell.help.lesson_steps import Step

THE_GAME = (
    Step(
        say("Off the grid"),
        say(
            "Everybody rolls the black die once for the grid and once for the start: a 1 stalls "
            "the engine for a round, from 17 on the car leaps four cells ahead."
        ),
        lesson_pictures.start,
    ),
    Step(
        say("Choose a gear"),
        say(
            "Drivers take turns, the leader first. Going up it is one gear at a time; the same "
            "gear or one down costs nothing."
        ),
        lesson_pictures.gear,
    ),
    Step(
        say("Roll its die"),
        say(
            "Every gear has a die of its own: it tells how many cells you drive. The lever shows "
            "the least and the most."
        ),
        lesson_pictures.dice,
    ),
    Step(
        say("Choose where to stop"),
        say(
            "The cells you can reach light up and tell what they cost. On a straight you change "
            "lane diagonally, in a corner you follow the arrows."
        ),
        lesson_pictures.places,
    ),
    Step(
        say("Stop in the corners"),
        say(
            "The yellow number tells how many of your turns have to end inside the corner. Green "
            "and red count the cells of the longest and the shortest way through."
        ),
        lesson_pictures.corner,
    ),
    Step(
        say("Leave too early, and pay"),
        say(
            "With one stop missing every cell beyond the corner costs a point. With two missing "
            "you are out at once."
        ),
        lesson_pictures.overshoot,
    ),
    Step(
        say("Eighteen points"),
        say(
            "Your car has 18 points, and every mistake costs some. When the last one goes, you are "
            "out of the race."
        ),
        lesson_pictures.points,
    ),
    Step(
        say("Too fast?"),
        say(
            "Each cell you brake costs a point, also when the cars ahead close the road. So does "
            "each gear you skip on the way down."
        ),
        lesson_pictures.too_fast,
    ),
    Step(
        say("Contact and engines"),
        say(
            "End beside another car or right behind it, and the black die falls: 1 to 4 costs a "
            "point. A 20 in fifth or a 30 in sixth tests all fast engines the same way."
        ),
        lesson_pictures.contact,
    ),
    Step(
        say("First across the line"),
        say(
            "Who first drives all the laps wins. The race engineer knows how many turns each gear "
            "and each place still needs, and tells you always, when you ask, or never."
        ),
        lesson_pictures.flag,
    ),
)
"""What a beginner has to know."""

ALL_RULES = (
    Step(
        say("Six pools of points"),
        say(
            "Tyres, brakes, gearbox, body, engine and handling each have points of their own. "
            "Without a point for body, engine or handling you are out."
        ),
        lesson_pictures.pools,
    ),
    Step(
        say("Skipping gears"),
        say(
            "One gear left out on the way down costs the gearbox a point, two cost a brake point "
            "as well, three an engine point on top. Sixth to first cannot be done."
        ),
        lesson_pictures.skipping,
    ),
    Step(
        say("Tyres pay, and spin"),
        say(
            "A cell too far beyond a corner costs a tyre point. The last one spins the car: it "
            "goes on in first gear. What you cannot pay puts you out."
        ),
        lesson_pictures.spin,
    ),
    Step(
        say("A closed road"),
        say(
            "Stopped by cars with cells to go, you pay up to three in brakes, three more in tyres "
            "as well. From seven on you are out."
        ),
        lesson_pictures.closed_road,
    ),
    Step(
        say("Debris"),
        say(
            "A lost point of body or engine leaves parts on the road. Driving over them is a roll "
            "of the black die: 1 to 4 costs handling. You may drive round them."
        ),
        lesson_pictures.debris,
    ),
    Step(
        say("Slipstream"),
        say(
            "Stop right behind a car, both in fourth or higher and you no slower, and you may "
            "drive three cells more. Into a corner that costs a brake point."
        ),
        lesson_pictures.slipstream,
    ),
    Step(
        say("The pit stop"),
        say(
            "Before the last lap the pit lane is open. Your box gives all tyre points back. Roll 1 "
            "to 10 and you leave at once, by half the roll; else you wait for your next turn."
        ),
        lesson_pictures.pit_stop,
    ),
    Step(
        say("Weather"),
        say(
            "Where it is played, the black die brings sun, rain or a sky that may change. In the "
            "rain contact and debris are worse, and engines a little safer."
        ),
        lesson_pictures.weather,
    ),
    Step(
        say("Hard, soft, wet"),
        say(
            "New soft tyres carry a cell farther, but pay double. In the rain every tyre slides on "
            "through corners: three cells, or one on wet tyres."
        ),
        lesson_pictures.tyres,
    ),
    Step(
        say("Before the race"),
        say(
            "Timed laps, alone and against the clock, may decide the grid. You may share out the "
            "twenty points of your car yourself, and race in teams of two."
        ),
        lesson_pictures.before_the_race,
    ),
)
"""What the complete rules and their modules add."""

STREET_RACES = (
    Step(
        say("Ten drivers"),
        say(
            "In street cars everybody plays one of ten drivers. Each has points of their own for "
            "the six parts, and a gift: something that no other can."
        ),
        street_pictures.drivers,
    ),
    Step(
        say("Nitro"),
        say(
            "Once a lap, after the roll, the nitro takes you as many cells further as your gear "
            "has for a number. You drive them all: brakes save none of them."
        ),
        street_pictures.nitro,
    ),
    Step(
        say("Gifts on the way"),
        say(
            "Passing Li-Tsu on a straight costs a cell. Jack drifts in corners, a cell more or "
            "less for a tyre point. Montoya's nitro may go three cells further."
        ),
        street_pictures.on_the_way,
    ),
    Step(
        say("Gifts for the others"),
        say(
            "Stanley throws his radio at a car beside him, once a race. Temana may leave debris on "
            "the cell he leaves, once a lap. The rule book tells of all ten."
        ),
        street_pictures.at_the_end,
    ),
    Step(
        say("Under the windows"),
        say(
            "End a move on a cell below the windows, and the black die tells whether they hit: 16 "
            "to 18 a tyre, 19 the body, 20 the engine. Driving through is safe."
        ),
        street_pictures.gunfire,
    ),
    Step(
        say("The Zone"),
        say(
            "Its black cells are debris from the first lap on. Find the way between them, or roll "
            "as over any other debris."
        ),
        street_pictures.zone,
    ),
    Step(
        say("The police line"),
        say(
            "Ten times your die is your speed at the line. When all have passed, the quickest of "
            "the lap gets two points back. Nitro does not count."
        ),
        street_pictures.police,
    ),
    Step(
        say("The tunnel"),
        say(
            "From its mouth to its far end is one cell, in the same lane, however long it looks. "
            "Slipstream and contact reach through it."
        ),
        street_pictures.tunnel,
    ),
    Step(
        say("The checkpoint"),
        say(
            "Each new lap but the one from the grid gives all tyre points back, and two points for "
            "other parts. The last line repairs nothing."
        ),
        street_pictures.checkpoint,
    ),
    Step(
        say("What there is not"),
        say(
            "Street cars make no pit stops and drive on hard tyres. Play with the weather: on a "
            "wet road they slide three cells through corners."
        ),
        street_pictures.without,
    ),
)
"""What races in the streets of a city add."""
