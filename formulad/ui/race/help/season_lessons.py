"""Lesson of seasons: races that count together, in six steps."""

from __future__ import annotations

from formulad.kernel.sentence import say
from formulad.ui.race.help import season_pictures
from formulad.ui.shell.help.lesson_steps import Step

SEASON_STEPS = (
    Step(
        say("Races that count together"),
        say(
            "Every race gives points for its places; whoever has most of them after the last "
            "one wins. Who goes out of a race scores nothing."
        ),
        season_pictures.points,
    ),
    Step(
        say("Agree on it, or just begin"),
        say(
            "Drivers, calendar, points and rules all have usual values. Once it runs, only the "
            "title and races to come can be changed."
        ),
        season_pictures.calendar,
    ),
    Step(
        say("Damage stays on the cars"),
        say(
            "Unless agreed otherwise, what is worn stays worn until the next race. Tyres are "
            "new, and every part starts with at least one point."
        ),
        season_pictures.damage,
    ),
    Step(
        say("Mend in the garage"),
        say(
            "Between two races repair points mend wear points: the further back you are, the "
            "more you get. A few can be kept for later."
        ),
        season_pictures.repairs,
    ),
    Step(
        say("What does not count"),
        say(
            "If only the best results count, the others stand in brackets. At equal points more "
            "wins are ahead, then more second places."
        ),
        season_pictures.dropped,
    ),
    Step(
        say("A race you leave"),
        say(
            "Go on with it whenever you like, drive it again, or let it count as it stands: for "
            "half of the points if the leader was still far from home."
        ),
        season_pictures.left_race,
    ),
)
