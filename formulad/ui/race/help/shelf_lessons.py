"""Lesson of the shelf: who is counted, what is reached, what is given and taken, in four steps."""

from __future__ import annotations

from formulad.kernel.sentence import say
from formulad.ui.race.help import lesson_pictures
from formulad.ui.shell.help.lesson_steps import Step

SHELF_STEPS = (
    Step(
        say("Profiles"),
        say(
            "Whoever has a profile is known by name: choose it in the line-up of a game. It is a "
            "file of this machine that can be read, moved and deleted. Guests leave no trace."
        ),
        lesson_pictures.gear,
    ),
    Step(
        say("What is counted"),
        say(
            "Figures, records and stamps come from the records of games that are over. Games with "
            "dice of your own, with dice taken back, or that began in the middle stay apart."
        ),
        lesson_pictures.dice,
    ),
    Step(
        say("Going on from a moment"),
        say(
            "While you see a game again, a button leads on from that moment: a new game with "
            "whom you like and new dice, or the same. The old record stays as it is."
        ),
        lesson_pictures.places,
    ),
    Step(
        say("Give and take"),
        say(
            "Games, moments, rules, drivers, seasons and puzzles go to others as a text or a file. "
            "What comes in is looked at first; nothing is written before you keep it."
        ),
        lesson_pictures.corner,
    ),
)
