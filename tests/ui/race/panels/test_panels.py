"""Whatever a panel has to show, it stays within its place."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from operator import methodcaller
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.kernel.values import replace
from formulad.ui.race.board.effort import Effort
from formulad.ui.race.desk.desk_layout import TowerStyle
from formulad.ui.race.panels.action_button import action_buttons
from formulad.ui.race.panels.corner_panel import draw_corner
from formulad.ui.race.panels.driver_panel import draw_driver, ground_colours
from formulad.ui.race.panels.engineer import draw_engineer, engineer_rows, first_row, plan_engineer
from formulad.ui.race.panels.engineer_tab import engineer_tab
from formulad.ui.race.panels.gear_lever import draw_gate, gear_buttons
from formulad.ui.race.panels.legend import draw_legend
from formulad.ui.race.panels.panel_cache import KeptPanels
from formulad.ui.race.panels.path_advice import destination_rows, rows_in, scrolled
from formulad.ui.race.panels.prompt import draw_prompt
from formulad.ui.race.panels.race_log import Arriving, draw_log
from formulad.ui.race.panels.timing_tower import draw_tower
from formulad.ui.race.panels.tower_strip import draw_tower_strip
from formulad.ui.race.panels.wear_pools import draw_pools
from formulad.ui.race.present.engineer_presenter import advice
from formulad.ui.race.terms.race_words import LogLine
from formulad.ui.race.views.engineer_views import EngineerView, LogEntry, PathAdvice, WaitAdvice
from formulad.ui.race.views.panel_views import ActionView
from formulad.ui.toolkit.canvas import Canvas, Rect, scale_for
from formulad.ui.toolkit.canvas.fitting import LEAST
from formulad.ui.toolkit.colour import WHITE, contrast
from formulad.ui.toolkit.teams import CAR_NUMBERS
from formulad.ui.toolkit.text import ELLIPSIS
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.widget import RESTING
from tests.ui.race import samples
from tests.ui.race.desk.test_desk_layout import WINDOWS, layout_of
from tests.ui.race.moments import a_moment_by_debris

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.ui.race.desk.desk_layout import RaceLayout
    from formulad.ui.race.views.engineer_views import GearAdvice
    from formulad.ui.race.views.panel_views import PoolView
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.text import Typesetter
    from tests.ui.conftest import Sheet

FLAT = replace(DARK, shadow_opacity=0.0)
"""The palette without shadows, which reach out of their panels."""
SLACK = 1.5
"""Units that a smooth edge may blur."""


class Screen:
    """An empty screen of one size, on which it is seen where something was painted."""

    def __init__(self, window: tuple[int, int], typesetter: Typesetter) -> None:
        scale = scale_for(window)
        self.layout: RaceLayout = layout_of(window, is_open=True)
        self.canvas = Canvas(pygame.Surface(window, pygame.SRCALPHA), scale, typesetter)

    def spilled(self, place: Rect, paint: Callable[[], object]) -> bool:
        """Return whether something was painted outside a place."""
        surface = self.canvas.surface
        surface.fill((0, 0, 0, 0))
        paint()
        box = surface.get_bounding_rect()
        painted = Rect(box).scale_by(1 / self.canvas.scale)
        painted.topleft = self.canvas.to_units(box.topleft)
        return not place.inflate(2 * SLACK, 2 * SLACK).contains(painted)


@pytest.fixture(params=WINDOWS, ids=lambda w: f"{w[0]}x{w[1]}")
def screen(request: pytest.FixtureRequest, typesetter: Typesetter) -> Screen:
    return Screen(request.param, typesetter)


def test_the_tower_stays_in_its_place(screen: Screen) -> None:
    canvas, rect, view = screen.canvas, screen.layout.tower, samples.tower()
    style = screen.layout.tower_style

    def paint() -> None:
        if style is TowerStyle.STRIP:
            draw_tower_strip(canvas, FLAT, rect, view)
        else:
            is_narrow = style is TowerStyle.NARROW
            list(draw_tower(canvas, FLAT, rect, view, is_narrow=is_narrow))

    assert not screen.spilled(rect, paint)


def test_the_prompt_stays_in_its_place(screen: Screen) -> None:
    canvas, rect, view = screen.canvas, screen.layout.prompt, samples.race().prompt

    assert not screen.spilled(rect, lambda: draw_prompt(canvas, FLAT, rect, view))


def test_the_legend_stays_in_its_place(screen: Screen) -> None:
    canvas, rect = screen.canvas, screen.layout.legend

    assert not screen.spilled(rect, lambda: draw_legend(canvas, FLAT, rect))


def test_the_driver_stays_in_his_place(screen: Screen) -> None:
    canvas, rect, view = screen.canvas, screen.layout.parts.driver, samples.dashboard()

    assert not screen.spilled(rect, lambda: draw_driver(canvas, rect, view))


@pytest.mark.parametrize(
    "pools", [samples.ONE_POOL, samples.SIX_POOLS, samples.OWN_CAR], ids=["one", "six", "own"]
)
def test_the_wear_points_stay_in_their_place(screen: Screen, pools: tuple[PoolView, ...]) -> None:
    canvas, rect = screen.canvas, screen.layout.parts.pools
    note = samples.dashboard().note

    assert not screen.spilled(rect, lambda: draw_pools(canvas, FLAT, rect, pools, note))


@pytest.mark.parametrize("made", [0, 1, 3])
def test_the_corner_stays_in_its_place(screen: Screen, made: int) -> None:
    canvas, rect = screen.canvas, screen.layout.parts.corner
    corner = replace(samples.CORNER, made=made)

    assert not screen.spilled(rect, lambda: draw_corner(canvas, FLAT, rect, corner))


def test_the_gears_stay_in_their_place(screen: Screen) -> None:
    canvas, rect, view = screen.canvas, screen.layout.parts.lever, samples.dashboard()

    def paint() -> None:
        draw_gate(canvas, FLAT, rect, view.gear_note)
        for button in gear_buttons(rect, view):
            button.draw(canvas, FLAT, RESTING)

    around_the_chosen = 8
    assert not screen.spilled(rect.inflate(around_the_chosen, around_the_chosen), paint)


def test_the_action_stays_in_its_place(screen: Screen) -> None:
    canvas, rect, view = screen.canvas, screen.layout.parts.action, samples.race().action

    def paint() -> None:
        for button in action_buttons(rect, view):
            button.draw(canvas, FLAT, RESTING)

    below = 4
    assert not screen.spilled(rect.inflate(0, 2 * below), paint)


@pytest.mark.parametrize(
    "advice",
    [
        samples.gear_advice(),
        samples.path_advice(),
        samples.path_advice(2, None),
        WaitAdvice(
            0, 13, samples.LONG_NAME, "13 beside Bruno: no contact (1–4 would cost a point)"
        ),
        WaitAdvice(None, 0, samples.LONG_NAME, "The black die: stall, start or leap away"),
    ],
    ids=["gear", "path", "two places", "die", "words"],
)
def test_the_engineer_stays_in_his_place(
    screen: Screen, advice: GearAdvice | PathAdvice | WaitAdvice
) -> None:
    canvas, rect = screen.canvas, screen.layout.engineer
    view = EngineerView(advice, samples.log())

    def paint() -> None:
        list(draw_engineer(canvas, FLAT, rect, view))
        draw_log(canvas, FLAT, plan_engineer(rect, view).log, view.log)
        for row in engineer_rows(rect, view, 0):
            row.draw(canvas, FLAT, RESTING)

    assert not screen.spilled(rect, paint)


def test_a_place_to_stop_stays_in_its_row(screen: Screen) -> None:
    view = EngineerView(samples.path_advice(), ())

    rows = engineer_rows(screen.layout.engineer, view, 0)
    draw = methodcaller("draw", screen.canvas, FLAT, RESTING)

    spilled = [row.id for row in rows if screen.spilled(row.rect, partial(draw, row))]

    assert spilled == []


@pytest.mark.parametrize("number", CAR_NUMBERS)
def test_a_driver_is_read_on_the_colours_of_every_team(number: int) -> None:
    assert min(contrast(WHITE, shade) for shade in ground_colours(number)) >= 4.5


@pytest.mark.parametrize(
    ("advice", "expected"),
    [(samples.gear_advice(), 40), (samples.path_advice(), None)],
    ids=["gear", "path"],
)
def test_the_folded_engineer_tells_how_likely_a_gear_costs_nothing(
    advice: GearAdvice | PathAdvice, expected: int | None
) -> None:
    view = EngineerView(advice, ())

    assert expected == engineer_tab(Rect(0, 0, 56, 180), view, is_open=False).clean


@pytest.mark.parametrize(
    ("first", "chosen", "expected"),
    [
        (0, None, 0),
        (0, 4, 0),
        (0, 5, 1),
        (6, 3, 3),
        (6, 8, 6),
        (18, 2, 2),
        (18, None, 15),
        (0, 19, 15),
    ],
)
def test_a_list_of_twenty_shows_five_with_the_chosen_one_among_them(
    first: int, chosen: int | None, expected: int
) -> None:
    assert expected == scrolled(first, chosen, 5, 20)


def test_a_list_shows_no_more_places_than_there_are() -> None:
    assert rows_in(1000, 3) == 3


def test_a_list_without_room_still_shows_one_place() -> None:
    assert rows_in(10, 3) == 1


def test_the_first_row_is_kept_while_the_chosen_one_is_in_sight() -> None:
    view = EngineerView(samples.path_advice(25, chosen=5), ())

    assert first_row(Rect(0, 0, 352, 1040), view, 3) == 3


def test_a_panel_is_painted_again_only_when_it_shows_something_else(
    typesetter: Typesetter,
) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    painted: list[str] = []
    rect = Rect(40, 40, 100, 60)

    for shown in ("one", "one", "two", "two"):
        kept.draw(canvas, "panel", rect, shown, partial(painted.append, shown))

    assert painted == ["one", "two"]


def test_while_everything_moves_one_panel_is_painted_in_each_picture(
    typesetter: Typesetter,
) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    show(kept, canvas, "old", restless=True)

    painted = [show(kept, canvas, "new", restless=True) for _ in range(4)]

    assert [["a new"], ["b new"], ["c new"], []] == painted


def test_what_comes_to_rest_shows_what_is_new_on_every_panel(typesetter: Typesetter) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    show(kept, canvas, "old", restless=True)
    show(kept, canvas, "new", restless=True)

    assert ["b new", "c new"] == show(kept, canvas, "new", restless=False)


def test_while_everything_moves_a_large_panel_is_painted_step_by_step(
    typesetter: Typesetter,
) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    steps: list[str] = []

    painted = [
        in_steps(kept, canvas, shown, steps, restless=True)
        for shown in ("old", "new", "new", "new", "new")
    ]

    assert painted == [["old 1", "old 2", "old 3"], ["new 1"], ["new 2"], ["new 3"], []]


def test_a_large_panel_is_seen_as_it_was_until_all_of_it_is_painted(
    typesetter: Typesetter,
) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    in_steps(kept, canvas, "old", [], restless=True)
    before = pygame.image.tobytes(canvas.surface, "RGB")

    seen = []
    for _ in range(3):
        canvas.surface.fill("black")
        in_steps(kept, canvas, "new", [], restless=True)
        seen.append(pygame.image.tobytes(canvas.surface, "RGB") == before)

    assert seen == [True, True, False]


def test_what_comes_to_rest_shows_a_large_panel_at_once_as_it_is_by_now(
    typesetter: Typesetter,
) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    for shown in ("one", "two"):
        in_steps(kept, canvas, shown, [], restless=True)

    painted = in_steps(kept, canvas, "three", [], restless=False)

    assert painted == ["three 1", "three 2", "three 3"]


def test_a_large_panel_that_always_changes_is_seen_to_do_so(typesetter: Typesetter) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    steps: list[str] = []
    in_steps(kept, canvas, "0", steps, restless=True)

    painted = [in_steps(kept, canvas, str(number), steps, restless=True) for number in range(1, 7)]

    assert painted == [["1 1"], ["1 2"], ["1 3"], ["4 1"], ["4 2"], ["4 3"]]


def in_steps(
    kept: KeptPanels, canvas: Canvas, shown: str, painted: list[str], *, restless: bool
) -> list[str]:
    """Show a panel that is painted in three steps; return those that are painted now."""
    before = len(painted)
    rect = Rect(40, 40, 100, 60)

    def paint() -> Iterator[None]:
        for step in (1, 2, 3):
            if step > 1:
                yield
            canvas.box(rect, (60 * step, 80, ord(shown[0])), radius=4)
            painted.append(f"{shown} {step}")

    kept.begin(Effort(is_limited=restless))
    kept.draw(canvas, "panel", rect, shown, paint)
    return painted[before:]


def test_no_panel_waits_for_one_that_has_gone(typesetter: Typesetter) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    show(kept, canvas, "old", restless=True)
    show(kept, canvas, "new", restless=True)
    show(kept, canvas, "new", restless=True, names="c")

    assert ["c new"] == show(kept, canvas, "new", restless=True, names="c")


def test_a_panel_that_always_changes_does_not_keep_others_waiting(typesetter: Typesetter) -> None:
    canvas = Screen((320, 180), typesetter).canvas
    kept = KeptPanels()
    show(kept, canvas, "0", restless=True)

    painted = [show(kept, canvas, str(number), restless=True) for number in range(1, 7)]

    assert {"a", "b", "c"} == {line[0] for each in painted for line in each}


def show(
    kept: KeptPanels, canvas: Canvas, shown: str, *, restless: bool, names: str = "abc"
) -> list[str]:
    """Return which panels are painted anew."""
    painted: list[str] = []
    kept.begin(Effort(is_limited=restless))
    for name in names:
        kept.draw(
            canvas, name, Rect(40, 40, 100, 60), shown, partial(painted.append, f"{name} {shown}")
        )
    return painted


def test_a_kept_panel_looks_like_one_painted_in_place(typesetter: Typesetter) -> None:
    one, other = Screen((640, 360), typesetter), Screen((640, 360), typesetter)
    rect = Rect(50.3, 60.7, 200, 120)

    def paint(canvas: Canvas) -> None:
        canvas.box(rect, DARK.inset, radius=12, line=DARK.line)

    paint(one.canvas)
    KeptPanels().draw(other.canvas, "panel", rect, None, lambda: paint(other.canvas))

    expected = pygame.image.tobytes(one.canvas.surface, "RGBA")
    assert expected == pygame.image.tobytes(other.canvas.surface, "RGBA")


def test_a_sentence_too_long_for_the_log_ends_with_an_ellipsis(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []

    def letter(text: str, *_: object, **__: object) -> float:
        lines.append(text)
        return 0.0

    monkeypatch.setattr(screen.canvas, "text", letter)
    entry = LogEntry(LogLine("too many words " * 60, 0), 7, samples.LONG_NAME)

    draw_log(screen.canvas, FLAT, screen.layout.engineer, (entry,))

    assert lines[-1].endswith(ELLIPSIS)


@pytest.mark.parametrize(
    ("word", "lines"), [("schneller", 1), ("neumáticos blandos", 2)], ids=["a sign", "two words"]
)
def test_long_words_on_the_big_button_need_no_magnifying_glass(
    word: str, lines: int, sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a narrow window they do without the sign beside them, or stand below each other."""
    canvas, sizes = sheet(200, 200), list[float]()

    def note(_text: str, _x: float, _y: float, style: Style, *_: object, **_named: object) -> float:
        sizes.append(style.size)
        return 0.0

    monkeypatch.setattr(canvas, "text", note)
    big = action_buttons(Rect(0, 0, 160, 160), ActionView("hurry", (word,)))[0]
    big.draw(canvas, FLAT, RESTING)

    assert lines == len(sizes)
    assert min(sizes) >= LEAST * 25


def test_a_new_line_comes_from_below_the_head_of_the_log(screen: Screen) -> None:
    place, entries = Rect(20, 20, 330, 300), samples.log(3)
    settled = draw_log(screen.canvas, FLAT, place, entries)
    height = settled[0].rect.height

    hidden, *others = draw_log(screen.canvas, FLAT, place, entries, Arriving(1, 0.0))
    midway, *_ = draw_log(screen.canvas, FLAT, place, entries, Arriving(1, 0.5))

    assert settled[0].rect.top - height == hidden.rect.top
    assert settled[0].rect.top - height / 2 == midway.rect.top
    assert settled[0].rect.top == others[0].rect.top


def test_places_below_each_other_are_lettered_alike() -> None:
    told = advice(a_moment_by_debris(place=0))
    assert isinstance(told, PathAdvice)

    first, *others = destination_rows(Rect(0, 0, 320, 600), told, 1, 3)

    assert tuple(place.title for place in told.destinations[1:4]) == first.titles
    assert {first.titles} == {row.titles for row in others}


def test_another_way_to_a_place_stands_further_in_below_it() -> None:
    moment = a_moment_by_debris(place=0)
    told = advice(moment)
    assert isinstance(told, PathAdvice)
    rows = destination_rows(Rect(0, 0, 320, 600), told, 0, len(told.destinations))

    usual, detour = next(pair for pair in pairwise(rows) if pair[1].place.is_detour)

    assert usual.rect.left < detour.rect.left
    assert usual.rect.right == detour.rect.right
    assert usual.place.title == detour.place.title
