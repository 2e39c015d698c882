"""Lines of the log about ties that a driver wins by nothing but manners (DRV-DIANE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.events import GridRolled, RoundBegan
from formulad.race.order import running_order
from formulad.ui.race.terms.race_words import LogLine, Tone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.events import Event
    from formulad.race.state import State
    from formulad.ui.race.report.race_story import Story


def gallant_line(story: Story, event: Event, after: State) -> LogLine | None:
    """Return the line for a tie that was no tie for one driver; None if there was none.

    Args:
        story: the race in which it happened.
        event: what happened.
        after: the race after the step.
    """
    gallant = story.setting.gifted(Ability.GALLANTRY)
    if not gallant:
        return None
    match event:
        case GridRolled():
            return _grid_line(story, event, gallant)
        case RoundBegan(number, order) if number > 1:
            return _order_line(story, after, order, gallant)
        case _:
            return None


def _grid_line(story: Story, event: GridRolled, gallant: frozenset[int]) -> LogLine | None:
    """Return the line for a place on the grid that others rolled for as high."""
    draw = story.before.draw
    if draw is None or len(draw.rolls) + 1 < len(draw.block):
        return None
    rolls = dict(zip(draw.block, (*draw.rolls, event.value), strict=True))
    for seat in gallant.intersection(rolls):
        equals = [each for each in rolls if each not in gallant and rolls[each] == rolls[seat]]
        if equals:
            names = story.list(equals)
            text = say("starts before {names} without another roll", names=names)
            return _line(text, seat)
    return None


def _order_line(
    story: Story, after: State, order: tuple[int, ...], gallant: frozenset[int]
) -> LogLine | None:
    """Return the line for a round that would begin in another order among anybody else."""
    lapped = story.options.lapped_order
    was = replace(after, order=story.before.order)
    usual = running_order(story.setting.track, was, lapped)
    for seat in gallant.intersection(order):
        passed = list(_behind(order, seat, usual))
        if passed:
            names = story.list(passed)
            return _line(say("is level with {names} and plays first", names=names), seat)
    return None


def _behind(order: tuple[int, ...], seat: int, usual: tuple[int, ...]) -> Iterator[int]:
    """Yield who plays after a seat and would usually play before it."""
    for other in order[order.index(seat) + 1 :]:
        if other in usual and usual.index(other) < usual.index(seat):
            yield other


def _line(text: str, seat: int) -> LogLine:
    return LogLine(text, seat, tone=Tone.GOOD, rule=Ability.GALLANTRY.rule, is_gift=True)
