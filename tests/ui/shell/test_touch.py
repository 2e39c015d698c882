from __future__ import annotations

import pygame
import pytest

from formulad.ui.shell.touch import LONG, Fingers
from formulad.ui.toolkit.intents import Hold


@pytest.fixture
def fingers() -> Fingers:
    """Return one finger that lies on the page."""
    made = Fingers()
    made.read(pygame.Event(pygame.FINGERDOWN, finger_id=1), (50, 50))
    return made


def test_a_finger_that_rests_for_long_holds_once(fingers: Fingers) -> None:
    assert () == fingers.elapse(0.9 * LONG)
    assert (Hold((50, 50)),) == fingers.elapse(0.2 * LONG)
    assert () == fingers.elapse(LONG)


def test_a_finger_that_goes_somewhere_does_not_hold(fingers: Fingers) -> None:
    fingers.read(pygame.Event(pygame.FINGERMOTION, finger_id=1), (90, 50))

    assert () == fingers.elapse(LONG)


def test_a_finger_that_trembles_holds(fingers: Fingers) -> None:
    fingers.read(pygame.Event(pygame.FINGERMOTION, finger_id=1), (53, 50))

    assert (Hold((50, 50)),) == fingers.elapse(LONG)


def test_two_fingers_do_not_hold(fingers: Fingers) -> None:
    fingers.read(pygame.Event(pygame.FINGERDOWN, finger_id=2), (90, 50))

    assert not fingers.is_held
