"""The keys with which text is written are those of the desktop."""

from __future__ import annotations

import pygame
import pytest

from formulad.ui.shell.writing_keys import WritingKeys
from formulad.ui.toolkit.intents import Caret, Copy, Cut, Erase, Mark, Paste, Stride

SHIFT, CTRL, ALT, CMD = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA
PC, MAC = WritingKeys(is_mac=False), WritingKeys(is_mac=True)


def test_all_is_marked_copied_cut_and_pasted_with_ctrl_or_on_a_mac_with_cmd() -> None:
    keys = (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v)
    meant = [Mark(), Copy(), Cut(), Paste()]

    assert meant == [PC.meaning(key, CTRL) for key in keys]
    assert meant == [MAC.meaning(key, CMD) for key in keys]
    assert [None] * 4 == [PC.meaning(key, CMD) for key in keys]
    assert [None] * 4 == [MAC.meaning(key, CTRL) for key in keys]


@pytest.mark.parametrize("keys", [PC, MAC], ids=["pc", "mac"])
def test_shift_marks(keys: WritingKeys) -> None:
    assert Caret(-1, marks=True) == keys.meaning(pygame.K_LEFT, SHIFT)
    assert Caret(1, marks=True) == keys.meaning(pygame.K_RIGHT, SHIFT)
    assert Caret(-1, Stride.LINE, marks=True) == keys.meaning(pygame.K_HOME, SHIFT)
    assert Caret(1, Stride.LINE, marks=True) == keys.meaning(pygame.K_END, SHIFT)


def test_words_are_gone_over_with_ctrl_or_on_a_mac_with_alt() -> None:
    assert Caret(1, Stride.WORD) == PC.meaning(pygame.K_RIGHT, CTRL)
    assert Caret(-1, Stride.WORD, marks=True) == PC.meaning(pygame.K_LEFT, CTRL | SHIFT)
    assert Caret(1, Stride.WORD) == MAC.meaning(pygame.K_RIGHT, ALT)
    assert Caret(-1, Stride.LINE) == MAC.meaning(pygame.K_LEFT, CMD)
    assert Erase(word=True) == PC.meaning(pygame.K_BACKSPACE, CTRL)
    assert Erase(ahead=True, word=True) == MAC.meaning(pygame.K_DELETE, ALT)


def test_the_older_keys_of_a_pc_copy_too() -> None:
    assert Copy() == PC.meaning(pygame.K_INSERT, CTRL)
    assert Paste() == PC.meaning(pygame.K_INSERT, SHIFT)
    assert Cut() == PC.meaning(pygame.K_DELETE, SHIFT)


def test_a_letter_that_is_typed_with_alt_gr_is_no_command() -> None:
    assert PC.meaning(pygame.K_a, CTRL | ALT) is None


def test_all_other_keys_mean_what_they_always_mean() -> None:
    assert PC.meaning(pygame.K_LEFT, 0) is None
    assert PC.meaning(pygame.K_ESCAPE, 0) is None
