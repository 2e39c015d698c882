"""First race: who drives in it, and its five hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.grades import EASIEST
from formulad.kernel.sentence import say
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.ui.race.lessons.hint_pictures import (
    draw_corner_sign,
    draw_flag,
    draw_gear_dice,
    draw_places,
    draw_points,
)
from formulad.ui.shell.coach.hint import Hint

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.ui.race.model.shown_moment import Moment

PRESET, TRACK = "beginner", "monaco"
_NAMES = ((1, "Ana"), (3, "Chiyo"), (5, "Elsa"))
PERSON = _NAMES[0][1]
"""How somebody is called who has not said so."""
_CORNER_ROUND, _WEAR_ROUND = 2, 4
"""From which round on it is time for these, if nothing brings them up before."""
_LAST_SHARE = 0.8
"""How much of the way lies behind a car that is about to see the flag."""


def first_race(options: Options, name: str = "") -> RaceSetup:
    """Return the race of one person and two easy drivers."""
    (number, usual), *others = _NAMES
    person = Entrant(name or usual, number)
    drivers = (Entrant(other, car, EASIEST) for car, other in others)
    return RaceSetup(TRACK, (person, *drivers), options)


def _is_time_for_corner(moment: Moment) -> bool:
    return moment.is_gear and moment.state.round >= _CORNER_ROUND


def _is_time_for_wear(moment: Moment) -> bool:
    """Return whether points were lost, or some rounds have gone by without a loss."""
    car = moment.state.cars[moment.seat]
    full = moment.game.setting.entries[moment.seat].wear
    has_lost = sum(car.wear.points) < sum(full.points)
    return moment.is_gear and (has_lost or moment.state.round >= _WEAR_ROUND)


def _is_time_for_flag(moment: Moment) -> bool:
    """Return whether the last stretch begins."""
    track, cell = moment.game.track, moment.state.cars[moment.seat].cell
    sector = track.places[cell].sector
    return moment.is_gear and sector >= _LAST_SHARE * (len(track.sectors) - 1)


FIRST_RACE: tuple[Hint[Moment], ...] = (
    Hint(
        "gear",
        say("A gear is a die"),
        say(
            "Choose a gear, and its die is rolled: so many cells you drive. Low gears are short "
            "and safe, high gears are long. You may shift up by one gear a turn."
        ),
        draw_gear_dice,
        lambda moment: moment.is_gear,
        about="lever",
    ),
    Hint(
        "place",
        say("Reach and cost"),
        say(
            "The blue car is yours. The cells it can stop on are lit: green costs nothing, striped "
            "orange costs points, and a red cross means: stay away."
        ),
        draw_places,
        lambda moment: moment.is_path,
        about="choices",
    ),
    Hint(
        "corner",
        say("Stop in the corners"),
        say(
            "The figure on the yellow sign says how many turns have to end inside the corner. "
            "Drive on too early, and it costs points for every cell beyond."
        ),
        draw_corner_sign,
        _is_time_for_corner,
        about="corner",
    ),
    Hint(
        "wear",
        say("Your points"),
        say(
            "Braking and overshooting cost points of your car. Without any left you are out, so "
            "spend them where they win something."
        ),
        draw_points,
        _is_time_for_wear,
        about="pools",
    ),
    Hint(
        "flag",
        say("The flag"),
        say("The finish is near. Across the line nothing has to be saved: spend what is left!"),
        draw_flag,
        _is_time_for_flag,
    ),
)
