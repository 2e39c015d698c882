"""Grown card of who is to act: it holds all that is to be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.panels.engineer import why_of
from formulad.ui.race.tabletop.blocks import EDGE, GAP, INNER, WIDTH
from formulad.ui.race.tabletop.engineer_block import EngineerBlock
from formulad.ui.race.tabletop.foot_block import BoostBlock, FootBlock, WayOutBlock
from formulad.ui.race.tabletop.gear_block import GearBlock
from formulad.ui.race.tabletop.heading import Heading
from formulad.ui.race.tabletop.order_block import order_blocks
from formulad.ui.race.tabletop.place_block import PlaceBlock
from formulad.ui.race.views.engineer_views import GearAdvice, PathAdvice, WaitAdvice
from formulad.ui.race.views.modal_views import ServiceSheet
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.teams import team_of
from formulad.ui.toolkit.widgets.key_caps import draw_focus_ring
from formulad.ui.toolkit.widgets.widget import draw_looking

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.ui.race.tabletop.blocks import Block
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look, Widget

_RADIUS = 18.0


@frozen
class GrownCard:
    """A pile of blocks, upright."""

    heading: Heading
    below: tuple[Block, ...]

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All of them, from above."""
        return (self.heading, *self.below)

    @property
    def question(self) -> Rect:
        """Where the question stands, or the refusal."""
        return self.heading.question(Rect(EDGE, EDGE, INNER, self.heading.height))

    @property
    def size(self) -> Point:
        """How large the card is."""
        heights = sum(block.height for block in self.blocks)
        return WIDTH, heights + GAP * (len(self.blocks) - 1) + 2 * EDGE

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used."""
        placed = self._placed()
        return tuple(widget for block, rect in placed for widget in block.widgets(rect))

    def draw(
        self, canvas: Canvas, palette: Palette, look: Callable[[str], Look], ringed: str
    ) -> None:
        """Draw the card with its widgets; one of them wears a ring."""
        rect = Rect((0, 0), self.size)
        canvas.panel(rect, palette, radius=_RADIUS, line=palette.accent)
        inner = rect.inflate(-9, -9)
        canvas.box(rect, None, radius=_RADIUS, line=palette.accent, line_width=4)
        team = team_of(self.heading.view.row.number).colour
        canvas.box(inner, None, radius=_RADIUS - 4, line=team, line_width=2)
        for block, place in self._placed():
            block.draw(canvas, palette, place)
        for widget in self.widgets:
            draw_looking(widget, canvas, palette, look(widget.id))
        for widget in self.widgets:
            if widget.id == ringed:
                draw_focus_ring(canvas, widget.rect, widget.radius, palette)

    @property
    def wear(self) -> Rect:
        """Where the wear points stand."""
        block, rect = list(self._placed())[-1]
        return block.wear(rect) if isinstance(block, FootBlock) else rect

    def _placed(self) -> Iterator[tuple[Block, Rect]]:
        top = EDGE
        for block in self.blocks:
            yield block, Rect(EDGE, top, INNER, block.height)
            top += block.height + GAP


def grown_card(view: RaceView, seat: int, *, is_taken: bool = False, first: int = 0) -> GrownCard:
    """Return the card of the driver whose dashboard is shown.

    Args:
        view: the race.
        seat: where he sits.
        is_taken: whether his plate was pressed once.
        first: the first place to stop that was in sight before.
    """
    dashboard, timing = view.dashboard, view.timing
    heading = Heading(
        seat,
        view.seats[seat],
        view.prompt,
        timing.clock if timing else "",
        dashboard.gifts if dashboard.is_street else (),
        is_taken,
    )
    return GrownCard(heading, (*_decided(view, first), FootBlock(dashboard.pools, view.action)))


def _gear_block(view: RaceView, advice: GearAdvice | WaitAdvice) -> GearBlock:
    if isinstance(advice, WaitAdvice):
        return GearBlock(view.dashboard)
    turns = tuple((risk.gear, risk.turns) for risk in advice.table if risk.turns)
    best = next((risk.gear for risk in advice.table if risk.is_best), 0)
    return GearBlock(view.dashboard, advice.shares, turns, best)


def ringed(view: RaceView, action: str) -> str:
    """Return which widget wears the ring while keys are used."""
    return view.sheet.focus if isinstance(view.sheet, ServiceSheet) else action


def _decided(view: RaceView, first: int) -> Iterator[Block]:
    """Give the blocks for what is to be decided now."""
    advice, boosts = view.engineer.advice, view.dashboard.boosts
    if view.sheet:
        yield from order_blocks(view.sheet)
    elif isinstance(advice, PathAdvice):
        yield PlaceBlock(advice, first)
        if boosts and (boosts.nitro or boosts.buttons):
            yield BoostBlock(boosts)
    else:
        yield _gear_block(view, advice)
    if view.engineer.level and not view.sheet:
        yield EngineerBlock(view.engineer.level, why_of(view.engineer), view.engineer.may_ask)
    if view.way_out:
        yield WayOutBlock(view.way_out)
