from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.shell.sound.captions import HEIGHT, HOLD, MOST, WORDS, Captions, draw_captions
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.theme import DARK

if TYPE_CHECKING:
    import pygame

    from tests.ui.conftest import Sheet


def test_a_caption_goes_after_a_moment() -> None:
    captions = Captions()
    captions.tell(Sound.THUNDER)
    captions.update(HOLD - 0.1)
    assert [Sound.THUNDER] == [caption.sound for caption in captions.shown]

    captions.update(0.2)
    assert [] == captions.shown


def test_what_is_heard_again_stays_and_is_not_told_twice() -> None:
    captions = Captions()
    captions.tell(Sound.THUNDER)
    captions.update(HOLD - 0.1)
    captions.tell(Sound.THUNDER)
    captions.update(0.2)

    assert [Sound.THUNDER] == [caption.sound for caption in captions.shown]


def test_an_older_caption_makes_room() -> None:
    captions = Captions()
    for sound in (Sound.SPIN, Sound.BUMP, Sound.SHOT, Sound.SIREN):
        captions.tell(sound)

    assert MOST == len(captions.shown)
    assert Sound.SPIN not in [caption.sound for caption in captions.shown]


def test_ticks_and_dice_are_not_told() -> None:
    captions = Captions()
    captions.tell(Sound.HOVER)
    captions.tell(Sound.LAND_3)

    assert [] == captions.shown


def changed(surface: pygame.Surface) -> pygame.Rect:
    """Return where something was drawn."""
    ground = surface.get_at((0, 0))
    wide, high = surface.get_size()
    spots = [
        (x, y) for x in range(0, wide, 2) for y in range(high) if surface.get_at((x, y)) != ground
    ]
    columns, rows = [x for x, _ in spots], [y for _, y in spots]
    left, top = min(columns), min(rows)
    return surface.get_rect().clip((left, top, max(columns) - left + 1, max(rows) - top + 1))


@pytest.mark.parametrize("room", [200.0, 560.0])
def test_captions_stay_in_their_room_around_its_middle(sheet: Sheet, room: float) -> None:
    canvas, captions = sheet(600, 80), Captions()
    for sound in (Sound.RADIO_GOOD, Sound.SHOT, Sound.THUNDER):
        captions.tell(sound)

    draw_captions(canvas, DARK, Rect(300 - room / 2, 20, room, HEIGHT), captions)

    drawn = changed(canvas.surface)
    assert 300 - room / 2 <= drawn.left < drawn.right <= 300 + room / 2 + 1
    assert abs(drawn.centerx - 300) <= 2
    assert 18 <= drawn.top < drawn.bottom <= 20 + HEIGHT + 2


def test_words_are_short() -> None:
    assert max(len(words) for words in WORDS.values()) <= 24
