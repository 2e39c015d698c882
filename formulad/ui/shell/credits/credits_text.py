"""Text of the credits: by whom the game is, what it stands on, and under which licences."""

from __future__ import annotations

from formulad import __version__
from formulad.kernel.sentence import say
from formulad.kernel.values import Frozen


class Section(Frozen):
    """A heading, and what stands below it."""

    heading: str
    lines: tuple[str, ...]
    """Paragraphs."""
    table: tuple[tuple[str, str], ...] = ()
    """Names with what is said of each."""


_OFL = say("SIL Open Font License 1.1")

SECTIONS = (
    Section(
        say("This game"),
        (
            say(
                "FormulaD {version}, by its contributors. It is free software under the MIT"
                " licence: anyone may use it, change it and pass it on.",
                version=__version__,
            ),
            say(
                "Every picture of cars, drivers, circuits and dice is drawn by the game itself,"
                " and every sound is made by a program of our own."
            ),
        ),
    ),
    Section(
        say("The games"),
        (
            say("The rules are those of these games. If you like one here, look for the real one."),
            say(
                "This is an unofficial project of players. It uses no artwork and no text of these"
                " games. We have no connection with their authors and publishers, who do not"
                " stand behind it. Names that are theirs remain theirs."
            ),
        ),
        (
            ("Formula D", say("Laurent Lavaur and Eric Randall · Asmodee")),
            ("Formula Motor Racing", say("Reiner Knizia")),
            ("Formula Corsa", say("its author is unknown to our sources")),
            ("Formule Fun", say("the rules of “Racing” by Cesare Mainardi")),
        ),
    ),
    Section(
        say("Letters"),
        (say("The licences lie beside the fonts, in the folder assets/fonts."),),
        (
            ("League Spartan", say("The League of Moveable Type · {licence}", licence=_OFL)),
            ("Inter", say("Rasmus Andersson and others · {licence}", licence=_OFL)),
            ("M PLUS 1", say("Coji Morishita and M+ Fonts · {licence}", licence=_OFL)),
        ),
    ),
    Section(
        say("Libraries"),
        (say("The game stands on free software by many hands:"),),
        (
            ("Python", say("the language · PSF licence")),
            ("pygame-ce and SDL", say("window, input, drawing, sound · LGPL 2.1 and zlib")),
            ("PyYAML", say("settings and drivers as text · MIT")),
            ("msgspec", say("reads them safely · BSD")),
            ("NumPy", say("curves and bands of the boards · BSD")),
            ("platformdirs", say("where your files lie · MIT")),
            ("zstandard", say("packs painted boards · BSD")),
            ("Tiled", say("the map editor in which circuits are drawn · GPL 2")),
        ),
    ),
    Section(
        say("Thanks"),
        (say("To all who throw dice, brake too late, and laugh about it."),),
    ),
)
