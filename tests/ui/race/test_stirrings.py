"""What moves on the panels for a moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formulad.ui.motion import Amount
from formulad.ui.scenes.race.stirrings import PULSE, SLIDE, Stirrings
from formulad.ui.scenes.race.views import RaceView, SkyView
from tests.ui.race import samples

FINE, RAIN = SkyView("sun", "Fine", "dry"), SkyView("rain", "Rain", "wet", is_wet=True)


def under(sky: SkyView | None) -> RaceView:
    view = samples.race()
    return replace(view, tower=replace(view.tower, sky=sky))


def seen(amount: Amount = Amount.FULL) -> Stirrings:
    stirrings = Stirrings(lambda: amount)
    stirrings.see(under(FINE), 1.0)
    return stirrings


def test_the_sky_of_a_race_that_is_opened_does_not_call() -> None:
    assert not seen().is_moving


def test_a_sky_that_has_turned_calls_once() -> None:
    stirrings = seen()

    stirrings.see(under(RAIN), 1.0)
    assert 0.0 == stirrings.pulse
    stirrings.update(PULSE / 2)
    assert pytest.approx(0.5) == stirrings.pulse
    stirrings.update(PULSE / 2)
    stirrings.see(under(RAIN), 1.0)

    assert (1.0, False) == (stirrings.pulse, stirrings.is_moving)


def test_the_panel_slides_in_and_settles() -> None:
    stirrings = seen()

    stirrings.open_panel()
    stirrings.update(SLIDE / 2)

    assert 0.5 < stirrings.slide < 1
    stirrings.update(SLIDE / 2)
    assert (1.0, False) == (stirrings.slide, stirrings.is_moving)


@pytest.mark.parametrize("amount", [Amount.REDUCED, Amount.NONE])
def test_with_less_motion_nothing_slides_or_calls(amount: Amount) -> None:
    stirrings = seen(amount)

    stirrings.open_panel()
    stirrings.see(under(RAIN), 1.0)

    assert (1.0, 1.0, False) == (stirrings.slide, stirrings.pulse, stirrings.is_moving)


def test_at_an_instant_pace_the_sky_just_turns() -> None:
    stirrings = seen()

    stirrings.see(under(RAIN), 0.0)

    assert not stirrings.is_moving


def test_who_hurries_waits_for_nothing() -> None:
    stirrings = seen()
    stirrings.open_panel()
    stirrings.see(under(RAIN), 1.0)

    stirrings.skip()

    assert (1.0, 1.0, False) == (stirrings.slide, stirrings.pulse, stirrings.is_moving)
