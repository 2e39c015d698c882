"""The card of who is to act: everything on it is large enough, and nothing lies over another."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.ui.race.tabletop.grown_card import GrownCard, grown_card
from formulad.ui.race.tabletop.turned_widgets import LEAST, hit_area
from formulad.ui.race.views.modal_views import (
    CardsSheet,
    CardView,
    FacesSheet,
    RepairView,
    RowView,
    ServiceSheet,
)
from formulad.ui.race.views.panel_views import SeatView
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.widget import RESTING
from tests.ui.race import samples

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import RaceView
    from tests.ui.conftest import Sheet

LINES = ("Dry: too far ×1", "Rain: slides 3 cells, too far ×1", "From lap 3: too far ×3")
CARDS = CardsSheet(
    "TYRES FOR THE RACE",
    "The road is dry, but rain may come. Too far ×2: each cell out of a corner counts twice.",
    tuple(CardView(i, "tyre", "Hard", LINES, i == 0) for i in range(3)),
    "TYR-1",
)
FACES = FacesSheet("START: WHAT DOES THE DIE SHOW?", "Press it.", 0, tuple(range(1, 21)), None)
SERVICE = ServiceSheet(
    "IN THE BOX",
    "Tyres 3 → 6. You leave in your next turn, in 4th or lower.",
    (
        RowView("service-kind", "Stop", ("Tyre stop", "Technical stop"), 1),
        RowView("service-tyres", "Tyres", ("Hard", "Soft", "Wet"), 0),
    ),
    tuple(RepairView(f"service-part-{i}", "brake", "Road holding", 1, 3, 1) for i in range(6)),
    "1 of 2 spare points left",
    "There are not so many spare points left for that.",
    "service-kind",
    "TPT-3",
)


def seated(view: RaceView) -> RaceView:
    """Return a race of ten around a table."""
    rows = sorted(view.tower.rows, key=lambda row: row.number)
    seats = tuple(
        SeatView(samples.LONG_NAME, row, samples.SIX_POOLS, is_person=True) for row in rows
    )
    return replace(view, seats=seats)


VIEWS = {
    "gear": samples.race(),
    "place": samples.race(samples.path_advice(25)),
    "few places": samples.race(samples.path_advice(3)),
    "street": replace(samples.race(samples.path_advice(25)), dashboard=samples.street_dashboard()),
    "slipstream": replace(samples.race(samples.path_advice(4)), way_out="Stay behind"),
    "cards": replace(samples.race(), sheet=CARDS, way_out="No timed laps: draw the grid"),
    "faces": replace(samples.race(), sheet=FACES),
    "service": replace(samples.race(), sheet=SERVICE),
}
views = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)


def card_of(view: RaceView) -> GrownCard:
    return grown_card(seated(view), 2)


@views
def test_all_that_can_be_used_is_large_enough_for_a_finger(view: RaceView) -> None:
    small = [
        widget.id
        for widget in card_of(view).widgets
        if min(hit_area(widget.rect).size) < LEAST or min(widget.rect.size) < 60
    ]

    assert not small


@views
def test_nothing_on_a_card_lies_over_another_or_sticks_out(view: RaceView) -> None:
    card = card_of(view)

    widgets = card.widgets
    assert all(Rect((0, 0), card.size).contains(widget.rect) for widget in widgets)
    assert not [
        (one.id, other.id)
        for one, other in combinations(widgets, 2)
        if one.rect.inflate(-0.1, -0.1).colliderect(other.rect)
    ]


@views
def test_every_name_on_a_card_is_another(view: RaceView) -> None:
    ids = [widget.id for widget in card_of(view).widgets]

    assert len(set(ids)) == len(ids)
    assert {"action", "undo"} <= set(ids)


@views
def test_a_card_can_be_drawn_at_its_fullest(view: RaceView, sheet: Sheet) -> None:
    canvas, card = sheet(600, 900), card_of(view)
    before = canvas.surface.copy().get_buffer().raw

    card.draw(canvas, DARK, lambda _widget: RESTING, "action")

    assert before != canvas.surface.get_buffer().raw


def test_before_the_die_all_gears_lie_on_the_card() -> None:
    ids = [widget.id for widget in card_of(VIEWS["gear"]).widgets]

    assert [f"gear-{gear}" for gear in range(1, 7)] == ids[1:7]


def test_after_it_the_places_lie_there_with_arrows_to_further_ones() -> None:
    many = [w.id for w in card_of(VIEWS["place"]).widgets]
    few = [w.id for w in card_of(VIEWS["few places"]).widgets]

    assert ["destination-0", "destination-1", "destination-2"] == few[1:4]
    assert "step-on" not in few
    assert {"step-back", "step-on", "destination-2"} <= set(many)


def test_the_place_looked_at_is_always_in_sight() -> None:
    advice = samples.path_advice(25, chosen=20)

    ids = [widget.id for widget in card_of(samples.race(advice)).widgets]

    assert "destination-20" in ids


def test_a_street_driver_has_nitro_and_his_gifts_there() -> None:
    ids = {widget.id for widget in card_of(VIEWS["street"]).widgets}

    assert {"boost-nitro", "boost-less", "boost-more", "gift-DRV-DIANE-1"} <= ids


def test_what_can_be_done_without_has_a_button() -> None:
    assert "way-out" in {widget.id for widget in card_of(VIEWS["slipstream"]).widgets}


def test_a_card_grows_no_larger_than_it_must() -> None:
    assert 560 == card_of(VIEWS["gear"]).size[0]
    assert card_of(VIEWS["gear"]).size[1] < 290 < card_of(VIEWS["service"]).size[1] < 644
