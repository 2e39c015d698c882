"""Where the card of a hint stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence
from formulad.ui.shell.coach.hint import Hint
from formulad.ui.shell.coach.hint_place import InSight
from formulad.ui.shell.coach.hint_scene import HintScene
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from tests.ui.conftest import Sheet

ABOUT, PANEL = Rect(1240, 560, 120, 80), Rect(1548, 20, 352, 1040)
LINES = tuple(Rect(PANEL.left, 72 + 55 * line, PANEL.width, 50) for line in range(10))
HINT: Hint[None] = Hint(
    "one",
    Sentence("One thing", {}),
    Sentence("All there is to know.", {}),
    lambda _canvas, _place: None,
    lambda _: True,
)


def stands(canvas: Canvas, seen: InSight) -> Rect:
    """Return where the card stands: around its two buttons."""
    scene = HintScene(HINT, "Hint", lambda: seen)
    scene.arrange(canvas)
    scene.draw(canvas)
    left, right = (widget.rect for widget in scene.widgets)
    return Rect(left.union(right))


def test_a_card_leaves_a_panel_that_is_read_free_where_it_can(sheet: Sheet) -> None:
    canvas = sheet(1920, 1080)
    about = ABOUT.move(300, 0)

    over = stands(canvas, InSight(about))
    beside = stands(canvas, InSight(about, panel=PANEL, lines=LINES))

    assert over.colliderect(PANEL)
    assert not beside.colliderect(PANEL)
    assert not beside.colliderect(about)


def test_a_card_hides_no_half_of_the_lines_of_a_panel(sheet: Sheet) -> None:
    """Half a word is read as another."""
    seen = InSight(panel=PANEL, lines=LINES)

    assert seen.allows(Rect(800, 300, 660, 240))
    assert seen.allows(Rect(1500, 300, 420, 240))
    assert not seen.allows(Rect(1200, 300, 660, 240))
    assert stands(sheet(1920, 1080), seen)


def test_a_card_takes_another_form_where_the_usual_one_hides_a_car(sheet: Sheet) -> None:
    """A low window with panels at both sides, and the car to move in the middle."""
    car, panel = (515, 364), Rect(1160, 20, 352, 590)
    seen = InSight(Rect(780, 640, 400, 190), 85, 630, [car], panel, [panel])

    beside = stands(sheet(1600, 840), seen)

    assert not beside.inflate(40, 40).collidepoint(car)
    assert not beside.colliderect(panel)
