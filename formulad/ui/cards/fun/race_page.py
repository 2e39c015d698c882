"""Race page: how a race ended, car by car, and what it brought everybody in points and money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.events import Reason
from formulad.games.fun.card_words import card_name, card_title, effect_words
from formulad.kernel.sentence import Sentence, joined, say
from formulad.ui.cards.fun.card_faces import face_of
from formulad.ui.cards.fun.if_raced import car_number
from formulad.ui.cards.fun.seat_drawing import draw_mini
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.cards.kit.change_chip import draw_change
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_card_plate, draw_swatch
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, draw_page
from formulad.ui.shell.scene import Pop
from formulad.ui.shell.table.hand_over import PAUSE
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.intents import Cancel, Menu, Undo
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.events import MoneyMoved
    from formulad.cards.fun.race_cars import RaceCar
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State
    from formulad.ui.cards.fun.market_playback import RaceReport
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

ON = "race-over"
_BUTTON = (340.0, 68.0)
_GAP, _EDGE = 28.0, 22.0
_TALLEST_ROW, _HEAD = 72.0, 60.0
_TWO_LINES = 50.0
"""A row at least so high names the driver below the player."""
_PART_HEIGHT, _PART_SHAPE, _EXTRA = 62.0, 0.76, 72.0
"""Of the cards that a car is made of, and the room for what the circuit adds to them."""


class RacePage(FormScene):
    """A race that is over."""

    name = "race-over"
    comes_unasked = True

    def __init__(
        self,
        setting: Setting,
        state: State,
        names: Sequence[str],
        report: RaceReport,
        answer: str,
    ) -> None:
        """Show a race.

        Args:
            setting: of the championship.
            state: after it.
            names: of the players, by seat.
            report: the race, with the money that moved.
            answer: what the scene below is told when somebody goes on.
        """
        super().__init__()
        self._setting, self._state = setting, state
        self._names, self._report, self._answer = tuple(names), report, answer
        self._cars, self._money = Rect(0, 0, 1, 1), Rect(0, 0, 1, 1)

    def arrange(self, canvas: Canvas) -> None:
        """Place the cars, the money, and the button below them."""
        area = canvas.area
        width, tall = _BUTTON
        place = Rect(area.right - MARGIN - width, area.bottom - 36 - tall, width, tall)
        self._form.show([Button(ON, place, say("The championship"), Kind.PRIMARY, icon="trophy")])
        room = Rect(MARGIN, HEADER + 36, area.width - 2 * MARGIN, place.top - HEADER - 64)
        if not is_tall(area.width, area.height):
            wanted = max(len(self._report.cars) * _TALLEST_ROW, len(self._names) * 84) + _HEAD + 150
            room.height = min(room.height, wanted)
        if is_tall(area.width, area.height):
            half = (room.height - _GAP) / 2
            self._cars = Rect(room.left, room.top, room.width, half)
            self._money = Rect(room.left, room.top + half + _GAP, room.width, half)
        else:
            wide = (room.width - _GAP) * 0.6
            self._cars = Rect(room.left, room.top, wide, room.height)
            left = room.left + wide + _GAP
            self._money = Rect(left, room.top, room.right - left, room.height)

    def handle(self, intent: Intent) -> Change | None:
        """Go on to the championship."""
        if isinstance(intent, Cancel | Menu):
            return Pop(PAUSE)
        if isinstance(intent, Undo):
            return Pop(self._answer)
        return Pop(self._answer) if isinstance(self._form.handle(intent), Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the race."""
        circuit = self._setting.card(self._report.circuit)
        title = say("Race {n}: {circuit}", n=self._report.number, circuit=card_title(circuit))
        draw_page(canvas, title.upper(), effect_words(circuit.circuit), has_back=False)
        self._draw_cars(canvas)
        self._draw_money(canvas)
        self._form.draw(canvas, canvas.theme.pages)

    def _draw_cars(self, canvas: Canvas) -> None:
        rect, report = self._cars, self._report
        canvas.panel(rect, canvas.theme.panels, radius=18)
        self._draw_title(canvas, rect, say("Finish"))
        step = min(_TALLEST_ROW, (rect.height - _HEAD - 16) / len(report.cars))
        for at, (car, points) in enumerate(zip(report.cars, report.points, strict=True)):
            row = Rect(rect.left, rect.top + _HEAD + at * step, rect.width, step)
            self._draw_car(canvas, row, at + 1, car, points)

    def _draw_title(self, canvas: Canvas, rect: Rect, title: Sentence) -> None:
        text, style = fitted(canvas, title.upper(), SMALL_TITLE, rect.width - 2 * _EDGE)
        canvas.text(text, rect.left + _EDGE, rect.top + 32, style, canvas.theme.panels.text)

    def _draw_car(self, canvas: Canvas, row: Rect, place: int, car: RaceCar, points: int) -> None:
        palette, y = canvas.theme.panels, row.centery
        size = min(1.0, row.height / _TALLEST_ROW)
        number = NUMERAL.sized(26 * size)
        canvas.text(str(place), row.left + _EDGE + 14, y, number, palette.accent, align=0.5)
        plate = Rect(row.left + 64, y - 17 * size, 50 * size, 34 * size)
        draw_card_plate(canvas, car_number(self._state, car.seat, car.driver), plate)
        right = row.right - _EDGE
        pill = Rect(right - 62, y - 17 * size, 62, 34 * size)
        canvas.box(pill, SUN, radius=pill.height / 2)
        canvas.text(str(points), *pill.center, NUMERAL.sized(22 * size), INK, align=0.5)
        width = canvas.text(str(car.value), pill.left - 26, y, number, palette.text, align=1)
        left = plate.right + 16
        parts = self._draw_parts(canvas, row, car, pill.left - 40 - width)
        room = parts - 12 - left
        up = 0 if row.height < _TWO_LINES else 12
        name, style = fitted(canvas, self._names[car.seat], NAME, room)
        canvas.text(name, left, y - up, style, palette.text)
        if up:
            told, small = fitted(canvas, card_name(self._setting.card(car.driver)), SMALL, room)
            canvas.text(told, left, y + up, small, palette.muted)

    def _draw_parts(self, canvas: Canvas, row: Rect, car: RaceCar, right: float) -> float:
        """Draw what the value of a car is made of, up to its right end; return where it begins."""
        team = self._state.teams[car.seat]
        cards = ((CardKind.ENGINE, team.engine), (CardKind.CHASSIS, team.chassis))
        parts = [*cards, (CardKind.DRIVER, car.driver)]
        height = min(_PART_HEIGHT, row.height - 10)
        pitch = height * _PART_SHAPE + 6
        left = right - _EXTRA - pitch * len(parts)
        values = [0 if card is None else self._setting.card(card).value for _, card in parts]
        if extra := car.value - sum(values):
            draw_change(canvas, right - _EXTRA / 2, row.centery, extra)
        for at, (kind, card) in enumerate(parts):
            place = Rect(left + at * pitch, row.centery - height / 2, pitch - 6, height)
            draw_mini(canvas, place, self._setting, kind, card)
        return left

    def _draw_money(self, canvas: Canvas) -> None:
        rect, palette = self._money, canvas.theme.panels
        canvas.panel(rect, palette, radius=18)
        self._draw_title(canvas, rect, say("Money from the bank"))
        seats = len(self._names)
        size = min(0.62, max(0.0, rect.height - _HEAD - seats * 74) / 330)
        if size > 0.4:
            place = CardPlace(rect.right - 90, rect.bottom - 160 * size - 10, size)
            draw_card(canvas, face_of(self._setting, self._report.circuit), place)
        step = min(84.0, (rect.height - _HEAD - 10) / seats)
        for seat, name in enumerate(self._names):
            row = Rect(rect.left, rect.top + _HEAD + seat * step, rect.width, step)
            self._draw_moves(canvas, row, seat, name)

    def _draw_moves(self, canvas: Canvas, row: Rect, seat: int, name: str) -> None:
        palette = canvas.theme.panels
        moves = [each for each in self._report.money if each.seat == seat]
        y, left = row.top + min(22.0, row.height * 0.3), row.left + _EDGE
        draw_swatch(canvas, SIX_TEAMS[seat], Rect(left, y - 13, 36, 26), radius=6)
        have = say("{n} M$", n=self._state.money[seat])
        width = canvas.text(have, row.right - _EDGE, y, NUMERAL, SUN, align=1)
        title, style = fitted(canvas, name, NAME, row.width - width - 190)
        end = left + 46 + canvas.text(title, left + 46, y, style, palette.text)
        total = sum(each.amount for each in moves)
        if total:
            draw_change(canvas, end + 44, y, total)
        told = joined(", ", [self._told(each) for each in moves]) or say("nothing")
        lines, small = in_lines(canvas, told, SMALL.sized(15), row.width - 2 * _EDGE - 46, 1)
        draw_lines(canvas, lines, (left + 46, y + 27), small, palette.muted)

    def _told(self, each: MoneyMoved) -> Sentence:
        """Return what money was for, in a few words."""
        amount = f"+{each.amount}" if each.amount > 0 else f"−{-each.amount}"
        if each.card is None:
            return say("{amount}", amount=amount)
        face = self._setting.card(each.card)
        if face.kind is CardKind.SPONSOR:
            return say("sponsor {amount}", amount=amount)
        title = card_title(face)
        if each.reason is Reason.FEE:
            return say("fee of {card} {amount}", card=title, amount=amount)
        return say("{card} brings {amount}", card=title, amount=amount)
