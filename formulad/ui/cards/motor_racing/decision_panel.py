"""Decision panel: what a die has shown, and the two answers with what each of them risks."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import CardKind
from formulad.cards.motor_racing.moves import Involve, Push, Spin
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, say
from formulad.ui.art.dice import draw_die
from formulad.ui.cards.kit.change_chip import signed
from formulad.ui.cards.motor_racing.line_picture import number_of
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import BUTTON, SMALL, SMALL_TITLE
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from formulad.cards.motor_racing.moves import Answer
    from formulad.cards.motor_racing.state import State
    from formulad.ui.cards.motor_racing.choices import Choices
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

_WIDTH, _HEIGHT = 860.0, 196.0
_BUTTON_HEIGHT = 84.0
_FOOT = 20.0
_EDGE, _GAP = 20.0, 16.0
_DIE = 92.0
_LOSES = Fraction(3, 12)
"""How likely one more roll of a Charge loses everything."""


@frozen
class AnswerButton(Pressable):
    """One of the answers, and what it leads to."""

    id: str
    rect: Rect
    label: Sentence
    risk: Sentence
    icon: str
    command: object = None

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 16.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the answer, sunk while it is pressed."""
        paint = paint_of(Kind.SECONDARY, palette, look)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        canvas.box(rect, paint.fill, radius=self.radius, line=paint.line, line_width=2)
        draw_icon(canvas, self.icon, rect.left + 38, rect.centery, 32, paint.text)
        room = rect.width - 84
        label, style = fitted(canvas, self.label.upper(), BUTTON.sized(22), room)
        canvas.text(label, rect.left + 68, rect.top + 30, style, paint.text)
        risk, small = fitted(canvas, self.risk, SMALL.weighted(600), room)
        canvas.text(risk, rect.left + 68, rect.top + 58, small, paint.text)


def decision_place(hand: Rect, page: Rect) -> Rect:
    """Return where the panel lies: over the hand, of which the upper ends are seen meanwhile."""
    width = min(_WIDTH, page.width - 40)
    rect = Rect(0, 0, width, _HEIGHT)
    rect.midbottom = (
        min(max(hand.centerx, width / 2 + 20), page.right - width / 2 - 20),
        page.bottom - _FOOT,
    )
    return rect


def answer_buttons(choices: Choices, rect: Rect) -> tuple[AnswerButton, ...]:
    """Return the answers that there are, in a row at the foot of the panel."""
    told = [
        _answer(choices, move) for move in choices.moves if isinstance(move, Push | Spin | Involve)
    ]
    left = rect.left + _EDGE + _DIE + 28
    width = (rect.right - _EDGE - left - _GAP * (len(told) - 1)) / max(1, len(told))
    top = rect.bottom - _EDGE - _BUTTON_HEIGHT
    return tuple(
        AnswerButton(
            f"answer-{move.value}",
            Rect(left + at * (width + _GAP), top, width, _BUTTON_HEIGHT),
            label,
            risk,
            icon,
            move,
        )
        for at, (move, label, risk, icon) in enumerate(told)
    )


def _answer(choices: Choices, move: Answer) -> tuple[Answer, Sentence, Sentence, str]:
    match move:
        case Push.AGAIN:
            return move, say("Roll again"), _push_risk(choices), "dice"
        case Push.STOP:
            return move, say("Stop here"), say("the car keeps its place"), "check"
        case Spin.KEEP:
            return move, say("Keep this roll"), _fate(choices, move), "check"
        case Spin.REROLL:
            return move, say("Roll once more"), say("the second roll stands"), "dice"
        case Involve.AHEAD:
            return move, _neighbour(choices, -1), _fate(choices, move), "right"
        case Involve.BEHIND:
            return move, _neighbour(choices, 1), _fate(choices, move), "left"


def _push_risk(choices: Choices) -> Sentence:
    kind = choices.game.setting.deck.cards[choices.view.discards[-1]].kind
    share = round(100 * _LOSES)
    if kind is CardKind.CHARGE_ENGINE_BLOWS:
        return say("{share} %: the engine blows", share=share)
    return say("{share} %: it goes to the end", share=share)


def _fate(choices: Choices, move: Answer) -> Sentence:
    """Return what an answer costs or brings."""
    told = choices.forecast(move)
    if told.changes_nothing:
        return say("nothing moves")
    gain = told.gain(choices.game.setting, choices.cars, told.fates[0])
    return say("{change} points for you", change=signed(gain))


def _neighbour(choices: Choices, step: int) -> Sentence:
    number = number_of(choices.view.run[choices.view.face - 1 + step])
    return say("Take car {number} out", number=number)


def decision_title(state: State) -> Sentence:
    """Return what the die has found."""
    if state.car is not None:
        number, place = number_of(state.car), state.run.index(state.car) + 1
        return say("Car {car} is in place {place}: roll again, or stop?", car=number, place=place)
    if state.face > len(state.run):
        return say("No car runs in place {place}.", place=state.face)
    number = number_of(state.run[state.face - 1])
    return say("The die finds car {car}, in place {place}.", car=number, place=state.face)


def draw_decision(canvas: Canvas, rect: Rect, state: State) -> None:
    """Draw the panel below its answers."""
    palette = canvas.theme.panels
    canvas.panel(rect, palette, radius=18, line=palette.accent)
    draw_die(canvas, 4, rect.left + _EDGE + _DIE / 2, rect.centery, _DIE, str(state.face))
    left = rect.left + _EDGE + _DIE + 28
    text, style = fitted(
        canvas, decision_title(state), SMALL_TITLE.sized(24), rect.right - 20 - left
    )
    canvas.text(text, left, rect.top + 46, style, palette.text)
