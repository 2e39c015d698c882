from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.kernel.values import replace
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.desk import panelled_hud
from formulad.ui.race.desk.desk_hud import Hud
from formulad.ui.race.panels.dice_tray import TrayView, die_on_tray, tray_place, usual_tray
from formulad.ui.race.panels.modal_panels import WAY_OUT
from formulad.ui.race.panels.panel_animations import SLIDE
from formulad.ui.race.panels.race_commands import Reply
from formulad.ui.race.terms.race_words import LogLine
from formulad.ui.race.views.engineer_views import LogEntry
from formulad.ui.race.views.roll_view import RollView
from formulad.ui.toolkit.canvas import scale_for
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.intents import PointAt, Press, Release
from formulad.ui.toolkit.widgets.widget import SMALLEST_HIT, Activated, hit_area
from tests.ui.race import samples

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from tests.ui.conftest import Sheet

HARDLY = 8
"""So much lighter may a panel be over a white board than over a black one, of 255."""
GOES_HOME = RollView(
    *(1, 3, 7, 160.0, 1.0, 1.0, 0.5),
    goes_home=True,
    limit="",
    colour=WHITE,
    icon="",
    text="",
)


@pytest.fixture(scope="module")
def circuit() -> Circuit:
    return Catalogue(data_root() / "tracks").load("monaco")


@pytest.fixture
def canvas(sheet: Sheet) -> Canvas:
    return sheet(1920, 1080)


@pytest.fixture
def hud(circuit: Circuit, canvas: Canvas) -> Hud:
    made = Hud(circuit)
    made.arrange(canvas)
    return made


def show(hud: Hud, view: RaceView) -> None:
    hud.show(view, shows_reach=True, shows_board=False)


def ids(hud: Hud) -> list[str]:
    return [widget.id for widget in hud.form.widgets]


def test_before_the_die_the_gears_can_be_used(hud: Hud) -> None:
    show(hud, samples.race())

    gears = [f"gear-{gear}" for gear in range(1, 7)]
    tools = ["tool-reach", "tool-zoom", "tool-board", "tool-menu"]
    assert [*gears, "action", "undo", *tools] == ids(hud)


@pytest.mark.parametrize("awaits", [samples.race(), samples.race(advice=samples.path_advice())])
def test_everything_that_can_be_used_stands_for_something(hud: Hud, awaits: RaceView) -> None:
    show(hud, awaits)

    assert [] == [widget.id for widget in hud.form.widgets if widget.command is None]


def test_a_gear_that_is_refused_can_be_pointed_at_to_learn_why(hud: Hud) -> None:
    show(hud, samples.race())
    refused = next(w for w in hud.form.widgets if w.id == "gear-6")

    hud.handle(PointAt(refused.rect.center))

    assert hud.form.hovered == "gear-6"


def test_while_no_gear_is_chosen_the_lever_cannot_be_used(hud: Hud) -> None:
    idle = tuple(replace(slot, is_open=False, reason="") for slot in samples.dashboard().slots)
    show(hud, replace(samples.race(), dashboard=replace(samples.dashboard(), slots=idle)))

    assert [w.id for w in hud.form.widgets if w.focusable and w.id.startswith("gear")] == []


def test_after_the_die_the_places_in_sight_can_be_used(hud: Hud) -> None:
    show(hud, samples.race(samples.path_advice(3)))

    rows = [name for name in ids(hud) if name.startswith("destination")]

    assert ["destination-0", "destination-1", "destination-2"] == rows


def test_the_list_goes_to_the_chosen_place_and_no_further(hud: Hud) -> None:
    show(hud, samples.race(samples.path_advice(25, chosen=0)))
    in_sight = sum(name.startswith("destination") for name in ids(hud))

    show(hud, samples.race(samples.path_advice(25, chosen=in_sight)))
    rows = [name for name in ids(hud) if name.startswith("destination")]

    assert "destination-1" == rows[0]
    assert f"destination-{in_sight}" == rows[-1]


def test_words_of_a_panel_count_no_more_when_it_is_to_show_something_else(
    hud: Hud, canvas: Canvas
) -> None:
    show(hud, samples.race(samples.path_advice(25, chosen=0)))
    hud.draw(canvas, samples.NOTHING_PASSES)
    before = [link for link in hud.links if link.rule]

    show(hud, samples.race(samples.path_advice(25, chosen=20)))
    late = [link for link in hud.links if link.rule]
    hud.draw(canvas, samples.NOTHING_PASSES)
    painted = [link for link in hud.links if link.rule]

    assert before
    assert not late
    assert painted


def test_words_of_the_log_count_no_more_where_a_list_comes_to_lie(hud: Hud, canvas: Canvas) -> None:
    driven = LogEntry(LogLine("Drives 7 of 9 cells", 0, rule="MOV-2"), 7, "Ana")
    told = samples.race(samples.path_advice(3, chosen=0))
    told = replace(told, engineer=replace(told.engineer, log=(driven,) * 40))
    show(hud, told)
    hud.draw(canvas, samples.NOTHING_PASSES)
    log = [link for link in hud.links if link.rule == driven.line.rule]

    longer = replace(told.engineer, advice=samples.path_advice(6, chosen=0))
    show(hud, replace(told, engineer=longer))

    assert log
    assert not [link for link in hud.links if link.rule == driven.line.rule]


def test_pointing_at_a_gear_is_told(hud: Hud) -> None:
    show(hud, samples.race())
    place = next(w.rect for w in hud.form.widgets if w.id == "gear-3")

    hud.handle(PointAt(place.center))

    assert hud.form.hovered == "gear-3"


def test_a_click_on_a_button_uses_it(hud: Hud) -> None:
    show(hud, samples.race())
    place = next(w.rect for w in hud.form.widgets if w.id == "action")

    hud.handle(Press(place.center))

    assert Activated("action", Reply.ACT) == hud.handle(Release(place.center))


@pytest.mark.parametrize("window", [(1280, 720), (1024, 768), (1080, 1920), (1920, 1080)])
def test_everything_can_be_hit_with_a_finger(
    circuit: Circuit, sheet: Sheet, window: tuple[int, int]
) -> None:
    hud = Hud(circuit)
    hud.arrange(sheet(*window, scale_for(window)))
    hud.toggle_engineer()
    show(hud, samples.race(samples.path_advice()))

    small = [
        widget.id
        for widget in hud.form.widgets
        if min(hit_area(widget.rect).size) < SMALLEST_HIT or min(widget.rect.size) < 40
    ]

    assert small == []


@pytest.mark.parametrize("window", [(1280, 720), (1080, 1920), (1920, 1080)])
def test_what_only_streets_have_can_be_hit_and_drawn(
    circuit: Circuit, sheet: Sheet, window: tuple[int, int]
) -> None:
    hud, canvas = Hud(circuit), sheet(*window, scale_for(window))
    hud.arrange(canvas)
    show(hud, replace(samples.race(), dashboard=samples.street_dashboard()))
    hud.draw(canvas, samples.NOTHING_PASSES)

    boosts = [widget for widget in hud.form.widgets if widget.id.startswith("boost-")]
    gifts = [widget for widget in hud.form.widgets if widget.id.startswith("gift-")]
    assert 5 == len(boosts)
    assert ["gift-DRV-DIANE-1", "gift-DRV-JACK-1"] == [widget.id for widget in gifts]
    inside = hud.layout.dashboard
    assert [w.id for w in (*boosts, *gifts) if not inside.contains(w.rect)] == []
    assert [w.id for w in boosts if min(w.rect.size) < 38] == []
    taken = [
        (one.id, other.id)
        for one, other in combinations((*boosts, *gifts), 2)
        if one.rect.colliderect(other.rect)
    ]
    assert taken == []


def test_a_folded_engineer_offers_his_list_only_when_open(circuit: Circuit, sheet: Sheet) -> None:
    hud = Hud(circuit)
    hud.arrange(sheet(1280, 720, 0.8))
    show(hud, samples.race(samples.path_advice()))
    folded = ids(hud)

    hud.toggle_engineer()

    assert "engineer-tab" in folded
    assert "destination-0" not in folded
    assert "destination-0" in ids(hud)


def test_the_wheel_goes_through_choices_over_lever_and_list(hud: Hud) -> None:
    show(hud, samples.race(samples.path_advice()))
    layout = hud.layout

    assert hud.part_at(layout.parts.lever.center) == "lever"
    assert hud.part_at(layout.engineer.center) == "list"
    assert hud.part_at(layout.board.center) == ""


def test_the_board_is_where_no_panel_lies(hud: Hud) -> None:
    show(hud, samples.race())
    layout = hud.layout

    assert hud.is_board(layout.board.center)
    assert not hud.is_board(layout.tower.center)
    assert not hud.is_board(layout.engineer.center)
    assert not hud.is_board(layout.tools[0].center)


def test_the_same_view_is_not_laid_out_again(hud: Hud) -> None:
    show(hud, samples.race())
    before = hud.form.widgets

    show(hud, samples.race())

    assert hud.form.widgets is before


def test_a_drawn_screen_differs_from_an_empty_one(hud: Hud, canvas: Canvas) -> None:
    show(hud, samples.race())
    before = canvas.surface.copy()

    hud.draw(canvas, samples.NOTHING_PASSES)

    for rect in (hud.layout.tower, hud.layout.dashboard, hud.layout.engineer):
        x, y = canvas.to_pixels(*rect.center)
        assert canvas.surface.get_at((x, y)) != before.get_at((x, y))


def test_where_panels_stand_hardly_anything_shines_through(hud: Hud, canvas: Canvas) -> None:
    show(hud, samples.race())
    seen = []
    for ground in ("white", "black"):
        canvas.surface.fill(ground)
        hud.draw(canvas, samples.NOTHING_PASSES)
        seen.append(pygame.surfarray.array3d(canvas.surface).astype(int))

    shines = abs(seen[0] - seen[1]).max(axis=2)
    for rect in hud.opaque:
        place = canvas.pixel_rect(rect)
        assert shines[place.left : place.right, place.top : place.bottom].max() <= HARDLY
    for panel in (hud.layout.tower, hud.layout.dashboard, hud.layout.engineer):
        assert any(panel.contains(rect) and rect.width > 0.9 * panel.width for rect in hud.opaque)


def test_while_a_panel_slides_it_is_not_known_what_shines_through(
    circuit: Circuit, sheet: Sheet
) -> None:
    canvas = sheet(1366, 768)
    hud = Hud(circuit)
    hud.arrange(canvas)
    show(hud, samples.race())

    hud.toggle_engineer()
    sliding = hud.opaque
    hud.panel_animations.update(SLIDE)

    assert ([], True) == (sliding, bool(hud.opaque))


def test_the_prompt_is_kept_clear_before_it_is_drawn(hud: Hud, canvas: Canvas) -> None:
    show(hud, samples.race())
    before = hud.covered(canvas)

    hud.draw(canvas, samples.NOTHING_PASSES)

    assert before == hud.covered(canvas)
    assert any(hud.layout.prompt.contains(rect) for rect in before)


def test_captions_stand_below_the_button_that_does_without_an_offer(hud: Hud) -> None:
    show(hud, replace(samples.race(), way_out="Stay behind"))

    button = next(widget for widget in hud.form.widgets if widget.id == WAY_OUT)
    assert not button.rect.colliderect(hud.rooms.captions)


@pytest.mark.parametrize("is_hidden", [True, False])
def test_a_die_goes_to_where_it_will_lie(
    hud: Hud, sheet: Sheet, monkeypatch: pytest.MonkeyPatch, is_hidden: bool
) -> None:
    canvas = sheet(1024, 768)
    hud.arrange(canvas)
    show(hud, samples.race())
    assert hud.has_tray
    room = hud.rooms.tray
    car = (room.left + 40.0, room.bottom - 30.0) if is_hidden else (room.right, room.top - 200.0)
    thrown = replace(
        samples.NOTHING_PASSES, car=car, lane=40.0, roll=GOES_HOME, lies=(900.0, 500.0)
    )
    lying = replace(thrown, roll=None, tray=TrayView(1, "Ada", 3, 7, "Seven cells"))
    homes: list[Rect] = []
    monkeypatch.setattr(panelled_hud, "draw_thrown_die", lambda *a: homes.append(a[2].home))
    monkeypatch.setattr(panelled_hud, "draw_tray", lambda *a: homes.append(die_on_tray(a[2])))

    hud.thrown(canvas, thrown)
    hud.draw(canvas, lying)

    assert homes[0] == homes[1]
    assert is_hidden == (homes[0].left > car[0])


def test_a_long_sentence_about_a_die_leaves_the_car_free(
    hud: Hud, sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = sheet(1024, 768)
    hud.arrange(canvas)
    show(hud, samples.race())
    tray = TrayView(1, "Ada", 3, 7, "Seven cells, and then a great many words about them: " * 2)
    wide = tray_place(canvas, hud.rooms.tray, tray)
    car = (wide.right - 10.0, wide.centery)
    rooms: list[Rect] = []
    monkeypatch.setattr(panelled_hud, "draw_tray", lambda *a: rooms.append(a[2]))

    hud.draw(canvas, replace(samples.NOTHING_PASSES, car=car, lane=20.0, tray=tray))

    assert wide.width > usual_tray(hud.rooms.tray).width
    assert not tray_place(canvas, rooms[0], tray).collidepoint(car)
