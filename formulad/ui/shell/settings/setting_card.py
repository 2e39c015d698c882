"""Setting card: what one setting is, what it does, and its control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.shell.settings.preference_entries import Choice, Either, Level, shown
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, SMALL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.switch import HEIGHT, WIDTH, Switch

if TYPE_CHECKING:
    from formulad.store.preferences import Preferences
    from formulad.ui.shell.settings.preference_entries import PreferenceEntry
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.widgets.widget import Widget

LINE_STYLE = SMALL.weighted(400)
PADDING, LEADING = 20.0, 1.38
_ICON, _ICON_GAP = 46.0, 14.0
_HEAD_Y, _LINE_Y = 43.0, 78.0
_CONTROL, _STEPPER = 46.0, 190.0
_LOUDNESS = ("effects", "voices", "ambience", "music")


@frozen
class PreferenceCard:
    """A setting on the page."""

    entry: PreferenceEntry
    settings: Preferences
    rect: Rect
    colour: Colour
    note: str = ""
    """What there is to add to its sentence just now."""

    @property
    def is_idle(self) -> bool:
        """Whether it changes nothing as the others stand: nobody hears how loud silence is."""
        return self.entry.name in _LOUDNESS and not self.settings.sound

    def control(self) -> Widget:
        """Return what it is set with."""
        name, value = self.entry.name, getattr(self.settings, self.entry.name)
        match self.entry:
            case Either():
                return Switch(name, self._switch_place, value)
            case Choice(values=values, labels=labels):
                return Segmented(name, self._foot(self._width), labels, values.index(value))
            case Level(lowest=lowest, highest=highest, step=step, unit=unit) as level:
                place, number = self._foot(min(_STEPPER, self._width)), shown(level, self.settings)
                enabled = not self.is_idle
                return Stepper(name, place, number, lowest, highest, enabled, step, unit)

    def draw(self, canvas: Canvas, *, has_focus: bool) -> None:
        """Draw the card but for its control."""
        palette, rect, entry = canvas.theme.pages, self.rect, self.entry
        line, width = palette.line, palette.line_width
        if has_focus:
            line, width = palette.hover_line, max(2.5, palette.line_width)
        if palette.shadow_opacity:
            canvas.box(rect.move(0, 4), palette.shadow, radius=18, opacity=0.12)
        canvas.box(rect, palette.panel.top, radius=18, line=line, line_width=width)
        picture = Rect(rect.left + PADDING, rect.top + PADDING, _ICON, _ICON)
        canvas.box(picture, self.colour, radius=13)
        draw_icon(canvas, entry.icon, *picture.center, 26, INK)
        left = picture.right + _ICON_GAP
        right = self._switch_place.left - 12 if isinstance(entry, Either) else rect.right - PADDING
        title = canvas.shortened(entry.title, NAME, right - left)
        canvas.text(title, left, rect.top + _HEAD_Y, NAME, palette.text)
        below = Rect(rect.left + PADDING, rect.top + _LINE_Y, self._width, 0)
        style = canvas.reading(LINE_STYLE)
        taken = canvas.paragraph(entry.line, below, style, palette.muted, leading=LEADING)
        if self.note:
            below.top += taken
            strong = style.weighted(600)
            canvas.paragraph(self.note, below, strong, palette.text, leading=LEADING)

    def height_needed(self, canvas: Canvas) -> float:
        """Return how tall the card has to be for its sentences and its control."""
        style = canvas.reading(LINE_STYLE)
        lines = len(canvas.wrapped(self.entry.line, style, self._width))
        if self.note:
            lines += len(canvas.wrapped(self.note, style.weighted(600), self._width))
        foot = 0.0 if isinstance(self.entry, Either) else 12 + _CONTROL
        return _LINE_Y + lines * style.size * LEADING + foot + PADDING

    @property
    def _width(self) -> float:
        return self.rect.width - 2 * PADDING

    @property
    def _switch_place(self) -> Rect:
        middle = self.rect.top + _HEAD_Y
        return Rect(self.rect.right - PADDING - WIDTH, middle - HEIGHT / 2, WIDTH, HEIGHT)

    def _foot(self, width: float) -> Rect:
        """Return the place of a control at the foot of the card."""
        top = self.rect.bottom - PADDING - _CONTROL
        return Rect(self.rect.left + PADDING, top, width, _CONTROL)
