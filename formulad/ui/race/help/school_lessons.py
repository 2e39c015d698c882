"""Help of the school: how its lessons go, and what its puzzles ask and tell."""

from __future__ import annotations

from formulad.kernel.sentence import say
from formulad.ui.race.help import lesson_pictures
from formulad.ui.shell.help.lesson_steps import Step

SCHOOL_STEPS = (
    Step(
        say("Lessons"),
        say(
            "A coach tells what matters, points at it and asks for something on the real board. "
            "A wrong answer is played and taken back. Leave, skip and repeat as you like."
        ),
        lesson_pictures.overshoot,
    ),
    Step(
        say("What is written"),
        say(
            "The dice of a lesson fall as it wants them. Whoever finds another good way drives on "
            "by dice of his own; “Show me” does what the lesson has in mind."
        ),
        lesson_pictures.flag,
    ),
    Step(
        say("One decision"),
        say(
            "You come upon a race under way and choose a gear, or the cell to end on. Only what "
            "is quickest to the flag is right; points that are left there are worth nothing."
        ),
        lesson_pictures.gear,
    ),
    Step(
        say("Turns lost"),
        say(
            "What an answer costs is counted in turns, on average over all dice to come. It is "
            "exact: nobody is near, the road is dry, and there is no pit stop."
        ),
        lesson_pictures.dice,
    ),
    Step(
        say("Two tries"),
        say(
            "The first wrong answer shows which dice punish it, not what is right. After the "
            "second you see what every answer comes to. Nothing is lost by it."
        ),
        lesson_pictures.places,
    ),
    Step(
        say("What was missed comes back"),
        say(
            "A puzzle that was not right at once, or was skipped, is asked again after 5 others, "
            "then after 20 and 60 more. Stars tell how easily it is missed."
        ),
        lesson_pictures.corner,
    ),
)
