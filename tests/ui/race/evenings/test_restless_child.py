"""A child at the mouse and the keys: whatever it does, the game goes on and the record is right."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.resume import load
from formulad.store.preferences import Pace
from formulad.store.save_file import DELETED
from formulad.ui.race import race_face
from tests.presets import MASTERS, RULEBOOK
from tests.scope import amount, cases, sample
from tests.ui.pilot import KEYS
from tests.ui.race.conftest import paint
from tests.ui.race.races import at_gear, at_place, near_the_flag
from tools.screens.complete import (
    begins_third_lap,
    chooses_slipstream,
    orders_service,
    rolls_fifth,
)
from tools.screens.races import drive_to
from tools.screens.recorded import track_of
from tools.screens.street import (
    drive_city_to,
    may_inject,
    reads_sky,
    repairs_at_checkpoint,
    throws_radio,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.agreed.options import Options
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.toolkit.outlines import Point
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race
    from tools.screens.driven import Moment

DEEDS = amount(40, 120)
SIZES = (
    (1280, 720),
    (1920, 1080),
    (900, 1200),
    (1024, 768),
    (640, 360),
    (3, 2),
    (1, 1),
    (2400, 90),
)
LETTERS = "123456789abcdefghzrenmpjkls+-=é~"
OUTSIDE = 60.0


class Child:
    """Does things at random; the same ones for the same seed."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot = pilot
        self._rng = random.Random(seed)
        self._deeds: tuple[Callable[[], None], ...] = (
            self._click,
            self._click,
            self._use,
            self._use,
            self._double_click,
            self._tap,
            self._press_a_key,
            self._press_a_key,
            self._type,
            self._wheel,
            self._drag,
            self._hold_without_letting_go,
            self._resize,
            self._let_time_pass,
            self._let_time_pass,
        )

    def play(self) -> None:
        """Do something."""
        self._rng.choice(self._deeds)()

    def _place(self) -> Point:
        """Return a place, on the window or off it."""
        width, height = self.pilot.app.canvas.size
        return (
            self._rng.uniform(-OUTSIDE, width + OUTSIDE),
            self._rng.uniform(-OUTSIDE, height + OUTSIDE),
        )

    def _button(self) -> int:
        return self._rng.choice((1, 1, 1, 2, 3, 6))

    def _click(self) -> None:
        self.pilot.click_at(self._place())

    def _use(self) -> None:
        widgets = self.pilot.scene.widgets
        if widgets:
            self.pilot.click_at(self._rng.choice(widgets).rect.center)

    def _double_click(self) -> None:
        place = self._place()
        for _ in range(2):
            if self.pilot.app.open:
                self.pilot.click_at(place)

    def _tap(self) -> None:
        self.pilot.tap_at(self._place())

    def _press_a_key(self) -> None:
        key = self._rng.choice((*KEYS, *LETTERS))
        self.pilot.press(key, shift=self._rng.random() < 0.2)

    def _type(self) -> None:
        self.pilot.type("".join(self._rng.choices(LETTERS, k=5)))

    def _wheel(self) -> None:
        self.pilot.wheel(self._rng.uniform(-9, 9))

    def _drag(self) -> None:
        button = self._button()
        self.pilot.hold(self._place(), button)
        for _ in range(3):
            self.pilot.point_at(self._place())
        self.pilot.let_go(self._place(), button)

    def _hold_without_letting_go(self) -> None:
        self.pilot.hold(self._place(), self._button())

    def _resize(self) -> None:
        self.pilot.resize(*self._rng.choice(SIZES))

    def _let_time_pass(self) -> None:
        self.pilot.wait(self._rng.uniform(0, 0.3))


class Scribe:
    """Reads the record of the last race whenever something was written in it."""

    def __init__(self, opened: list[OpenRace]) -> None:
        self._opened = opened
        self._read = b""

    def check(self) -> None:
        """Check that it leads to where the race is."""
        if not self._opened:
            return
        race = self._opened[-1]
        if not race.file.path.exists():  # the child has deleted it, so it is kept elsewhere
            deleted = (race.file.path.parent / DELETED).iterdir()
            assert self._read in [path.read_bytes() for path in deleted]
            return
        content = race.file.path.read_bytes()
        if content != self._read:
            self._read = content
            record = load(race.file.path, track_of)
            assert record.replay.fault is None
            assert race.match.state == record.good_part.state


def let_play(child: Child, scribe: Scribe, enter: Enter) -> None:
    """Let a child play for a while; it opens the game again when it has left it."""
    for _ in range(DEEDS):
        if not child.pilot.app.open:
            child.pilot = enter(pace=Pace.CALM)
        child.play()
        scribe.check()


@pytest.mark.parametrize("seed", sample(range(3)))
def test_a_child_may_do_anything_from_the_menu_on(
    enter: Enter, opened: list[OpenRace], seed: int
) -> None:
    let_play(Child(enter(pace=Pace.CALM), seed), Scribe(opened), enter)


@pytest.mark.parametrize(
    ("at", "kinds", "seed"),
    cases([(at_gear, "hch", 1), (at_place, "hh", 0), (near_the_flag, "hh", 2)]),
)
def test_a_child_may_do_anything_in_a_race(
    race: Race, enter: Enter, opened: list[OpenRace], at: Moment, kinds: str, seed: int
) -> None:
    let_play(Child(race(kinds, pace=Pace.BRISK, at=at), seed), Scribe(opened), enter)


MASTERS_RACE = replace(MASTERS, own_car=False)
THROWN = replace(RULEBOOK, physical_dice=True, take_backs=True)


@pytest.mark.parametrize(
    ("options", "moment", "seed"),
    cases(
        [
            (RULEBOOK, chooses_slipstream, 2),
            (MASTERS_RACE, begins_third_lap, 0),
            (MASTERS_RACE, orders_service, 1),
            (THROWN, rolls_fifth, 3),
        ]
    ),
    ids=["a slipstream", "a timed lap", "the pits", "dice of his own"],
)
def test_a_child_may_do_anything_by_the_complete_rules(
    enter: Enter,
    player: UserFolders,
    opened: list[OpenRace],
    options: Options,
    moment: Moment,
    seed: int,
) -> None:
    path = drive_to(moment, player.saves, options=options)
    pilot = enter(partial(race_face.resumed, path=path), Pace.BRISK)
    paint(pilot)

    let_play(Child(pilot, seed), Scribe(opened), enter)


@pytest.mark.parametrize(
    ("moment", "seed"),
    cases([(may_inject, 0), (throws_radio, 1), (repairs_at_checkpoint, 2), (reads_sky, 3)]),
    ids=["nitro", "the radio", "the checkpoint", "the sky"],
)
def test_a_child_may_do_anything_on_the_street(
    enter: Enter, player: UserFolders, opened: list[OpenRace], moment: Moment, seed: int
) -> None:
    path = drive_city_to(moment, player.saves, people=8)
    pilot = enter(partial(race_face.resumed, path=path), Pace.BRISK)
    paint(pilot)

    let_play(Child(pilot, seed), Scribe(opened), enter)
