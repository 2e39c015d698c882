"""Drivers page: ten cards, and whoever is looked at in full."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.drivers.driver_card import ChooseDriver, DriverCard
from formulad.ui.race.drivers.driver_preview import DriverPreview
from formulad.ui.race.drivers.drivers_layout import PER_PAGE, driver_places
from formulad.ui.race.drivers.drivers_on_offer import offers
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.help_link import OpenRule
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Leaf, Undo, Zoom, asks_for_help
from formulad.ui.toolkit.lettering import NOTE
from formulad.ui.toolkit.theme import AMBER
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.widget import Activated, Stepped

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.games.race.drivers_yaml import Paddock
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.race.agreed.options import Options
    from formulad.race.agreed.setup import Entrant
    from formulad.ui.race.drivers.drivers_on_offer import DriverOffer
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

_WIDEST_BUTTON = 260.0
_PAGER = 170.0
_LONGEST_WORD = 12


@frozen
class Wanted:
    """For whom a driver is chosen."""

    seats: tuple[Entrant, ...]
    seat: int
    options: Options
    shown: StreetDriver | None
    """Who drives as things are: chosen, or given by the game."""

    @property
    def entrant(self) -> Entrant:
        """The seat's name and car."""
        return self.seats[self.seat]


class DriverScene(FormScene):
    """A seat chooses whom it plays in a street race (DRV)."""

    name = "drivers"

    def __init__(
        self,
        wanted: Wanted,
        paddock: Paddock,
        keep: Callable[[StreetDriver | None], None],
        help_page: HelpPage,
    ) -> None:
        """Show the drivers there are.

        Args:
            wanted: for whom.
            paddock: who there is.
            keep: takes the driver that was chosen, or none if the game may choose.
            help_page: makes the rule book's page of a gift.
        """
        super().__init__()
        self._wanted = wanted
        self._words = paddock.words
        self._paddock = paddock
        self._faults = paddock.faults()
        self._offers = offers(paddock.profiles(), wanted.seats, wanted.seat, wanted.options)
        self._keep = keep
        self._help_page = help_page
        self._chosen = wanted.shown.id if wanted.shown else ""
        self._seen = self._chosen or self._offers[0].profile.id
        self._page = self._place(self._seen) // PER_PAGE
        self._area = Rect(0, 0, 0, 0)
        self._places = driver_places(0, 0)
        self._cards: tuple[DriverCard, ...] = ()

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the driver the seat has."""
        self._area = canvas.area
        self._lay_out(focus="" if self._form.focus else f"choose-{self._seen}")

    def handle(self, intent: Intent) -> Change | None:
        """Look at a driver, choose one, read a rule, or leave."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        if isinstance(intent, Leaf | Zoom):
            self._turn_page(intent)
            return None
        hovered, focused = self._form.hovered_command, self._form.focused_command
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        self._look_at(hovered, focused)
        self._lay_out()
        return change

    def resume(self, answer: str) -> None:
        """Come back from the rule book."""
        del answer
        self._lay_out()

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        entrant = self._wanted.entrant
        note = say("{player}, car {number}", player=entrant.name, number=entrant.number)
        title = say("Choose a driver").upper()
        draw_page(canvas, title, note, ground=canvas.theme.street, bar=canvas.theme.street)
        for card in self._cards:
            self._form.draw_spot(card.id, canvas, card.rect, partial(card.draw, canvas))
        self._preview.draw(canvas)
        self._draw_fault(canvas)
        self._form.draw(canvas, canvas.theme.street)

    @property
    def _preview(self) -> DriverPreview:
        offer, place = self._offer(self._seen), self._places.preview
        return DriverPreview(offer, place, self._words, self._paddock.language)

    @property
    def _pages(self) -> int:
        return -(-len(self._offers) // PER_PAGE)

    def _offer(self, driver_id: str) -> DriverOffer:
        return self._offers[self._place(driver_id)]

    def _place(self, driver_id: str) -> int:
        """Return where a driver stands in the list; the first place for one nobody knows."""
        ids = [offer.profile.id for offer in self._offers]
        return ids.index(driver_id) if driver_id in ids else 0

    # What the player does

    def _act(self, action: Action) -> Change | None:
        match action:
            case Stepped(id="page", value=page):
                self._show_page(page - 1)
            case Activated(id="automatic"):
                self._keep(None)
                return Pop()
            case Activated(id="done"):
                return self._done()
            case Activated(command=OpenRule(rule)):
                return Push(self._help_page(rule))
            case Activated(command=ChooseDriver(driver)):
                return self._choose(driver)
            case Activated():
                return Pop()
        return None

    def _choose(self, driver_id: str) -> Change | None:
        """Mark a driver; who is marked already is taken, so that a second tap is enough."""
        self._seen = driver_id
        if not self._offer(driver_id).is_free:
            return None
        if driver_id == self._chosen:
            return self._done()
        self._chosen = driver_id
        return None

    def _done(self) -> Change:
        self._keep(self._offer(self._chosen).profile.driver)
        return Pop()

    def _look_at(self, hovered: object, focused: object) -> None:
        """Show whom the pointer or the keys have come to from elsewhere."""
        form = self._form
        for before, now in ((hovered, form.hovered_command), (focused, form.focused_command)):
            if now != before and isinstance(now, ChooseDriver):
                self._seen = now.driver

    def _turn_page(self, intent: Leaf | Zoom) -> None:
        steps = intent.screens if isinstance(intent, Leaf) else -intent.steps
        if steps:
            self._show_page(max(0, min(self._page + (1 if steps > 0 else -1), self._pages - 1)))
            is_on_card = isinstance(self._form.focused_command, ChooseDriver)
            self._lay_out(focus=f"choose-{self._seen}" if is_on_card else "")

    def _show_page(self, page: int) -> None:
        if page != self._page:
            self._page = page
            self._seen = self._offers[page * PER_PAGE].profile.id

    # Layout

    def _lay_out(self, focus: str = "") -> None:
        self._places = driver_places(*self._area.size)
        first = self._page * PER_PAGE
        self._cards = tuple(
            DriverCard(offer, place, self._words, offer.profile.id == self._chosen)
            for offer, place in zip(
                self._offers[first : first + PER_PAGE], self._places.cards, strict=False
            )
        )
        widgets: list[Widget] = [back_button(), *(card.spot for card in self._cards)]
        self._form.show([*widgets, *self._preview.links(), *self._buttons()], focus)

    def _buttons(self) -> tuple[Widget, ...]:
        foot = self._places.foot
        width = min(_WIDEST_BUTTON, (foot.width - _PAGER - 3 * 16) / 3)
        left = Rect(foot.left, foot.top, width, foot.height)
        right = Rect(foot.right - width, foot.top, width, foot.height)
        pager = Rect(left.right + 16, foot.top + 8, _PAGER, foot.height - 16)
        many = (Stepper("page", pager, self._page + 1, 1, self._pages),) if self._pages > 1 else ()
        chosen = self._offer(self._chosen)
        is_free = bool(self._chosen) and chosen.is_free
        first = chosen.profile.first_name
        is_short = is_free and len(first) <= _LONGEST_WORD
        take = say("Take {driver}", driver=first) if is_short else say("Take this driver")
        return (
            Button("automatic", left, say("Any driver"), icon="dice", size=21),
            *many,
            Button("cancel", right.move(-width - 16, 0), say("Cancel"), size=21),
            Button("done", right, take, Kind.PRIMARY, enabled=is_free, size=21),
        )

    def _draw_fault(self, canvas: Canvas) -> None:
        """Draw what is wrong with a driver that the player wrote."""
        if not self._faults:
            return
        left = self._places.foot.left + _WIDEST_BUTTON + 24 + (_PAGER if self._pages > 1 else 0)
        room = self._places.foot.right - 2 * _WIDEST_BUTTON - 40 - left
        fault = self._faults[0].fault
        told = fault if fault.endswith("?") else say("{fault}.", fault=fault)
        lines = canvas.wrapped(told, NOTE, room)[:3]
        for row, line in enumerate(lines):
            y = self._places.foot.centery + (row - (len(lines) - 1) / 2) * 19
            canvas.text(line, left, y, NOTE, AMBER)
