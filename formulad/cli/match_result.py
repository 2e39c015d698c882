"""Result of a match: for programs, and in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.ai.match.sequential_test import LIMIT, Verdict
from formulad.kernel.sentence import counted, joined, say

if TYPE_CHECKING:
    from formulad.ai.match.estimate import Estimate
    from formulad.cli.course import Course
    from formulad.games.effort import Effort
    from formulad.kernel.sentence import Sentence


def as_json(course: Course, effort: Effort) -> dict[str, Any]:
    """Return what a match has come to as plain values."""
    found, test = course.tally.estimate, course.test
    low, high = _ends(found) or (None, None)
    return {
        "score": {
            "mean": round(found.mean, 4),
            "low": None if low is None else round(low, 4),
            "high": None if high is None else round(high, 4),
        },
        "races": course.races,
        "verdict": course.verdict.value,
        "bounds": [test.low, test.high],
        "evidence": round(course.evidence, 3),
        "limit": round(LIMIT, 3),
        "luck_share": round(course.tally.luck_share, 4) if course.tally.is_lucky else None,
        "seconds": round(effort.seconds, 3),
        "processor_seconds": round(effort.processor, 3),
        "races_per_second": round(effort.a_second(course.races), 2),
    }


def in_sentences(a: str, b: str, course: Course) -> Sentence:
    """Return what a match has come to for people: the answer, how sure it is, and by what test."""
    told = [_answer(a, b, course), _share(a, b, course), _test(course)]
    if course.tally.is_lucky:
        told.append(_luck(course))
    return joined("\n", told)


def _answer(a: str, b: str, course: Course) -> Sentence:
    high = course.tally.estimate.high
    match course.verdict:
        case Verdict.BETTER:
            return say("{a} is better than {b}.", a=a, b=b)
        case Verdict.NOT_BETTER if high is not None and high < course.test.low:
            return say("{a} is worse than {b}.", a=a, b=b)
        case Verdict.NOT_BETTER:
            return say("{a} is not better than {b}.", a=a, b=b)
        case Verdict.UNDECIDED:
            return say("Too few races to say whether {a} is better than {b}.", a=a, b=b)


def _share(a: str, b: str, course: Course) -> Sentence:
    """Return in how many of the pairs, one car of each, the first is ahead."""
    found = course.tally.estimate
    races = counted(course.races, "{n} race", "{n} races")
    if not (ends := _ends(found)):
        return say(
            "{a} is ahead of {b} in {share} % of all pairs, in {races}.",
            a=a,
            b=b,
            share=_percent(found.mean),
            races=races,
        )
    return say(
        "{a} is ahead of {b} in {share} % of all pairs ({low} to {high} %), in {races}.",
        a=a,
        b=b,
        share=_percent(found.mean),
        low=_percent(ends[0]),
        high=_percent(ends[1]),
        races=races,
    )


def _test(course: Course) -> Sentence:
    """Return by which test it was settled, and on what it relies."""
    return say(
        "Tested: {low} % against {high} %, either answer wrong once in twenty; scores are taken for"
        " normal, with the spread that was measured.",
        low=_percent(course.test.low),
        high=_percent(course.test.high),
    )


def _luck(course: Course) -> Sentence:
    """Return what it helped to take the luck out."""
    share = course.tally.luck_share
    return say(
        "Luck made {share} % of the spread, and was taken out: {times} times fewer races.",
        share=_percent(share),
        times=f"{1 / max(1 - share, 1e-3):.1f}",
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _ends(found: Estimate) -> tuple[float, float] | None:
    """Return the ends of the interval: a share is neither less than nothing nor more than all."""
    if found.low is None or found.high is None:
        return None
    return max(0.0, found.low), min(1.0, found.high)
