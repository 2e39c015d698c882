"""Where the card of a hint hides least."""

from __future__ import annotations

from formulad.ui.shell.coach.hint_place import InSight, best_place
from formulad.ui.toolkit.canvas import Rect

WINDOW = Rect(0, 0, 1600, 840)
USUAL, LOW = (660, 264), (860, 232)


def test_the_usual_form_is_taken_where_it_hides_nothing() -> None:
    place, form = best_place(WINDOW, [USUAL, LOW], InSight(floor=630, points=[(100, 100)]))

    assert 0 == form
    assert USUAL == place.size
    assert place.bottom < 630


def test_a_low_form_is_taken_under_a_car_that_any_other_would_hide() -> None:
    seen = InSight(ceiling=85, floor=630, points=[(x, 345) for x in range(0, 1600, 100)])

    place, form = best_place(WINDOW, [USUAL, LOW], seen)

    assert 1 == form
    assert place.top > 345


def test_a_card_hides_as_little_as_can_be_where_it_must_hide_something() -> None:
    everywhere = [(x, y) for x in range(0, 1600, 50) for y in range(0, 840, 50)]

    place, form = best_place(WINDOW, [USUAL, (300, 100)], InSight(points=everywhere))

    assert 1 == form
    assert (300, 100) == place.size


def test_a_card_hangs_over_no_dashboard_where_it_can_stand_above() -> None:
    road = Rect(500, 300, 60, 200)
    seen = InSight(road, ceiling=85, floor=760)

    place, _ = best_place(WINDOW, [USUAL], seen)

    assert place.bottom < 760
    assert not place.colliderect(road)
