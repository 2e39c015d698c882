"""Items on a table: the cards of all seats, one of them grown, the tray, the corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.tabletop.captions_place import captions_place
from formulad.ui.race.tabletop.compact_card import SeatCard
from formulad.ui.race.tabletop.round_tray import SkipDisc
from formulad.ui.race.tabletop.table_corners import corner_discs
from formulad.ui.race.tabletop.turned_widgets import Turned

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from formulad.ui.race.desk.table_sides import Facing, Side
    from formulad.ui.race.tabletop.grown_card import GrownCard
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Widget


@frozen
class OnTable:
    """All that lies around the board, and what of it can be used."""

    view: RaceView
    seat: int
    """Of the driver whose dashboard is shown."""
    grown: GrownCard | None
    """The card of a person who is to act; that of a computer driver stays compact."""
    taken_seat: int | None
    """The seat whose card was pressed once."""
    page: Point
    cards: tuple[Facing, ...]
    """Of all seats, with the one that has grown."""
    tray: Facing
    corners: Mapping[tuple[Side, bool], Rect]

    @property
    def active(self) -> Facing:
        """The card of the driver whose dashboard is shown."""
        return self.cards[self.seat]

    @property
    def question(self) -> Rect | None:
        """Where the question stands on the grown card."""
        return self.active.on_screen(self.grown.question) if self.grown else None

    @property
    def on_grown(self) -> tuple[Widget, ...]:
        """What can be used on the grown card, upright."""
        return self.grown.widgets if self.grown else ()

    def compact(self) -> Iterator[tuple[SeatCard, Facing]]:
        """Yield the cards that have not grown, with where they lie."""
        for seat, facing in enumerate(self.cards):
            if seat != self.seat or self.grown is None:
                view = self.view.seats[seat]
                yield SeatCard(facing.upright, seat, view, seat == self.taken_seat), facing

    @property
    def skip_disc(self) -> SkipDisc | None:
        """What skips ahead of computer drivers: the tray, for nobody holds the button."""
        if self.grown or self.view.action.id != "hurry":
            return None
        return SkipDisc(self.tray.upright)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used: on the grown card, the other cards, the tray, in the corners."""
        widgets = [Turned(widget, self.active) for widget in self.on_grown]
        widgets += [Turned(card, facing) for card, facing in self.compact()]
        if self.skip_disc:
            widgets.append(Turned(self.skip_disc, self.tray))
        return (*widgets, *corner_discs(self.corners))

    @property
    def captions(self) -> Facing:
        """Where sounds are told in words: before the card of who is to act."""
        others = [each.rect for each in self.cards if each is not self.active]
        taken = [*others, *self.corners.values(), self.tray.rect]
        return captions_place(self.page, self.active, taken)

    @property
    def covering(self) -> list[Rect]:
        """Where something lies through which the board cannot be used."""
        lying = [*(card.rect for card in self.cards), *self.corners.values()]
        return [*lying, self.tray.rect] if self.skip_disc else lying
