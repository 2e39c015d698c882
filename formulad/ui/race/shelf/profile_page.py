"""Profile page: what somebody played, where points went, records and stamps (SHE-2, SHE-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.shelf.statistics.stamps import STAMPS
from formulad.ui.race.shelf.bars import Bar, bars_height, draw_bars
from formulad.ui.race.shelf.counting_scene import CountingScene
from formulad.ui.race.shelf.edit_profile_page import DELETED, EditProfileScene
from formulad.ui.race.shelf.figures import Figures, figures_of
from formulad.ui.race.shelf.record_words import record_words
from formulad.ui.race.shelf.shelf_ways import See
from formulad.ui.race.shelf.shelf_words import (
    GAME_TITLES,
    STAMP_WORDS,
    cause_word,
    games_words,
    gear_words,
    lost_words,
    places_words,
    played_words,
    skill_words,
)
from formulad.ui.race.shelf.stamp_spot import StampSpot
from formulad.ui.race.shelf.weighing_run import WeighingRun
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, SMALL
from formulad.ui.toolkit.teams import team_of
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.list_row import ListRow
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen

if TYPE_CHECKING:
    from formulad.shelf.statistics.index import Counted
    from formulad.shelf.statistics.tally import GameTally, Held, PersonTally
    from formulad.store.profiles import Profile, SavedProfile
    from formulad.ui.race.shelf.shelf_ways import ShelfWays
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

EDIT, TABS, WEIGH = "edit", "tabs", "weigh"
_EDIT, _TABS, _BUTTON = 190.0, 400.0, 52.0
_GAP, _PADDING, _SHARE, _SIDE_BY_SIDE = 20.0, 26.0, 0.6, 1500.0
_HELD, _HELD_ROW, _HEAD, _NOTE = 4, 46.0, 44.0, 44.0
_ACROSS, _CAUSES, _GAMES_SHARE = 5, 6, 0.42
_SCALES, _WEIGH = 92.0, 190.0
"""How tall mistakes and luck are told, and how wide what weighs them is."""


@frozen
class _Places:
    """The two halves of the page; one of them has no room where they are leaves of a book."""

    charts: Rect | None
    reached: Rect | None


class ProfileScene(CountingScene):
    """What somebody came to."""

    name = "profile"

    def __init__(self, ways: ShelfWays, saved: SavedProfile) -> None:
        """Show somebody; the records are counted meanwhile."""
        super().__init__(ways)
        self._saved = saved
        self._tab = 0
        self._run: WeighingRun | None = None
        """Weighs their races beside the game."""
        self._known: tuple[Profile, tuple[Counted, ...], Figures] | None = None
        """What was worked out last, and of what."""

    @property
    def moving(self) -> bool:
        """Whether records are still to be counted, or races weighed."""
        return super().moving or self._run is not None

    def update(self, dt: float) -> None:
        """Count a little more, and look how far the weighing is."""
        if self._run and self._run.is_done:
            self._run = None
            self._ways.counting.anew()
        super().update(dt)

    def _has_counted(self) -> None:
        self._lay_out()

    def close(self) -> None:
        """Weigh no more."""
        if self._run:
            self._run.rest()

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._area = canvas.area
        self._lay_out("" if self._form.focus else EDIT)

    @property
    def figures(self) -> Figures:
        """What they came to, as far as it is counted."""
        profile, counted = self._saved.profile, self._ways.counting.counted
        if self._known is None or self._known[:2] != (profile, counted):
            self._known = profile, counted, figures_of(profile, counted)
        return self._known[2]

    @property
    def _skill_words(self) -> tuple[str, ...]:
        """How well they played, or how far the weighing is."""
        if self._run:
            return (say("{n} of {all} races are weighed …", n=self._run.done, all=self._run.count),)
        return skill_words(self.figures.skill)

    @property
    def _is_book(self) -> bool:
        """Whether the halves of the page are leaves, for want of room."""
        return self._area.width < _SIDE_BY_SIDE

    @property
    def _places(self) -> _Places:
        area, top = self._area, HEADER + 34
        room = Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - MARGIN)
        if self._is_book:
            return _Places(None, room) if self._tab else _Places(room, None)
        width = room.width * _SHARE
        right = Rect(room.left + width + _GAP, room.top, room.width - width - _GAP, room.height)
        return _Places(Rect(room.left, room.top, width, room.height), right)

    def handle(self, intent: Intent) -> Change | None:
        """Change the profile, or see a record again."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._ways.help_page())
        change: Change | None = None
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(id="edit"):
                change = Push(EditProfileScene(self._ways, self._saved))
            case Activated(id="weigh"):
                self._weigh()
            case Chosen(id="tabs", index=index):
                self._tab = index
            case Activated(command=See(path)):
                change = self._ways.see(path)
        self._lay_out()
        return change

    def _weigh(self) -> None:
        """Begin to weigh their races, or rest: what is weighed by then stays."""
        if self._run is None:
            self._run = WeighingRun(self._ways.counting.index, self.figures.races)
        else:
            self._run.rest()

    def resume(self, answer: str) -> Change | None:
        """Come back: the profile may be another one, or no more."""
        if answer == DELETED:
            return Pop()
        files = self._ways.profiles.profiles()
        self._saved = next((each for each in files if each.path == self._saved.path), self._saved)
        self._lay_out()
        return None

    # Layout

    def _lay_out(self, focus: str = "") -> None:
        right = self._area.right - MARGIN
        edit = Rect(right - _EDIT, (HEADER - _BUTTON) / 2, _EDIT, _BUTTON)
        widgets: list[Widget] = [back_button()]
        if self._is_book:
            place = Rect(edit.left - _GAP - _TABS, edit.top, _TABS, _BUTTON)
            widgets.append(Segmented(TABS, place, (say("Figures"), say("Reached")), self._tab))
        widgets.append(Button(EDIT, edit, say("Change"), icon="edit", size=18))
        if (charts := self._places.charts) is not None:
            place = self._scales(charts)
            place = Rect(place.right - _WEIGH, place.centery - _BUTTON / 2, _WEIGH, _BUTTON)
            may = any(not each.weighed for each in self.figures.races)
            label = say("Weigh") if self._run is None else say("Stop")
            widgets.append(Button(WEIGH, place, label, icon="scales", size=18, enabled=may))
        if (panel := self._places.reached) is not None:
            widgets += self._held_rows(panel)
            widgets += self._stamp_spots(panel)
        self._form.show(widgets, focus)

    @property
    def _held(self) -> tuple[Held, ...]:
        """The records they hold, as many as are shown."""
        return self.figures.held[:_HELD]

    def _stamps_top(self, panel: Rect) -> float:
        """Return where the stamps begin, below the records that are held."""
        return panel.top + _HEAD + len(self._held) * _HELD_ROW

    @staticmethod
    def _scales(panel: Rect) -> Rect:
        """Return where mistakes and luck are told, at the foot of the charts."""
        left, width = panel.left + _PADDING, panel.width - 2 * _PADDING
        return Rect(left, panel.bottom - _SCALES - 8, width, _SCALES)

    def _held_rows(self, panel: Rect) -> list[Widget]:
        left, width = panel.left + 12, panel.width - 24
        return [
            ListRow(
                f"held-{at}",
                Rect(left, panel.top + _HEAD + at * _HELD_ROW, width, _HELD_ROW - 4),
                joined(" · ", (each.course.circuit, record_words(each.what, each.best.value))),
                icon="trophy",
                command=See(each.best.path),
            )
            for at, each in enumerate(self._held)
        ]

    def _stamp_spots(self, panel: Rect) -> list[Widget]:
        if not self._ways.shows_stamps:
            return []
        reached, top = self.figures.stamps, self._stamps_top(panel) + _HEAD
        room = Rect(panel.left + 16, top, panel.width - 32, panel.bottom - _NOTE - top)
        across = 4 if is_tall(*room.size) else _ACROSS
        rows = -(-len(STAMPS) // across)
        width, height = room.width / across, room.height / rows
        return [
            StampSpot(
                f"stamp-{stamp}",
                Rect(
                    room.left + (at % across) * width,
                    room.top + (at // across) * height,
                    width - 6,
                    height - 6,
                ),
                STAMP_WORDS[stamp],
                stamp in reached,
            )
            for at, stamp in enumerate(STAMPS)
        ]

    # What is seen

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        name, tally = self._saved.name, self.figures.tally
        is_done = self._ways.counting.is_done
        note = played_words(tally) if is_done else say("The records are being read …")
        taken = _EDIT + (_TABS + _GAP if self._is_book else 0)
        draw_page(canvas, name.upper(), note, taken=taken)
        places = self._places
        if places.charts:
            self._draw_charts(canvas, places.charts, tally)
        if places.reached:
            self._draw_reached(canvas, places.reached)
        self._form.draw(canvas, canvas.theme.pages)

    def _draw_charts(self, canvas: Canvas, panel: Rect, tally: PersonTally) -> None:
        """Draw the games above, points and gears below."""
        palette = canvas.theme.pages
        colour = team_of(self._saved.profile.number).colour
        canvas.panel(panel, palette, radius=18)
        inner = panel.inflate(-2 * _PADDING, -2 * _PADDING)
        games = list(map(_game_bar, tally.games))
        above = min(inner.height * _GAMES_SHARE, bars_height(len(games)) + _PADDING)
        top = Rect(inner.left, inner.top, inner.width, above)
        draw_bars(canvas, top, games_words(tally), games, colour)
        half = (inner.width - 2 * _PADDING) / 2
        height = inner.height - above - _SCALES
        left = Rect(inner.left, inner.top + above, half, height)
        right = Rect(inner.right - half, left.top, half, height)
        lost = [Bar(cause_word(cause), points) for cause, points in tally.lost[:_CAUSES]]
        draw_bars(canvas, left, lost_words(tally), lost, palette.wrong)
        gears = [
            Bar(say("Gear {gear}", gear=gear), times)
            for gear, times in enumerate(tally.gears, 1)
            if any(tally.gears)
        ]
        draw_bars(canvas, right, gear_words(tally), gears, palette.good)

        self._draw_scales(canvas, self._scales(panel))

    def _draw_scales(self, canvas: Canvas, place: Rect) -> None:
        """Draw how well they played, and how lucky they were."""
        palette, lines = canvas.theme.pages, self._skill_words
        canvas.box(Rect(place.left, place.top, place.width, 2), palette.inset)
        for at, line in enumerate(lines):
            told, style = fitted(canvas, line, LABEL.sized(18), place.width - _WEIGH - 24, 0.6)
            y = place.centery + (at - (len(lines) - 1) / 2) * 30
            canvas.text(told, place.left, y, style, palette.text)

    def _draw_reached(self, canvas: Canvas, panel: Rect) -> None:
        palette = canvas.theme.pages
        canvas.panel(panel, palette, radius=18)
        left, room = panel.left + _PADDING, panel.width - 2 * _PADDING
        told = say("Records held") if self._held else say("No record is held yet.")
        title, style = fitted(canvas, told, LABEL, room, 0.7)
        canvas.text(title, left, panel.top + _HEAD / 2 + 2, style, palette.text)
        if not self._ways.shows_stamps:
            return
        reached = say("Stamps: {n} of {all}", n=len(self.figures.stamps), all=len(STAMPS))
        title, style = fitted(canvas, reached, LABEL, room, 0.7)
        y = self._stamps_top(panel) + _HEAD / 2 + 2
        canvas.text(title, left, y, style, palette.text)
        lines, style = in_lines(canvas, self._stamp_note, SMALL, room, 1)
        draw_lines(canvas, lines, (left, panel.bottom - _NOTE / 2), style, palette.muted)

    @property
    def _stamp_note(self) -> str:
        """What reaches the stamp that is looked at."""
        for name in (self._form.hovered, self._form.focus):
            stamp = name.removeprefix("stamp-")
            if stamp in STAMP_WORDS:
                return STAMP_WORDS[stamp].how
        return say("Look at a stamp to see what it takes.")


def _game_bar(game: GameTally) -> Bar:
    title = GAME_TITLES.get(game.game, game.game)
    won = say("{game}, {wins} won", game=title, wins=game.wins) if game.wins else title
    return Bar(won, game.played, places_words(game))
