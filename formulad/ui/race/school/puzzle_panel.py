"""Puzzle panel: what is asked, the answers, and what comes of a wrong one, face by face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.race.bills import Verdict
from formulad.school.puzzle import Ask
from formulad.school.stars import MOST_STARS
from formulad.ui.race.analysis.panel_head import TITLE
from formulad.ui.race.school.school_words import (
    MOST_TOLD,
    TELLING,
    THEMES,
    corner,
    hint,
    level,
    price,
    question,
    situation,
    turns_lost,
)
from formulad.ui.race.terms.outcomes import ICONS, OUTCOME_OF, SIGNS, WORDS
from formulad.ui.race.terms.part_names import PARTS
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NAME, NUMERAL, SMALL
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.theme import POOLS, SUN

if TYPE_CHECKING:
    from formulad.race.bills import Bill
    from formulad.school.stage import Face, Stage
    from formulad.ui.race.school.attempt import Attempt
    from formulad.ui.race.school.puzzle_layout import PuzzleLayout
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

_MOST_SHOWN = 3.0
"""Turns lost that fill a bar."""
_TITLE, _PART = 0.42, 104.0
"""How much of its row the name of a cell takes, and how wide that of a part may be."""


@frozen(slots=False)
class PuzzlePanel:
    """What is written beside the board."""

    attempt: Attempt
    stage: Stage
    layout: PuzzleLayout
    faces: tuple[Face, ...]
    rolled: Face | None = None
    """The face that is seen."""
    is_hinted: bool = False
    """Whether a hint stands in place of what was said of the last answer."""

    is_reckoning: bool = False
    """Whether it is being found out what the dice come to."""

    def draw(self, canvas: Canvas, palette: Palette, circuit: str) -> None:
        """Draw all but the answers."""
        canvas.panel(self.layout.panel, palette, radius=18)
        inside = self.layout.inside
        words, style = fitted(canvas, self._title, TITLE, inside.width - 160, 0.6)
        canvas.text(words, inside.left, inside.top + 16, style, palette.text)
        self._draw_stars(canvas, palette)
        told = joined(" ", (situation(self.stage, circuit), corner(self.stage)))
        lines, style = in_lines(canvas, told, LABEL, inside.width, 2)
        draw_lines(canvas, lines, (inside.left, inside.top + 76), style, palette.muted)
        words, style = fitted(canvas, question(self.stage), NAME, inside.width, 0.6)
        canvas.text(words, inside.left, inside.top + 136, style, palette.text)
        if self.attempt.shown or self.is_hinted:
            self._draw_verdict(canvas, palette)
            self._draw_faces_head(canvas, palette)
            for at, face in enumerate(self.faces):
                self._draw_face(canvas, palette, self.layout.face(at), face)
            self._draw_mean(canvas, palette)

        if place := self.layout.note:
            canvas.box(place, palette.inset, radius=12)
            lines, style = in_lines(canvas, self._note, LABEL, place.width - 36, 4)
            draw_lines(canvas, lines, (place.left + 18, place.centery), style, palette.muted)

    @property
    def _title(self) -> str:
        """What the puzzle is about; what would give it away is told after the first answer."""
        attempt = self.attempt
        themes = [theme for theme in attempt.puzzle.themes if attempt.shown or theme not in TELLING]
        if themes:
            return joined(" · ", [THEMES[theme].title for theme in themes[:2]])
        return say("Which gear?") if attempt.puzzle.ask is Ask.GEAR else say("Which cell?")

    @property
    def _note(self) -> str:
        """A word to who is new here: how it is answered, and what becomes of a missed one."""
        attempt = self.attempt
        if self.is_reckoning:
            return say("What the dice come to is being reckoned …")
        if attempt.is_over:
            if attempt.is_right_at_once:
                return say("Right at the first try.")
            return say(
                "Nothing is lost by a wrong answer. The puzzle comes back after some others."
            )
        if attempt.wrong:
            return say("One more try, then the answer is told.")
        if attempt.puzzle.ask is Ask.GEAR:
            return say(
                "Choose a gear below: its die says how many cells you go. The best one brings you"
                " to the flag in the fewest turns, on average."
            )
        return say(
            "Choose a cell, here or on the board. The best one brings you to the flag in the"
            " fewest turns, on average."
        )

    def _draw_stars(self, canvas: Canvas, palette: Palette) -> None:
        inside, stars = self.layout.inside, self.attempt.puzzle.stars
        for star in range(MOST_STARS):
            ink = SUN if star < stars else palette.faint
            x = inside.right - 12 - (MOST_STARS - 1 - star) * 26
            draw_icon(canvas, "star", x, inside.top + 12, 22, ink)
        words, style = fitted(canvas, level(self.attempt.puzzle), SMALL, 150, 0.6)
        canvas.text(words, inside.right, inside.top + 40, style, palette.muted, align=1)

    def draw_option(
        self, canvas: Canvas, palette: Palette, letter: str, choice: str, look: Look, rect: Rect
    ) -> None:
        """Draw an answer; what it comes to once the puzzle is over."""
        attempt, y = self.attempt, rect.centery
        is_lit = bool(look.hovered or look.pressed) and attempt.may_choose(choice)
        canvas.box(rect, palette.secondary_hover if is_lit else palette.inset, radius=12)
        is_best = attempt.is_over and choice == attempt.puzzle.answer
        is_wrong = choice in attempt.wrong
        if is_best or is_wrong:
            ink = palette.good if is_best else palette.wrong
            canvas.box(rect, None, radius=12, line=ink, line_width=2.5)
        canvas.text(letter, rect.left + 34, y, NUMERAL, palette.text, align=0.5)
        told = say("Cell {letter}", letter=letter)
        words, style = fitted(canvas, told, NAME, rect.width * _TITLE - 80, 0.6)
        canvas.text(words, rect.left + 68, y, style, palette.text)
        self._draw_value(canvas, palette, choice, rect)

    def _draw_value(self, canvas: Canvas, palette: Palette, choice: str, rect: Rect) -> None:
        """Draw what an answer costs, once that is told."""
        attempt = self.attempt
        is_best = choice == attempt.puzzle.answer
        if not attempt.is_told(choice):
            return
        lost = say("{turns} turns", turns=turns_lost(attempt.puzzle.lost(choice)))
        told = say("best") if is_best else lost
        ink = palette.good if is_best else palette.wrong
        words, style = fitted(canvas, told, NAME, 160, 0.6)
        canvas.text(words, rect.right - 16, rect.centery, style, ink, align=1)
        icon = "star" if is_best else "cross"
        draw_icon(
            canvas, icon, rect.right - 40 - canvas.text_width(words, style), rect.centery, 20, ink
        )

    def _draw_verdict(self, canvas: Canvas, palette: Palette) -> None:
        place = self.layout.verdict
        lines, style = in_lines(canvas, self._verdict, LABEL, place.width, 2)
        draw_lines(canvas, lines, (place.left, place.top + 14), style, palette.text)

    def _is_doomed(self, face: Face) -> bool:
        """Whether a car that comes clean through this turn is out before long."""
        is_clean = face.bill.verdict is Verdict.CLEAN
        return is_clean and face.turns - self._best > MOST_TOLD

    @property
    def _best(self) -> float:
        """The turns to the flag that the best answer comes to."""
        puzzle = self.attempt.puzzle
        return puzzle.values[puzzle.answer]

    @property
    def _verdict(self) -> str:
        attempt = self.attempt
        if self.is_hinted:
            return hint(self.stage)
        if self.rolled:
            return say("The die shows {face}.", face=self.rolled.face)
        if attempt.is_solved:
            if self.faces:
                return say("Right. So the dice fall in this gear, in turns lost:")
            return say("Right.")
        lost = attempt.puzzle.lost(attempt.shown)
        if lost > MOST_TOLD:
            return say("That ends the race too often.")
        cost = f"{lost:.2f}"
        if attempt.is_over:
            return say("That costs {turns} turns. The best one is marked.", turns=cost)
        if self.faces:
            return say("That costs {turns} turns on average. These dice punish it:", turns=cost)
        return say("That costs {turns} turns on average. One more try.", turns=cost)

    def _draw_faces_head(self, canvas: Canvas, palette: Palette) -> None:
        """Draw what stands in the rows below: face, what comes of it, turns lost."""
        if not self.faces:
            return
        head, style = self.layout.faces_head, SMALL
        canvas.text(say("die"), head.left + 30, head.centery, style, palette.muted, align=1)
        words, style = fitted(canvas, say("what comes of it"), SMALL, head.width * 0.38, 0.6)
        canvas.text(words, head.left + 46, head.centery, style, palette.muted)
        words, style = fitted(canvas, say("turns lost by the flag"), SMALL, head.width * 0.45, 0.6)
        canvas.text(words, head.right, head.centery, style, palette.muted, align=1)

    def _draw_face(self, canvas: Canvas, palette: Palette, row: Rect, face: Face) -> None:
        """Draw a face of the die: what comes of it, and the turns that are lost."""
        verdict, y = face.bill.verdict, row.centery
        outcome = OUTCOME_OF[verdict]
        if face == self.rolled:
            canvas.box(row.inflate(0, -2), None, radius=8, line=SUN, line_width=2.5)
        canvas.text(str(face.face), row.left + 30, y, NAME, palette.text, align=1)
        sign = Verdict.OUT if self._is_doomed(face) else verdict
        draw_icon(canvas, ICONS[sign], row.left + 54, y, 19, SIGNS[sign])
        self._draw_price(canvas, palette, row, face)
        lost = face.turns - self._best
        zero, most = row.left + row.width * 0.5, row.width * 0.36
        long = min(most, max(3.0, abs(lost) / _MOST_SHOWN * most))
        high = min(20.0, row.height - 8)
        if lost > 0:
            shape = rounded_box(zero, y - high / 2, long, high, 4)
            fill = palette.faint if verdict is Verdict.CLEAN else outcome.fill
            canvas.polygon(shape, fill, hatch=outcome.hatch, line=outcome.line)
        else:
            canvas.box(Rect(zero - long, y - high / 2, long, high), palette.good, radius=4)
        told = "" if face.is_out else turns_lost(lost)
        ink = palette.good if lost <= 0 else palette.text
        canvas.text(told, row.right, y, NAME.sized(min(18.0, row.height * 0.6)), ink, align=1)

    def _draw_mean(self, canvas: Canvas, palette: Palette) -> None:
        """Draw below the faces what they come to on average: what the answer costs."""
        if not self.faces:
            return
        row, attempt = self.layout.mean, self.attempt
        canvas.box(Rect(row.left, row.top, row.width, 2), palette.inset)
        style = NAME.sized(min(18.0, row.height * 0.6))
        words, small = fitted(canvas, say("on average"), style, row.width * 0.6, 0.6)
        canvas.text(words, row.left + 46, row.centery, small, palette.text)
        told = turns_lost(attempt.puzzle.lost(attempt.shown))
        ink = palette.good if attempt.is_solved else palette.wrong
        canvas.text(told, row.right, row.centery, style, ink, align=1)

    def _draw_price(self, canvas: Canvas, palette: Palette, row: Rect, face: Face) -> None:
        """Draw the points that go, or the word for what happens."""
        left, y = row.left + 76, row.centery
        verdict = face.bill.verdict
        if verdict is not Verdict.COST:
            told = say("Out soon after") if self._is_doomed(face) else WORDS[verdict]
            words, style = fitted(canvas, told, SMALL, row.width * 0.3, 0.6)
            canvas.text(words, left, y, style, palette.text)
            return
        self._draw_points(canvas, palette, face.bill, left, y)

    def _draw_points(
        self, canvas: Canvas, palette: Palette, bill: Bill, left: float, y: float
    ) -> None:
        """Draw the points that go, part by part."""
        prices = price(bill)
        for part, points in prices:
            draw_icon(canvas, PARTS[part].icon, left + 10, y, 18, POOLS[PARTS[part].icon])
            canvas.text(f"−{points}", left + 24, y, SMALL, palette.text)
            if len(prices) == 1:
                words, style = fitted(canvas, PARTS[part].name, SMALL, _PART, 0.6)
                canvas.text(words, left + 54, y, style, palette.text)
            left += 62
