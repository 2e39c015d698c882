"""Garage page: what is left of the cars of persons, and what is mended before the next race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say, sentence_of
from formulad.race.car import Part
from formulad.season.carried_damage import Bay, garage
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.analysis.panel_head import draw_panel
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, NAME
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.widget import Activated, Stepped

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.games.seasons import SeasonFile
    from formulad.season.carried_damage import Cost
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_STEP, _NAMES = 160.0, 0.26
_WIDE_FROM, _BESIDE, _TALL_BESIDE, _BELOW = 1500.0, 460.0, 400.0, 150.0

_LOW = 104.0
"""In a lower row the points that are left stand beside the plate, not below it."""


@frozen
class Mend:
    """Mend a part of a car to so many points."""

    number: int
    part: str


class GarageScene(FormScene):
    """A row for each person, a stepper for each part."""

    name = "garage"

    def __init__(self, file: SeasonFile, help_page: Callable[[], Scene], division: int = 1) -> None:
        """Show the cars of a season between two races."""
        super().__init__()
        self._file = file
        self._help_page = help_page
        self._division = division
        self._area = Rect(0, 0, 1, 1)
        self._cost: Cost | None = None

    @property
    def _bays(self) -> tuple[Bay, ...]:
        season = self._file.season
        bays = garage(season, self._file.game.full(season), self._division)
        return tuple(bay for bay in bays if bay.entry.is_person)

    def arrange(self, canvas: Canvas) -> None:
        """Place the steppers."""
        self._area = canvas.area
        self._show()

    @property
    def _room(self) -> Rect:
        """Where the cars stand; beside or below them it is told what a point is worth."""
        area = self._area
        room = Rect(MARGIN, HEADER + 40, area.width - 2 * MARGIN, area.height - HEADER - 60)
        if self._is_wide:
            room.width -= _BESIDE + 16
        else:
            room.height -= _BELOW + 16
        return room

    @property
    def _is_wide(self) -> bool:
        return self._area.width >= _WIDE_FROM

    @property
    def _worth(self) -> Rect:
        """Where it is told what a point is worth."""
        room, area = self._room, self._area
        if self._is_wide:
            return Rect(room.right + 16, room.top, _BESIDE, min(room.height, _TALL_BESIDE))
        return Rect(MARGIN, area.height - 20 - _BELOW, area.width - 2 * MARGIN, _BELOW)

    def _rect(self, row: int) -> Rect:
        room = self._room
        step = min(_STEP, room.height / max(1, len(self._bays)))
        return Rect(room.left, room.top + row * step, room.width, step - 16)

    def _places(self, row: int, parts: int) -> list[Rect]:
        rect = self._rect(row)
        left = rect.left + rect.width * _NAMES
        width = (rect.right - 20 - left) / parts
        tall = min(60.0, rect.height - 44)
        return [
            Rect(left + at * width + 6, rect.bottom - tall - 10, width - 12, tall)
            for at in range(parts)
        ]

    def _show(self) -> None:
        steppers = [
            self._stepper(bay, part, place)
            for row, bay in enumerate(self._bays)
            for part, place in zip(bay.full, self._places(row, len(bay.full)), strict=True)
        ]
        self._form.show([back_button(), *steppers])

    def _stepper(self, bay: Bay, part: str, place: Rect) -> Stepper:
        number, now = bay.entry.number, bay.points[part]
        most = now + bay.room(part)
        command = Mend(number, part)
        unit = f"/{bay.full[part]}"
        name = f"{part}-{number}"
        return Stepper(name, place, now, bay.left[part], most, unit=unit, command=command)

    def handle(self, intent: Intent) -> Change | None:
        """Mend a part, or take that back."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Stepped(command=Mend(number, part), value=points):
                return self._mend(number, part, points)
        return None

    def _mend(self, number: int, part: str, points: int) -> Change | None:
        bay = next(bay for bay in self._bays if bay.entry.number == number)
        bought = {**bay.mended, part: points - bay.left[part]}
        try:
            self._file.mend({number: bought}, self._division)
        except ValueError as error:
            return Push(notice(say("Garage"), sentence_of(error)))
        self._show()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw a row for each car."""
        draw_page(canvas, say("Garage").upper(), say("One repair point mends one wear point"))
        for row, bay in enumerate(self._bays):
            self._draw_row(canvas, row, bay)
        self._draw_worth(canvas)
        self._form.draw(canvas, canvas.theme.pages)

    @property
    def _looked_at(self) -> Bay | None:
        """The car that is looked at."""
        match self._form.focused_command:
            case Mend(number, _):
                return next((bay for bay in self._bays if bay.entry.number == number), None)
        return next(iter(self._bays), None)

    def _savings(self, bay: Bay) -> list[tuple[str, float]]:
        """Return to how many turns a repair point comes, by part, the dearest first.

        Of none left nothing comes of the first one: every part starts with one.
        """
        if self._cost is None:
            self._cost = self._file.game.prices(self._file.season, self._division)
        now, found = self._cost(bay.start), []
        for part, points in bay.points.items():
            if points < bay.full[part]:
                more = {**bay.start, part: min(bay.full[part], bay.start[part] + 1)}
                needed = more[part] - points
                found.append((part, max(0.0, now - self._cost(more)) / needed))
        return sorted(found, key=lambda each: -each[1])

    def _draw_worth(self, canvas: Canvas) -> None:
        """Draw what a repair point is worth to the car that is looked at, the dearest first."""
        rect, palette, bay = self._worth, canvas.theme.pages, self._looked_at
        if bay is None:
            return
        told = say("{name}: one more point in turns, as computers reckon", name=bay.entry.name)
        room = draw_panel(canvas, palette, rect, say("What a repair is worth"), told)
        savings = self._savings(bay)
        if not savings:
            text = say("The car is whole.")
            canvas.text(text, room.left, room.top + 20, LABEL, palette.text)
            return
        across = 1 if self._is_wide else len(savings)
        most = max(0.01, *(saved for _, saved in savings))
        for at, (part, saved) in enumerate(savings):
            row, column = divmod(at, across)
            width = room.width / across
            place = Rect(room.left + column * width, room.top + 10 + row * 58, width - 12, 48)
            _draw_saving(canvas, place, part, saved, most)

    def _draw_row(self, canvas: Canvas, row: int, bay: Bay) -> None:
        rect, palette = self._rect(row), canvas.theme.pages
        canvas.panel(rect, palette, radius=16)
        draw_plate(canvas, bay.entry.number, Rect(rect.left + 20, rect.top + 20, 64, 44))
        width, is_low = rect.width * _NAMES - 120, rect.height < _LOW
        name, style = fitted(canvas, bay.entry.name, NAME, width)
        canvas.text(name, rect.left + 100, rect.top + (26 if is_low else 34), style, palette.text)
        left = counted(bay.spare, "{n} repair point left", "{n} repair points left")
        beside = 100 if is_low else 24
        told, style = fitted(canvas, left, LABEL, width + 94 - beside, 0.6)
        canvas.text(told, rect.left + beside, rect.bottom - 26, style, palette.muted)
        for part, place in zip(bay.full, self._places(row, len(bay.full)), strict=True):
            word = Part[part.upper()].word.capitalize()
            told, style = fitted(canvas, word, LABEL, place.width, 0.6)
            canvas.text(told, place.centerx, place.top - 18, style, palette.text, align=0.5)


def _draw_saving(canvas: Canvas, rect: Rect, part: str, saved: float, most: float) -> None:
    """Draw what a point of a part saves: in turns, and as a bar beside those of the others."""
    palette = canvas.theme.pages
    word: str = Part[part.upper()].word.capitalize()
    told: str = say("{turns} turns", turns=f"{saved:.2f}")
    taken = min(canvas.text_width(told, LABEL), rect.width / 2)
    word, style = fitted(canvas, word, LABEL, rect.width - taken - 12, 0.6)
    canvas.text(word, rect.left, rect.top + 14, style, palette.text)
    told, style = fitted(canvas, told, LABEL, rect.width / 2, 0.6)
    canvas.text(told, rect.right, rect.top + 14, style, palette.text, align=1)
    bar = Rect(rect.left, rect.top + 30, rect.width, 12)
    canvas.box(bar, palette.groove, radius=6)
    bar.width = max(12.0, bar.width * saved / most)
    canvas.box(bar, palette.good, radius=6)
