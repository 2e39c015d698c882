"""Layout of the table: where the road, the hand and the panels are on a page of any shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.cards.motor_racing.road_geometry import one_row, two_rows
from formulad.ui.toolkit.canvas import Rect, is_tall

if TYPE_CHECKING:
    from formulad.ui.cards.motor_racing.road_geometry import RoadGeometry

EDGE = 20.0
_HEADER = (330.0, 112.0)
_PANEL, _PANEL_HEIGHT = (330.0, 340.0), 370.0
_NARROW_PANEL = (250.0, 300.0)
_NARROW_BELOW = 1800.0
_LOW_BELOW = 1000.0
_CARD_HEIGHT, _LOW_CARD_HEIGHT = 292.0, 0.275
_HAND_BELOW = 36.0
_LIFTED_ABOVE = 96.0
_PROMPT_HEIGHT = 66.0
_TOOLS = 200.0


@frozen
class MotorLayout:
    """The places of everything on the table."""

    page: Rect
    header: Rect
    prompt: Rect
    """The room for what is asked."""
    road: RoadGeometry
    last: Rect
    """The last card, the pile and the discards."""
    season: Rect
    hand: Rect

    @property
    def is_tall(self) -> bool:
        """Whether everything is piled up."""
        return len(self.road.bands) > 1

    @property
    def tools_right(self) -> float:
        """Where the tools end."""
        return self.page.right - EDGE


def motor_layout(area: Rect) -> MotorLayout:
    """Return the layout for a page."""
    return _tall(area) if is_tall(area.width, area.height) else _wide(area)


def _wide(area: Rect) -> MotorLayout:
    width, height = area.size
    is_low = height < _LOW_BELOW
    left_width, right_width = _PANEL if width >= _NARROW_BELOW else _NARROW_PANEL
    header = Rect(EDGE, EDGE, _HEADER[0], _HEADER[1] if not is_low else 96)
    card = _CARD_HEIGHT if not is_low else max(214.0, height * _LOW_CARD_HEIGHT)
    hand_top = height - _HAND_BELOW - card
    road_top = 222.0 if not is_low else header.bottom + 62
    road_height = min(370.0, hand_top - _LIFTED_ABOVE - road_top)
    panel_top = max(height - EDGE - _PANEL_HEIGHT, road_top + road_height + 40)
    panel = height - EDGE - panel_top
    last = Rect(EDGE, panel_top, left_width, panel)
    season = Rect(width - EDGE - right_width, panel_top, right_width, panel)
    hand = Rect(last.right + 30, hand_top, season.left - last.right - 60, card)
    room = Rect(header.right + 20, EDGE, width - 2 * (header.right + 20), _PROMPT_HEIGHT)
    road = one_row(width, road_top, road_height)
    return MotorLayout(area, header, room, road, last, season, hand)


def _tall(area: Rect) -> MotorLayout:
    width, height = area.size
    header = Rect(EDGE, EDGE, _HEADER[0], _HEADER[1])
    prompt = Rect(EDGE, header.bottom + 14, width - 2 * EDGE, _PROMPT_HEIGHT)
    card = _CARD_HEIGHT if height >= 1500 else 230.0
    hand_top = height - _HAND_BELOW - card
    panel = min(_PANEL_HEIGHT, max(230.0, height * 0.21))
    panel_top = hand_top - _LIFTED_ABOVE - panel
    road_top = prompt.bottom + 62
    road = two_rows(width, road_top, min(800.0, panel_top - 40 - road_top))
    left = (width - 3 * EDGE) * 0.44
    last = Rect(EDGE, panel_top, left, panel)
    season = Rect(last.right + EDGE, panel_top, width - 3 * EDGE - left, panel)
    hand = Rect(EDGE + 8, hand_top, width - 2 * EDGE - 16, card)
    return MotorLayout(area, header, prompt, road, last, season, hand)
