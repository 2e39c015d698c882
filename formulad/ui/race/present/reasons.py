"""Reasons of the engineer: a sentence why a gear or a place is better or worse than another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.engineer.extra_counsel import NEXT_TO_NOTHING
from formulad.kernel.sentence import counted, say
from formulad.race.bills import Verdict
from formulad.ui.race.model.destinations import chosen_place, places_of
from formulad.ui.race.model.next_turn_chips import dead_end_words
from formulad.ui.race.present.boost_presenter import why_boost
from formulad.ui.race.terms.figures import behind
from formulad.ui.race.terms.race_words import ORDINALS

if TYPE_CHECKING:
    from formulad.ai.engineer.engineer import Briefing
    from formulad.ai.engineer.gear_counsel import GearCounsel
    from formulad.ai.engineer.trouble import Trouble
    from formulad.kernel.sentence import Sentence
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.engineer_views import Destination

_LIKELIER = 0.02
"""By so much more often something has to go wrong to be the reason."""
_SHORTER = 0.5
"""So many cells fewer are worth a word."""


def why_gear(counsel: GearCounsel, briefing: Briefing) -> str:
    """Return why a gear is better or worse than the best of the others."""
    best = briefing.best or counsel
    others = [each for each in briefing.gears if each.gear is not best.gear]
    if not others:
        return say("{gear} is the only gear there is", gear=ORDINALS[best.gear])
    if counsel.gear is not best.gear:
        return _behind(counsel, best)
    second = min(others, key=lambda each: each.turns)
    if second.behind < NEXT_TO_NOTHING:
        return _as_good(best, second)
    return say(
        "{gear} is {turns} turns ahead. {other}",
        gear=ORDINALS[best.gear],
        turns=_of(second.behind),
        other=say("{gear}: {reason}", gear=ORDINALS[second.gear], reason=_drawback(second, best)),
    )


def _behind(counsel: GearCounsel, best: GearCounsel) -> str:
    """Return what speaks against a gear that is not the best."""
    if counsel.behind < NEXT_TO_NOTHING:
        return _as_good(counsel, best)
    return say(
        "{gear}: {reason}; {turns} turns behind {best}",
        gear=ORDINALS[counsel.gear],
        reason=_drawback(counsel, best),
        turns=_of(counsel.behind),
        best=ORDINALS[best.gear],
    )


def _of(turns: float) -> str:
    """Return how many turns something is behind, within a sentence."""
    return behind(turns).removeprefix("+")


def _as_good(counsel: GearCounsel, other: GearCounsel) -> Sentence:
    gear, like = ORDINALS[counsel.gear], ORDINALS[other.gear]
    return say("{gear} is as good as {other}", gear=gear, other=like)


def _drawback(worse: GearCounsel, better: GearCounsel) -> Sentence:
    """Return what most of all makes one gear worse than another."""
    for trouble in worse.trouble:
        if worse.chance_of(trouble.verdict) > better.chance_of(trouble.verdict) + _LIKELIER:
            return _of_the_dice(trouble)
    if worse.is_paid and not better.is_paid:
        return say("it costs points to engage")
    if (shorter := better.cells - worse.cells) > _SHORTER:
        return counted(
            round(shorter), "{n} cell shorter on average", "{n} cells shorter on average"
        )
    return say("it leaves you worse placed for the next turn")


def _of_the_dice(trouble: Trouble) -> Sentence:
    """Return how many rolls go wrong, and how."""
    share, corner = f"{float(trouble.chance):.0%}", trouble.corner
    if trouble.verdict is Verdict.OUT:
        return say("{share} of the rolls put you out", share=share)
    if trouble.verdict is Verdict.SPIN:
        return say("{share} of the rolls spin the car", share=share)
    if corner:
        return say("{share} of the rolls leave {corner} too early", share=share, corner=corner)
    return say("{share} of the rolls cost points", share=share)


def why_place(moment: Moment) -> str:
    """Return why the place that is looked at is better or worse than the best of the others."""
    place = chosen_place(moment)
    if place is None or place.turns is None:
        return ""
    dead_end = moment.place_counsel[place.index].dead_end
    if dead_end:
        return say("{corner}: {words}", corner=dead_end.corner, words=dead_end_words(dead_end))
    boost = why_boost(moment) if place.behind < NEXT_TO_NOTHING else ""
    return boost or _place_beside(place, [each for each in places_of(moment) if not each.is_detour])


def _place_beside(place: Destination, places: list[Destination]) -> str:
    """Return by how much a place is better or worse than the best of the others."""
    if place.behind >= NEXT_TO_NOTHING:
        return say(
            "{place}: {turns} turns behind the best",
            place=place.title,
            turns=_of(place.behind),
        )
    second = min((each.behind for each in places if each.index != place.index), default=0.0)
    if second < NEXT_TO_NOTHING:
        return say("{place}: no other place is better", place=place.title)
    return say(
        "{place}: {turns} turns ahead of any other place",
        place=place.title,
        turns=f"{second:.1f}",
    )
