"""Garage page: what is left of the cars of persons, and what is mended before the next race."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say, sentence_of
from formulad.race.car import Part
from formulad.season.carried_damage import Bay, garage
from formulad.ui.art.cars import draw_plate
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
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_HEAD, _STEP, _NAMES = 150.0, 160.0, 0.26


@dataclass(frozen=True, slots=True)
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

    @property
    def _bays(self) -> tuple[Bay, ...]:
        season = self._file.season
        bays = garage(season, self._file.game.full(season), self._division)
        return tuple(bay for bay in bays if bay.entry.is_person)

    def arrange(self, canvas: Canvas) -> None:
        """Place the steppers."""
        self._area = canvas.area
        self._show()

    def _rect(self, row: int) -> Rect:
        room = self._area.height - HEADER - 60
        step = min(_STEP, room / max(1, len(self._bays)))
        return Rect(MARGIN, HEADER + 40 + row * step, self._area.width - 2 * MARGIN, step - 16)

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
        self._form.draw(canvas, canvas.theme.pages)

    def _draw_row(self, canvas: Canvas, row: int, bay: Bay) -> None:
        rect, palette = self._rect(row), canvas.theme.pages
        canvas.panel(rect, palette, radius=16)
        draw_plate(canvas, bay.entry.number, Rect(rect.left + 20, rect.top + 20, 64, 44))
        width = rect.width * _NAMES - 120
        name, style = fitted(canvas, bay.entry.name, NAME, width)
        canvas.text(name, rect.left + 100, rect.top + 34, style, palette.text)
        left = counted(bay.spare, "{n} repair point left", "{n} repair points left")
        told, style = fitted(canvas, left, LABEL, width + 70, 0.6)
        canvas.text(told, rect.left + 24, rect.bottom - 26, style, palette.muted)
        for part, place in zip(bay.full, self._places(row, len(bay.full)), strict=True):
            word = Part[part.upper()].word.capitalize()
            told, style = fitted(canvas, word, LABEL, place.width, 0.6)
            canvas.text(told, place.centerx, place.top - 18, style, palette.text, align=0.5)
