"""The race engineer: advice above, log below; folded to a tab where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.kernel.values import Frozen
from formulad.race.dice import Gear
from formulad.store.preferences import Advice
from formulad.ui.race.panels.die_plate import die_on_plate, draw_die_plate
from formulad.ui.race.panels.gear_advice import (
    OUTLOOK_HEIGHT,
    draw_gear_table,
    draw_outlook,
    gear_lines,
    outlook_lines,
    table_height,
)
from formulad.ui.race.panels.path_advice import (
    LIST_HEAD,
    ROW_STEP,
    DestinationRow,
    destination_rows,
    draw_list_head,
    draw_scroll_bar,
    rows_in,
    scrolled,
)
from formulad.ui.race.panels.race_commands import Radio
from formulad.ui.race.views.engineer_views import EngineerView, GearAdvice, PathAdvice, WaitAdvice
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import PANEL_TITLE, SMALL, SMALL_TITLE
from formulad.ui.toolkit.theme import SUN, TEAL
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.key_caps import draw_kerb

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from formulad.ui.race.panels.rule_links import RuleLink
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

LEVEL, ASK = "engineer-level", "engineer-ask"
LEVEL_WORDS = {
    Advice.NEVER: say_of("advice", "Never"),
    Advice.ASKED: say_of("advice", "When asked"),
    Advice.ALWAYS: say_of("advice", "Always"),
}
_WHY = 58.0
_LEVEL, _ASK = 104.0, 48.0
"""How wide the button is for the level, and how high the one that asks."""
_LEAST = 0.6
"""How small the title gets, of its usual size."""
_HEAD = 66.0
_EDGE = 14.0
_ROOMY = 900.0
"""From this height on, the die is drawn large and the log keeps its room."""
_BROAD = 760.0
"""From this width on, the list stands beside the rest."""


class EngineerPlan(Frozen):
    """Where the parts of the engineer's panel stand."""

    top: Rect
    """The die, or the gear that is looked at."""
    list: Rect
    """The table of gears, or the places to stop."""
    shown: int
    """How many places to stop are in sight."""
    log: Rect
    level: Rect
    """What changes when the engineer speaks."""
    ask: Rect | None = None
    """What asks the engineer."""
    why: Rect | None = None
    """Where the engineer gives a reason."""


def plan_engineer(rect: Rect, view: EngineerView) -> EngineerPlan:
    """Return where the parts stand for what there is to say."""
    if rect.width >= _BROAD:
        return _side_by_side(rect, view)
    left, width, bottom = rect.left + _EDGE, rect.width - 2 * _EDGE, rect.bottom - _EDGE
    top = Rect(left, rect.top + _HEAD, width, _top_height(rect, view))
    ask = _ask_place(top, view)
    below = (ask or top).bottom + 10
    why = Rect(left, below, width, _WHY) if why_of(view) else None
    below = why.bottom + 8 if why else below
    kept = 190.0 if rect.height >= _ROOMY else 0.0
    height, shown = _list_height(view, bottom - kept - below)
    place = Rect(left, below, width, height)
    log = Rect(left, place.bottom + 12, width, max(0.0, bottom - place.bottom - 12))
    level = _level_place(rect.right, rect.top)
    return EngineerPlan(top, place, shown, log, level, ask, why)


def die_of_engineer(rect: Rect) -> Rect:
    """Return where the die lies that was read, as long as nothing is to be chosen."""
    waiting = EngineerView(WaitAdvice(Gear.FIRST, 0, "", ""), ())
    return die_on_plate(plan_engineer(rect, waiting).top)


def why_of(view: EngineerView) -> str:
    """Return the reason the engineer gives, if any."""
    advice = view.advice
    return "" if isinstance(advice, WaitAdvice) else advice.why


def _level_place(right: float, top: float) -> Rect:
    """Return where the level stands: at the end of the title."""
    return Rect(right - _EDGE - _LEVEL, top + 14, _LEVEL, 38)


def _ask_place(top: Rect, view: EngineerView) -> Rect | None:
    """Return where the button stands that asks the engineer, if that is waited for."""
    return Rect(top.left, top.bottom + 10, top.width, _ASK) if view.may_ask else None


def _side_by_side(rect: Rect, view: EngineerView) -> EngineerPlan:
    """Return the plan of a broad panel: die and log on the left, the list on the right."""
    width, bottom = (rect.width - 3 * _EDGE) / 2, rect.bottom - _EDGE
    top = Rect(rect.left + _EDGE, rect.top + _HEAD, width, _top_height(rect, view))
    right = top.right + _EDGE
    height, shown = _list_height(view, bottom - rect.top - _EDGE)
    place = Rect(right, rect.top + _EDGE, width, height)
    ask = _ask_place(top, view)
    end = (ask or top).bottom + 14
    why = Rect(top.left, end, width, _WHY) if why_of(view) else None
    end = why.bottom + 10 if why else end
    log = Rect(top.left, end, width, max(0.0, bottom - end))
    if not height:
        log = Rect(right, rect.top + _EDGE, width, bottom - rect.top - _EDGE)
    return EngineerPlan(top, place, shown, log, _level_place(top.right + _EDGE, rect.top), ask, why)


def _top_height(rect: Rect, view: EngineerView) -> float:
    match view.advice:
        case GearAdvice():
            return OUTLOOK_HEIGHT
        case PathAdvice():
            return 200.0 if rect.height >= _ROOMY else 132.0
        case WaitAdvice(die=die):
            return 104.0 if die is None else 170.0


def _list_height(view: EngineerView, room: float) -> tuple[float, int]:
    match view.advice:
        case GearAdvice():
            return table_height(view.advice, room), 0
        case PathAdvice(destinations=places):
            shown = rows_in(room, len(places))
            return LIST_HEAD + shown * ROW_STEP, shown
        case WaitAdvice():
            return 0.0, 0


def engineer_rows(rect: Rect, view: EngineerView, first: int) -> tuple[DestinationRow, ...]:
    """Return the places to stop that are in sight, as rows that can be used."""
    if not isinstance(view.advice, PathAdvice):
        return ()
    plan = plan_engineer(rect, view)
    return destination_rows(plan.list, view.advice, first, plan.shown)


def engineer_buttons(rect: Rect, view: EngineerView) -> tuple[Button, ...]:
    """Return what changes when the engineer speaks to who is to act, and what asks the engineer."""
    plan, level = plan_engineer(rect, view), view.level
    if level is None:
        return ()
    label = LEVEL_WORDS[level]
    buttons = [Button(LEVEL, plan.level, label, Kind.GHOST, size=15, command=Radio.LEVEL)]
    if plan.ask:
        words = say("Ask the engineer")
        buttons.append(
            Button(
                ASK,
                plan.ask,
                words,
                icon="radio",
                key="engineer",
                size=18,
                command=Radio.ASK,
            )
        )
    return tuple(buttons)


def advice_lines(rect: Rect, view: EngineerView, first: int) -> Iterator[Rect]:
    """Yield where the lines stand that are read before a choice; the log is none of it."""
    plan = plan_engineer(rect, view)
    match view.advice:
        case GearAdvice() as advice:
            yield from outlook_lines(plan.top)
            if plan.list.height > 0:
                yield from gear_lines(plan.list, advice)
        case PathAdvice():
            yield plan.top
            yield from (row.rect for row in engineer_rows(rect, view, first))
        case WaitAdvice():
            yield plan.top
    if plan.why:
        yield plan.why


def first_row(rect: Rect, view: EngineerView, first: int) -> int:
    """Return the first place to stop in sight, moved so that the chosen one is seen."""
    if not isinstance(view.advice, PathAdvice):
        return 0
    shown = plan_engineer(rect, view).shown
    return scrolled(first, view.advice.chosen, shown, len(view.advice.destinations))


def draw_engineer(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    view: EngineerView,
    first: int = 0,
) -> Generator[None, None, tuple[RuleLink, ...]]:
    """Draw the panel without its log in steps: what can only be read; return words with a rule."""
    links: tuple[RuleLink, ...] = ()
    canvas.panel(rect, palette, radius=18)
    draw_icon(canvas, "radio", rect.left + 32, rect.top + 32, 26, SUN)
    title = PANEL_TITLE.sized(23)
    plan = plan_engineer(rect, view)
    room = (plan.level.left if view.level else rect.right) - rect.left - 56 - 8
    heading, title = fitted(canvas, say("RACE ENGINEER"), title, room, _LEAST)
    canvas.text(heading, rect.left + 56, rect.top + 30, title, palette.text)
    draw_kerb(canvas, Rect(rect.left + 56, rect.top + 46, 84, 6), palette, 7)
    match view.advice:
        case GearAdvice() as advice:
            draw_outlook(canvas, palette, plan.top, advice)
            yield
            if plan.list.height > 0:
                links = draw_gear_table(canvas, palette, plan.list, advice)
        case PathAdvice() as advice:
            draw_die_plate(
                canvas,
                palette,
                plan.top,
                advice.gear,
                advice.value,
                advice.heading,
                advice.note,
            )
            yield
            draw_list_head(canvas, palette, plan.list, advice, first, plan.shown)
            count = len(advice.destinations)
            draw_scroll_bar(canvas, palette, plan.list, first, plan.shown, count)
        case WaitAdvice() as advice:
            _draw_waiting(canvas, palette, plan.top, advice)
    if plan.why:
        draw_why(canvas, palette, plan.why, why_of(view))
    return links


def draw_why(canvas: Canvas, palette: Palette, rect: Rect, words: str) -> None:
    """Draw the reason in two lines, behind the star of the engineer."""
    canvas.box(rect, palette.inset, radius=12, line=TEAL, line_width=1.5)
    draw_icon(canvas, "star", rect.left + 20, rect.centery, 18, TEAL)
    lines, style = in_lines(canvas, words, SMALL, rect.width - 52, 2)
    draw_lines(canvas, lines, (rect.left + 40, rect.centery), style, palette.text)


def _draw_waiting(canvas: Canvas, palette: Palette, rect: Rect, advice: WaitAdvice) -> None:
    """Draw the die that lies on the table; before the first, only the words."""
    if advice.die is not None:
        draw_die_plate(canvas, palette, rect, advice.die, advice.value, advice.heading, advice.note)
        return
    canvas.inset(rect, palette, radius=14)
    room = rect.width - 40
    heading = canvas.wrapped(advice.heading, SMALL_TITLE, room)
    for index, line in enumerate(heading[:2]):
        text = canvas.shortened(line, SMALL_TITLE, room)
        y = rect.top + 36 + index * 28
        canvas.text(text, rect.left + 20, y, SMALL_TITLE, palette.text)
    below = Rect(rect.left + 20, rect.top + 30 + 28 * min(2, len(heading)), room, 60)
    canvas.paragraph(advice.note, below, SMALL, palette.muted)
