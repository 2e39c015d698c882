"""Rule card of one option: which presets have it, what it does, and its control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.presets import SHIPPED
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say_of
from formulad.race.agreed.option_catalogue import lacking
from formulad.ui.race.rules.option_icons import GROUP_COLOURS, OPTION_ICONS
from formulad.ui.shell.help_link import OpenRule
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import Colour, mix, rgb
from formulad.ui.toolkit.lettering import NAME, SMALL, TAG
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import RED
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.switch import HEIGHT, WIDTH, Switch

if TYPE_CHECKING:
    from formulad.race.agreed.option_catalogue import Entry
    from formulad.race.agreed.options import Options
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Widget

TEXT_STYLE = SMALL.weighted(400)
TITLE_STYLE = NAME
PADDING = 20.0
CHOOSER_WIDTH, STEPPER_WIDTH, CONTROL_HEIGHT = 212.0, 132.0, 38.0
LEADING = 1.38
_ICON, _ICON_GAP = 50.0, 14.0
_LINK_WIDTH, _LINK_HEIGHT = 84.0, 27.0
_CONTROL_Y, _ROW_Y, _TEXT_Y = 31.0, 71.0, 92.0
_BADGE, _BADGE_STEP = 10.0, 26.0
_MOST_VALUES = 3
"""Of more values, one is found by counting up and down."""
_CHANGED_WORD = say_of("an option", "changed")
_CHANGED: Colour = rgb("E8A317")
_CHANGED_TAG: Colour = rgb("FFE9A8")
_CHANGED_TEXT: Colour = rgb("5E4300")
_BAR = 6.0


@frozen
class SetOption:
    """Give an option another value."""

    entry: Entry


@frozen
class OptionCard:
    """An option on the page, as the draft has it."""

    entry: Entry
    draft: Draft
    shelf: RuleShelf
    rect: Rect
    is_read_only: bool = False

    @property
    def is_changed(self) -> bool:
        """Whether it is not as the preset has it."""
        return self.entry.id in self.draft.changes

    @property
    def conflict(self) -> str:
        """Why it cannot stand as it does; empty if it can."""
        mine = (each for each in self.draft.conflicts if each.option == self.entry.id)
        return next(map(self.shelf.words.conflict, mine), "")

    @property
    def idle(self) -> str:
        """Why it changes nothing as the others stand; empty if it does."""
        return "" if self.conflict else self.shelf.words.lacks(self.entry, self.draft.options)

    @property
    def title_room(self) -> float:
        """How wide its title may be."""
        return self._control_place.left - 12 - self._title_left

    def widgets(self) -> list[Widget]:
        """Return what can be used on it: its control, and the way to its rule."""
        link = Button(
            f"rule-{self.entry.id}",
            Rect(
                self.rect.right - PADDING - _LINK_WIDTH,
                self.rect.top + _ROW_Y - _LINK_HEIGHT / 2,
                _LINK_WIDTH,
                _LINK_HEIGHT,
            ),
            self.entry.rule,
            Kind.GHOST,
            size=14.5,
            command=OpenRule(self.entry.rule),
        )
        return [link] if self.is_read_only else [self._control(), link]

    def draw(self, canvas: Canvas, *, has_focus: bool) -> None:
        """Draw the card but for its widgets."""
        self._draw_ground(canvas, has_focus=has_focus)
        self._draw_picture(canvas)
        ink = (
            mix(canvas.theme.pages.panel.bottom, canvas.theme.pages.text, 0.72)
            if self.idle
            else canvas.theme.pages.text
        )
        title = canvas.shortened(
            self.shelf.words.title(self.entry.id), TITLE_STYLE, self.title_room
        )
        canvas.text(title, self._title_left, self.rect.top + _CONTROL_Y, TITLE_STYLE, ink)
        self._draw_row(canvas)
        text = self.conflict or self.shelf.words.options[self.entry.id].line
        place = self.rect.inflate(-2 * PADDING, 0).move(0, _TEXT_Y)
        colour = canvas.theme.pages.wrong if self.conflict else canvas.theme.pages.muted
        style = TEXT_STYLE.weighted(600) if self.conflict else TEXT_STYLE
        canvas.paragraph(text, place, style, colour, leading=LEADING)
        if self.is_read_only:
            self._draw_value(canvas)

    def is_so_in(self, preset: Options) -> bool:
        """Return whether a preset has the option on, or at the same value, and in force."""
        theirs = getattr(preset, self.entry.id)
        wanted = True if self._is_switch else self.draft.value(self.entry.id)
        return theirs == wanted and lacking(self.entry, preset) is None

    @property
    def _title_left(self) -> float:
        return self.rect.left + PADDING + _ICON + _ICON_GAP

    @property
    def _is_switch(self) -> bool:
        return isinstance(self.entry.values[0], bool)

    @property
    def _control_place(self) -> Rect:
        if self._is_switch:
            width, height = WIDTH, HEIGHT
        elif len(self.entry.values) > _MOST_VALUES:
            width, height = STEPPER_WIDTH, CONTROL_HEIGHT
        else:
            width, height = CHOOSER_WIDTH, CONTROL_HEIGHT
        middle = self.rect.top + _CONTROL_Y
        return Rect(self.rect.right - PADDING - width, middle - height / 2, width, height)

    def _control(self) -> Widget:
        name, place = self.entry.id, self._control_place
        value, enabled = self.draft.value(name), not self.idle
        command = SetOption(self.entry)
        if self._is_switch:
            return Switch(name, place, value is True, enabled=enabled, command=command)
        if len(self.entry.values) > _MOST_VALUES:
            first, last = int(self.entry.values[0]), int(self.entry.values[-1])
            return Stepper(name, place, int(value), first, last, enabled=enabled, command=command)
        labels = tuple(self.shelf.words.value(name, each) for each in self.entry.values)
        index = self.entry.values.index(value)
        return Chooser(name, place, labels, index, enabled=enabled, command=command)

    def _draw_value(self, canvas: Canvas) -> None:
        """Draw how it stands, where it cannot be changed."""
        word = self.shelf.words.value(self.entry.id, self.draft.value(self.entry.id))
        right = self.rect.right - PADDING
        canvas.text(
            word, right, self.rect.top + _CONTROL_Y, TITLE_STYLE, canvas.theme.pages.good, align=1
        )

    def _draw_ground(self, canvas: Canvas, *, has_focus: bool) -> None:
        fill = (
            mix(canvas.theme.pages.panel.top, canvas.theme.pages.page.bottom, 0.45)
            if self.idle
            else canvas.theme.pages.panel.top
        )
        line, width = canvas.theme.pages.line, canvas.theme.pages.line_width
        if self.conflict:
            line, width = RED, 2.5
        elif has_focus:
            line, width = canvas.theme.pages.hover_line, 2.5
        canvas.box(
            self.rect.move(0, 4),
            canvas.theme.pages.shadow,
            radius=18,
            opacity=0.0 if self.idle else 0.12,
        )
        canvas.box(self.rect, fill, radius=18, line=line, line_width=width)
        if self.is_changed:
            bar = Rect(self.rect.left - 1, self.rect.top + 24, _BAR, self.rect.height - 48)
            canvas.box(bar, _CHANGED, radius=_BAR / 2)

    def _draw_picture(self, canvas: Canvas) -> None:
        place = Rect(self.rect.left + PADDING, self.rect.top + 24, _ICON, _ICON)
        colour = GROUP_COLOURS[self.entry.group]
        ground = mix(colour, canvas.theme.pages.page.bottom, 0.6) if self.idle else colour
        canvas.box(place, ground, radius=13)
        icon = "lock" if self.idle else OPTION_ICONS[self.entry.id]
        draw_icon(canvas, icon, *place.center, 28, mix(ground, INK, 0.62) if self.idle else INK)

    def _draw_row(self, canvas: Canvas) -> None:
        """Draw why it is idle, or else which presets have it so and whether it was changed."""
        left, y = self._title_left, self.rect.top + _ROW_Y
        if self.idle:
            room = self.rect.right - PADDING - _LINK_WIDTH - 10 - left
            canvas.text(
                canvas.shortened(self.idle, SMALL, room), left, y, SMALL, canvas.theme.pages.muted
            )
            return
        for name in SHIPPED:
            self._draw_badge(canvas, left + _BADGE, y, name)
            left += _BADGE_STEP
        if self.is_changed:
            width = canvas.text_width(_CHANGED_WORD, TAG) + 20
            tag = Rect(left + 4, y - 11, width, 22)
            canvas.box(tag, _CHANGED_TAG, radius=11)
            canvas.text(_CHANGED_WORD, tag.centerx, y, TAG, _CHANGED_TEXT, align=0.5)

    def _draw_badge(self, canvas: Canvas, x: float, y: float, preset: str) -> None:
        """Draw the letter of a preset, filled if the option counts there as it does here."""
        is_so = self.is_so_in(self.shelf.shipped[preset])
        letter = self.shelf.words.preset(preset)[0]
        palette = canvas.theme.pages
        fill, ink = (palette.text, palette.panel.top) if is_so else (None, palette.muted)
        canvas.disc(
            x,
            y,
            _BADGE,
            fill,
            line=palette.text if is_so else canvas.theme.pages.strong_line,
            line_width=1.3,
        )
        canvas.text(letter, x, y, TAG, ink, align=0.5)
