"""Grade words: what computer drivers of each grade are called, and what one has to expect."""

from __future__ import annotations

from formulad.kernel.sentence import say, say_of

GRADES = {
    "learner": say_of("grade", "learner"),
    "rookie": say_of("grade", "rookie"),
    "club": say_of("grade", "club"),
    "regular": say_of("grade", "regular"),
    "pro": say_of("grade", "pro"),
    "champion": say_of("grade", "champion"),
}
"""What computer drivers of each grade are called within a sentence."""
TITLES = {
    "learner": say_of("title of a grade", "Learner"),
    "rookie": say_of("title of a grade", "Rookie"),
    "club": say_of("title of a grade", "Club"),
    "regular": say_of("title of a grade", "Regular"),
    "pro": say_of("title of a grade", "Pro"),
    "champion": say_of("title of a grade", "Champion"),
}
"""The same where it stands alone."""
MEANINGS = {
    "learner": say("Learner: easy to beat, for children and a first race"),
    "rookie": say("Rookie: knows the road, and is often in too high a gear"),
    "club": say("Club: a fair match for most evenings"),
    "regular": say("Regular: steady, and seldom wrong by much"),
    "pro": say("Pro: wastes next to nothing; you need a plan and some luck"),
    "champion": say("Champion: the best there is, traffic weighed and all"),
}
"""What one has to expect of a grade."""


def title_of(grade: str) -> str:
    """Return what a grade is called where it stands alone."""
    return TITLES.get(grade, grade.capitalize())
