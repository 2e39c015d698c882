"""Privacy of a hand: whose cards lie open before the screen, and when they are covered.

With one person there is nobody to hide from. Among several a hand is covered until the person who
is to act holds a button for a moment; it is covered at once when they hide it, when the window
loses the focus, and when it is another person's turn.
"""

from __future__ import annotations

HOLD_SECONDS = 0.4
"""How long the button is held before a hand is uncovered."""


class HandPrivacy:
    """Whose hand is before the screen, and whether it is seen."""

    def __init__(self, people: tuple[int, ...], *, is_secret: bool = True) -> None:
        """Begin with all hands covered.

        Args:
            people: the seats of the people at the screen.
            is_secret: whether they hide their hands from each other.
        """
        self._people = people
        self._is_secret = is_secret
        self._seat = people[0] if people else None
        self._is_open = bool(people) and not self.is_needed
        self._held: float | None = None
        """For how long the button has been held; None while nobody does."""
        self._is_by_key = False

    @property
    def is_needed(self) -> bool:
        """Whether there is anybody to hide a hand from."""
        return self._is_secret and len(self._people) > 1

    @property
    def seat(self) -> int | None:
        """Whose hand is before the screen; None where only computers play."""
        return self._seat

    @property
    def near(self) -> tuple[int, ...]:
        """Who sits on the near side of a table: every other person."""
        return self._people[0::2]

    @property
    def far(self) -> tuple[int, ...]:
        """Who sits on its far side."""
        return self._people[1::2]

    @property
    def is_far(self) -> bool:
        """Whether the place of who is before the screen is on the far side of a table."""
        return self._seat in self.far

    @property
    def is_open(self) -> bool:
        """Whether the hand is seen."""
        return self._is_open

    @property
    def is_held(self) -> bool:
        """Whether the button is held, and time uncovers the hand."""
        return self._held is not None

    @property
    def share(self) -> float:
        """How much of the time the button has been held, from 0 to 1."""
        return min(1.0, (self._held or 0.0) / HOLD_SECONDS)

    def turn_to(self, seat: int) -> bool:
        """Let a person act; return whether another hand is before the screen than before."""
        if seat not in self._people or seat == self._seat:
            return False
        self._seat = seat
        self._is_open = not self.is_needed
        self._held = None
        return True

    def press(self, *, by_key: bool = False) -> None:
        """Begin to hold the button; a key need not be kept down."""
        if not self._is_open:
            self._held, self._is_by_key = 0.0, by_key

    def let_go(self) -> None:
        """Hold the button no longer."""
        if not self._is_by_key:
            self._held = None

    def hide(self) -> None:
        """Cover the hand, also where there is nobody to hide it from."""
        self._is_open = False
        self._held = None

    def toggle(self) -> None:
        """Hide the hand, or begin to uncover it."""
        if self._is_open:
            self.hide()
        else:
            self.press(by_key=True)

    def look_away(self) -> None:
        """Cover the hand if there is somebody to hide it from: the window is not looked at."""
        if self.is_needed:
            self.hide()

    def update(self, dt: float) -> bool:
        """Let so many seconds pass; return whether the hand was uncovered by them."""
        if self._held is None:
            return False
        self._held += dt
        if self._held < HOLD_SECONDS:
            return False
        self._is_open, self._held = True, None
        return True
