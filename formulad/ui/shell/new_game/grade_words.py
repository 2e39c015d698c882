"""Words for the grades of computers that play usual games."""

from __future__ import annotations

from formulad.kernel.sentence import say, say_of

TITLES = {
    "easy": say_of("grade of a computer", "Easy"),
    "normal": say_of("grade of a computer", "Normal"),
    "hard": say_of("grade of a computer", "Hard"),
}
MEANINGS = {
    "easy": say("Plays what comes to hand, and helps rivals as often as itself"),
    "normal": say("Weighs each play for itself, and takes the best"),
    "hard": say("Plans ahead, keeps an eye on the leader, and forgives nothing"),
}


def title_of(grade: str) -> str:
    """Return what a grade is called."""
    return TITLES.get(grade, grade.capitalize())
