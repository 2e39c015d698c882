"""Board frame: how a board is looked at in one picture of many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, field
from formulad.ui.race.board.drawn_pixels import NOWHERE
from formulad.ui.race.board.effort import Effort

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from formulad.ui.toolkit.canvas import Rect


class BoardFrame(Frozen):
    """What one picture of a board has to allow for, besides what it shows."""

    now: float = 0.0
    """The time in seconds, for what breathes and falls."""
    flying: bool = False
    """Whether the camera moves; the ground is then drawn fast rather than fine."""
    restless: bool = False
    """Whether more pictures follow at once: what takes long may then be rough for some of them."""
    effort: Effort = field(default_factory=Effort)
    """Whether something may still be done in it that takes long."""
    taken: Sequence[Rect] = ()
    """What will lie over the board; notes keep clear of it."""
    is_shown: bool = False
    """Whether the canvas still shows the last picture of the board, with the same lying over it."""
    above: pygame.Rect = field(default_factory=NOWHERE.copy)
    """The pixels on which something moves above it."""
    behind: Sequence[pygame.Rect] = ()
    """The pixels of what nothing is seen through: nothing moves there."""
    rains: bool = True
    """Whether rain is seen to fall, if it rains; if not, it is drawn over it later."""
    over: Sequence[Rect] = ()
    """What will lie over it for a moment; no sign shows from behind it."""
