"""Saved designs a driver can take over, a page of them at a time, each with what deletes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.designs import SavedDesign
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.ui.race.terms.part_names import PARTS, in_figures
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import PANEL_TITLE, SMALL
from formulad.ui.toolkit.theme import POOLS
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.list_row import EDGE, FIGURE, ListRow
from formulad.ui.toolkit.widgets.stepper import Stepper

if TYPE_CHECKING:
    from formulad.race.agreed.design import Design
    from formulad.store.unusable_file import UnusableFile
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Widget

_HEAD, _ROW, _GAP, _PADDING = 90.0, 50.0, 4.0, 16.0
_DELETE = 52.0
_LEAST_TITLE = 0.6
_SHIPPED = {
    "Bodyguard": say_of("a car", "Bodyguard"),
    "Gear hunter": say_of("a car", "Gear hunter"),
    "Late braker": say_of("a car", "Late braker"),
    "Tyre saver": say_of("a car", "Tyre saver"),
}
"""What the designs are called that come with the game."""


@frozen
class Offer:
    """A design in the list."""

    found: SavedDesign | UnusableFile
    is_own: bool
    """Whether the player made it, and may delete it."""


@frozen
class Load:
    """Take over a design, by its place in the list."""

    index: int


@frozen
class Delete:
    """Delete a design, by its place in the list, once the player is sure."""

    index: int


def height_of(count: int) -> float:
    """Return how tall the list stands with so many designs."""
    return _HEAD + count * (_ROW + _GAP) - _GAP + _PADDING


@frozen
class SavedList:
    """The list, turned to one of its pages."""

    rect: Rect
    offers: tuple[Offer, ...]
    page: int = 0
    """Counted from 0; one that is not there stands for the last."""

    @property
    def per_page(self) -> int:
        """How many designs a page shows."""
        return max(1, int((self.rect.height - _HEAD - _PADDING + _GAP) // (_ROW + _GAP)))

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self.offers) // self.per_page))

    @property
    def shown(self) -> int:
        """The page that is seen, counted from 0."""
        return max(0, min(self.page, self.pages - 1))

    def page_of(self, name: str) -> int:
        """Return the page with an own design of a name; the one that is seen if there is none."""
        names = [offer.found.name if offer.is_own else "" for offer in self.offers]
        return names.index(name) // self.per_page if name in names else self.shown

    def is_last(self, command: object) -> bool:
        """Return whether something is done with the lowest design that is seen."""
        last = min((self.shown + 1) * self.per_page, len(self.offers)) - 1
        return isinstance(command, Load | Delete) and command.index == last

    def widgets(self, design: Design) -> list[Widget]:
        """Return what can be used; the design that the car has now is marked."""
        first = self.shown * self.per_page
        widgets: list[Widget] = []
        if self.pages > 1:
            place = Rect(self.rect.right - _PADDING - 150, self.rect.top + 12, 150, 46)
            widgets.append(Stepper("page", place, self.shown + 1, 1, self.pages))
        for index in range(first, min(first + self.per_page, len(self.offers))):
            widgets += self._row(index, index - first, design)
        return widgets

    def grounds(self, design: Design) -> dict[str, Rect]:
        """Return how much of the panel is that of the lowest row: all below it."""
        lowest = (widget for widget in self.widgets(design) if self.is_last(widget.command))
        return {
            widget.id: Rect(
                *widget.rect.topleft, widget.rect.width, self.rect.bottom - widget.rect.top
            )
            for widget in lowest
        }

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its title."""
        canvas.panel(self.rect, canvas.theme.panels, radius=18)
        y = self.rect.top + 36
        palette, left, right = canvas.theme.panels, self.rect.left + 22, self.rect.right - 22
        if self.pages > 1:
            right = self.rect.right - _PADDING - 150 - 14
            told = say("Page (of {pages})", pages=self.pages)
            right -= canvas.text(told, right, y, SMALL, palette.muted, align=1) + 14
        usual = PANEL_TITLE.sized(24)
        title, style = fitted(canvas, say("Saved cars").upper(), usual, right - left, _LEAST_TITLE)
        canvas.text(title, left, y, style, palette.text)
        left = self.rect.left + _PADDING + self._row_width - EDGE - FIGURE * len(PARTS)
        for column, words in enumerate(PARTS.values()):
            x = left + (column + 0.5) * FIGURE
            draw_icon(canvas, words.icon, x, self.rect.top + _HEAD - 14, 17, POOLS[words.icon])

    @property
    def _row_width(self) -> float:
        return self.rect.width - 2 * _PADDING - _DELETE - 8

    def _row(self, index: int, line: int, design: Design) -> list[Widget]:
        top = self.rect.top + _HEAD + line * (_ROW + _GAP)
        offer, left = self.offers[index], self.rect.left + _PADDING
        width = self._row_width
        row = _listed(index, Rect(left, top, width, _ROW), offer, design)
        if not offer.is_own:
            return [row]
        place = Rect(left + width + 8, top, _DELETE, _ROW)
        delete = Button(
            f"delete-{index}",
            place,
            "",
            Kind.GHOST,
            icon="cross",
            size=17,
            command=Delete(index),
        )
        return [row, delete]


def _listed(index: int, rect: Rect, offer: Offer, design: Design) -> ListRow:
    widget_id, command, found = f"load-{index}", Load(index), offer.found
    if not isinstance(found, SavedDesign):
        note = say("cannot be used")
        return ListRow(widget_id, rect, found.name, note, icon="warn", command=command)
    icon = "human" if offer.is_own else "star"
    is_chosen = found.design == design
    figures = in_figures(found.design)
    name = found.name if offer.is_own else _SHIPPED.get(found.name, found.name)
    return ListRow(widget_id, rect, name, "", icon, is_chosen, figures=figures, command=command)
