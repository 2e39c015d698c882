"""Bench: the garage of who is asked, open before them, with the shop and the rivals beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import TYPES
from formulad.cards.corsa.moves import Market
from formulad.cards.corsa.questions import Question
from formulad.cards.corsa.state import Stage
from formulad.kernel.sentence import counted, say
from formulad.ui.cards.corsa.arcade_ground import STONE
from formulad.ui.cards.corsa.bench_widgets import (
    driver_place,
    foot_top,
    is_low,
    is_lowest,
    slot_places,
    sum_place,
)
from formulad.ui.cards.corsa.card_shapes import FIELDS, GLOW, draw_type
from formulad.ui.cards.corsa.corsa_cards import driver_face
from formulad.ui.cards.corsa.garage_drawing import arch
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_card_plate, draw_swatch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL, SMALL_TITLE, Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.corsa.cards import Circuit
    from formulad.cards.corsa.state import State
    from formulad.kernel.sentence import Sentence
    from formulad.ui.cards.corsa.bench_choices import BenchChoices
    from formulad.ui.cards.corsa.corsa_layout import CorsaLayout
    from formulad.ui.toolkit.canvas import Canvas

_LIT: Colour = rgb("FBD894")
_NAVY, _RUST = rgb("14264A"), rgb("8A3A1E")
_LOW_ROW = 58.0
"""Of rows that are lower all stands in one line."""
_NARROW_ROW, _PITCH = 280.0, 66.0
_FIGURE = Style(Family.SPARTAN, 30, 800)
_SUM = Style(Family.SPARTAN, 40, 800)


class BenchDrawing:
    """Draws what who is asked works at."""

    def __init__(self, canvas: Canvas, layout: CorsaLayout, choices: BenchChoices) -> None:
        """Draw for the choices of a seat."""
        self._canvas = canvas
        self._layout = layout
        self._choices = choices
        self._deck = choices.game.setting.deck
        self._view = choices.view

    def draw(self, question: Question, names: Sequence[str]) -> None:
        """Draw the bench, and the panels beside it."""
        bench, canvas = self._layout.bench, self._canvas
        canvas.polygon(arch(bench, 46), _LIT, line=STONE, line_width=7)
        self._draw_lintel(names[self._choices.seat])
        match question:
            case Question.MARKET:
                self._draw_shop()
                self._draw_market()
            case Question.WISH:
                self._draw_drivers(names)
                self._draw_offer()
            case Question.CAR:
                self._draw_drivers(names)
                self._draw_car()
        self._draw_rivals(names)

    def _draw_lintel(self, name: str) -> None:
        canvas, bench = self._canvas, self._layout.bench
        text, style = fitted(canvas, name.upper(), NUMERAL.sized(25), bench.width - 200)
        width = canvas.text_width(text, style) + 92
        box = Rect(bench.centerx - width / 2, bench.top - 20, width, 52)
        canvas.box(box, _NAVY, radius=14, line=SUN, line_width=3.5)
        plate = Rect(box.left + 14, box.centery - 17, 46, 34)
        draw_card_plate(canvas, 2 * self._choices.seat + 1, plate)
        canvas.text(text, plate.right + 12, box.centery, style, SUN)

    # The market

    def _draw_shop(self) -> None:
        shop, palette = self._layout.shop, self._canvas.theme.panels
        self._canvas.panel(shop, palette, radius=16)
        self._title(shop, say("The market"))

    def _title(self, rect: Rect, words: Sentence) -> None:
        palette = self._canvas.theme.panels
        title, style = fitted(self._canvas, words.upper(), SMALL_TITLE, rect.width - 40)
        self._canvas.text(title, rect.left + 20, rect.top + 27, style, palette.text)

    def _draw_market(self) -> None:
        """Draw what may be done, and how many recruits there are."""
        bench, canvas = self._layout.bench, self._canvas
        recruits = self._view.recruits[self._choices.seat]
        y = bench.top + min(92.0, max(66.0, bench.height * 0.22))
        self._draw_recruits(Rect(bench.left + 40, y - 30, bench.width - 80, 60), recruits)
        lines: list[Sentence] = []
        if not self._choices.may_leave:
            refused = self._choices.refusal(Market.LEAVE)
            lines = [refused] if refused else []
        elif not self._view.hands[self._choices.seat].strategies:
            lines = [say("Without a strategy card you sit this race out.")]
        else:
            lines = [say("Buy what you like, or go on to the drivers.")]
        if self._choices.sells_anything:
            lines.append(say("To sell a card, choose it in your hand."))
        lines.append(self._plan())
        room = foot_top(bench) - 12 - (y + 34)
        step = min(58.0, room / len(lines))
        for at, line in enumerate(lines):
            rows = 2 if step > 50 else 1
            shown, style = in_lines(canvas, line, NAME.sized(21), bench.width - 70, rows)
            middle = (bench.centerx, y + 34 + step * (at + 0.5))
            draw_lines(canvas, shown, middle, style, INK, align=0.5)

    def _plan(self) -> Sentence:
        """Return how many strategy cards are needed, and how many there are."""
        races = self._choices.game.setting.races - self._view.race + 1
        return counted(
            races,
            "{n} race to go, this one counted; strategy cards in your hand: {cards}.",
            "{n} races to go, this one counted; strategy cards in your hand: {cards}.",
            cards=len(self._view.hands[self._choices.seat].strategies),
        )

    def _draw_recruits(self, rect: Rect, recruits: int) -> None:
        """Draw recruits one by one, as they would lie on the bench."""
        canvas = self._canvas
        told = counted(recruits, "{n} recruit", "{n} recruits")
        text, style = fitted(canvas, told, SMALL_TITLE.sized(28), rect.width * 0.5)
        shown = min(recruits, 12)
        width = canvas.text_width(text, style) + 20 + 30 * shown
        x = rect.centerx - width / 2
        for at in range(shown):
            canvas.disc(x + 14 + 30 * at, rect.centery, 17, _NAVY, line=STONE, line_width=2)
            draw_icon(canvas, "human", x + 14 + 30 * at, rect.centery, 20, GLOW)
        canvas.text(text, x + 20 + 30 * shown, rect.centery, style, INK)

    # Drivers

    def _draw_offer(self) -> None:
        """Draw the drivers of the round, and how many want them at most."""
        bench, canvas = self._layout.bench, self._canvas
        grade = self._choices.game.setting.grades[self._view.grade]
        has_note = not is_low(bench)
        room = foot_top(bench) - bench.top - (46 if has_note else 36) - (62 if has_note else 14)
        size = min(0.92, room / CARD_HEIGHT)
        width = CARD_WIDTH * size
        count = len(grade.drivers)
        pitch = min(width + 18, (bench.width - 60 - width) / max(1, count - 1))
        left = bench.centerx - pitch * (count - 1) / 2
        y = bench.top + (46 if has_note else 36) + CARD_HEIGHT * size / 2
        for at, driver in enumerate(grade.drivers):
            draw_card(
                canvas, driver_face(self._deck, driver), CardPlace(left + at * pitch, y, size)
            )
        told = counted(
            count,
            "There is {n} of them. If more want one, the die decides.",
            "There are {n} of them. If more want one, the die decides.",
        )
        if has_note:
            shown, style = fitted(canvas, told, NAME.sized(18), bench.width - 60)
            canvas.text(shown, bench.centerx, bench.bottom - 108, style, INK, align=0.5)

    def _draw_drivers(self, names: Sequence[str]) -> None:
        """Draw what all drivers cost, and who has one already."""
        shop, canvas = self._layout.shop, self._canvas
        palette = canvas.theme.panels
        canvas.panel(shop, palette, radius=16)
        self._title(shop, say("Drivers"))
        grades = self._choices.game.setting.grades
        step = min(112.0, (shop.height - 60) / len(grades))
        for at, grade in enumerate(grades):
            row = Rect(shop.left + 14, shop.top + 52 + at * step, shop.width - 28, step - 10)
            is_now = at == self._view.grade and self._view.stage is Stage.WISH
            line = SUN if is_now else palette.line
            canvas.box(row, palette.inset, radius=12, line=line, line_width=2 if is_now else 1.5)
            canvas.text(f"+{grade.bonus}", row.left + 16, row.centery, _SUM, palette.text)
            left = row.left + (76 if row.width < _NARROW_ROW else 96)
            right = row.right - 12
            taken = [
                names[seat]
                for seat, driver in enumerate(self._view.drivers)
                if driver in grade.drivers
            ]
            cost = counted(grade.cost, "{n} recruit", "{n} recruits")
            free = len(grade.drivers) - len(taken)
            head = counted(free, "{cost}, {n} free", "{cost}, {n} free", cost=cost)
            text, style = fitted(canvas, head, NAME.sized(18), right - left)
            up, down = (10, 11) if row.height < _LOW_ROW else (12, 16)
            y = row.centery - (up if taken else 0)
            canvas.text(text, left, y, style, palette.text)
            if taken:
                text, style = fitted(canvas, ", ".join(taken), SMALL, right - left)
                canvas.text(text, left, row.centery + down, style, palette.muted)

    # The car

    def _draw_car(self) -> None:
        """Draw the driver, what the circuit makes of techniques, and the sum before the die."""
        bench, canvas, choices = self._layout.bench, self._canvas, self._choices
        driver = self._view.drivers[choices.seat]
        most = self._deck.most_techniques
        if driver is not None:
            place = CardPlace.at(driver_place(bench, most))
            draw_card(canvas, driver_face(self._deck, driver), place)
        circuit = self._circuit
        for card, rect in zip(choices.techniques, slot_places(bench, most)[1:], strict=False):
            face = self._deck.cards[card]
            if face.type is not None and not is_lowest(bench):
                times = circuit.multipliers[TYPES.index(face.type)]
                told = f"{face.value} × {times} = {circuit.worth(face)}"
                tag = Rect(rect.left + 8, rect.bottom + 4, rect.width - 16, 26)
                canvas.box(tag, FIELDS[face.type], radius=9)
                text, style = fitted(canvas, told, NUMERAL.sized(18), tag.width - 10)
                canvas.text(text, tag.centerx, tag.centery + 1, style, INK, align=0.5)
        self._draw_sum()

    @property
    def _circuit(self) -> Circuit:
        return self._deck.circuits[self._view.circuit or 0]

    def _draw_sum(self) -> None:
        bench, canvas, parts = self._layout.bench, self._canvas, self._choices.parts
        box = sum_place(bench)
        canvas.box(box, _NAVY, radius=12, line=STONE, line_width=2)
        total, faces = sum(parts), self._choices.game.setting.faces
        told = " + ".join(map(str, parts))
        summed = f"{told} = {total}" if len(parts) > 1 else told
        is_piled = is_low(bench)
        room = box.width - 32 if is_piled else box.width * 0.5
        up, down = (-0.19 * box.height, 0.23 * box.height) if is_piled else (1, 1)
        large, small = (21, 18) if is_lowest(bench) else (24, 21)
        text, style = fitted(canvas, summed, _FIGURE.sized(large), room)
        canvas.text(text, box.left + 16, box.centery + up, style, CREAM)
        range_told = say("with the die {low}–{high}", low=total + 1, high=total + faces)
        text, style = fitted(canvas, range_told, NUMERAL.sized(small), room)
        canvas.text(text, box.right - 16, box.centery + down, style, SUN, align=1)

    # The others

    def _draw_rivals(self, names: Sequence[str]) -> None:
        rect, canvas = self._layout.rivals, self._canvas
        palette = canvas.theme.panels
        canvas.panel(rect, palette, radius=16)
        self._title(rect, say("The others"))
        rivals = [seat for seat in self._view.order if seat != self._choices.seat]
        step = min(96.0, (rect.height - 56) / max(1, len(rivals)))
        for at, seat in enumerate(rivals):
            row = Rect(rect.left + 14, rect.top + 50 + at * step, rect.width - 28, step - 8)
            self._draw_rival(row, seat, names[seat])

    def _draw_rival(self, row: Rect, seat: int, name: str) -> None:
        canvas, view = self._canvas, self._view
        palette = canvas.theme.panels
        canvas.box(row, palette.inset, radius=12)
        is_low = row.height < _LOW_ROW
        upper = row.centery if is_low else row.top + row.height * 0.3
        lower = row.centery if is_low else row.top + row.height * 0.72
        draw_swatch(canvas, SIX_TEAMS[seat], Rect(row.left + 12, upper - 10, 34, 20), radius=6)
        shown = _shown_of(row)
        start = row.right - 56 - _PITCH * (len(shown) - 1) if is_low else row.left + 20
        room = start - 20 - row.left - 56 if is_low else row.width * 0.45
        text, style = fitted(canvas, name, NAME, room)
        canvas.text(text, row.left + 56, upper, style, palette.text)
        if not is_low:
            note = rival_note(view, seat, self._choices)
            told, small = fitted(canvas, note, SMALL, row.width * 0.4)
            canvas.text(told, row.right - 12, upper, small, palette.accent, align=1)
        hand, x = view.hands[seat], start
        numbers = {
            "human": "?" if view.recruits[seat] < 0 else str(view.recruits[seat]),
            "clock": str(len(hand.strategies)),
            "wing": str(len(hand.techniques)),
        }
        for icon in shown:
            if icon == "wing":
                canvas.box(Rect(x - 12, lower - 12, 24, 24), FIELDS[TYPES[0]], radius=6)
                draw_type(canvas, TYPES[0], x, lower + 2, 19)
            else:
                draw_icon(canvas, icon, x, lower, 22, GLOW)
            canvas.text(numbers[icon], x + 18, lower, NAME, palette.text)
            x += _PITCH if is_low else 74


def _shown_of(row: Rect) -> tuple[str, ...]:
    """Return what a row has room for: recruits stand in the season panel as well."""
    is_short = row.height < _LOW_ROW and row.width < _NARROW_ROW
    return ("clock", "wing") if is_short else ("human", "clock", "wing")


def rival_note(view: State, seat: int, choices: BenchChoices) -> Sentence | str:
    """Return what all know of a rival in this race."""
    driver = view.drivers[seat]
    if seat in view.sitting_out:
        return say("sits out")
    if view.cars[seat] is not None:
        return say("car is built")
    if driver is not None:
        bonus = choices.game.setting.deck.drivers[driver].bonus
        return say("driver +{bonus}", bonus=bonus)
    return ""
