"""What a player hears from the menu to a race, and sees of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.store.preferences import Colours, Motion, Pace, Preferences, write_preferences
from formulad.ui.race import race_face
from formulad.ui.race.play.soundtrack import CROWDED, MOST_GREAT
from formulad.ui.shell.sound.sound_names import Sound
from tests.scope import sample
from tests.ui.pilot import Pilot
from tests.ui.race.conftest import paint
from tests.ui.race.races import at_gear, at_start, drive_to, line_up
from tests.ui.shell.sound.listener import Listener

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.store.paths import UserFolders
    from tools.screens.driven import Moment

SIZES = [(1280, 720), (1920, 1080), (900, 1200)]


class Evening:
    """A player with open ears."""

    def __init__(self, player: UserFolders) -> None:
        self._player = player
        self.listener = Listener()
        self.pilots: list[Pilot] = []

    def menu(self, settings: Preferences = Preferences()) -> Pilot:  # noqa: B008 - a frozen value
        """Open the game."""
        write_preferences(self._player.settings, settings)
        self.pilots.append(Pilot(race_face.menu, self._player.root, sound=self.listener))
        return self.pilots[-1]

    def race(
        self,
        at: Moment,
        settings: Preferences,
        kinds: str = "hh",
        size: tuple[int, int] = (1280, 720),
    ) -> Pilot:
        """Open a race at a moment."""
        write_preferences(self._player.settings, settings)
        path = drive_to(at, self._player, line_up(kinds))
        first = partial(race_face.resumed, path=path)
        self.pilots.append(Pilot(first, self._player.root, size, sound=self.listener))
        paint(self.pilots[-1])
        self.pilots[-1].app.turn((), 0.0)
        return self.pilots[-1]


@pytest.fixture
def evening(player: UserFolders) -> Iterator[Evening]:
    made = Evening(player)
    yield made
    for pilot in made.pilots:
        pilot.close()


def test_the_menu_has_music_in_the_mood_of_its_colours(evening: Evening) -> None:
    evening.menu()
    assert Sound.RIVIERA == evening.listener.scape.music

    evening.menu(Preferences(colours=Colours.NIGHT))
    heard: Sound | None = evening.listener.scape.music
    assert Sound.NIGHT == heard


def test_a_page_over_the_menu_keeps_its_music(evening: Evening) -> None:
    pilot = evening.menu()
    pilot.press("f1")

    assert "menu" != pilot.scene.name
    assert Sound.RIVIERA is evening.listener.scape.music


def test_a_race_begins_before_full_stands_and_without_music(evening: Evening) -> None:
    evening.race(at_start, Preferences())

    assert evening.listener.scape.music is None
    assert {Sound.CROWD} == evening.listener.scape.beds


def test_a_gear_is_engaged_its_die_falls_and_the_car_drives(evening: Evening) -> None:
    pilot = evening.race(at_gear, Preferences(pace=Pace.BRISK))
    evening.listener.take()

    pilot.press("enter")
    pilot.wait(3.0)
    pilot.press("enter")
    pilot.wait(3.0)
    heard = evening.listener.take()
    shifts = [sound for sound in heard if sound.startswith("shift-")]
    landings = [sound for sound in heard if sound.startswith("land-")]
    assert 1 == len(shifts)
    assert [landing[-1] for landing in landings] == [shift[-1] for shift in shifts]
    assert heard.index(shifts[0]) < heard.index(Sound.SHAKE) < heard.index(landings[0])

    pilot.press("enter")
    pilot.wait(0.1)
    assert [int(shifts[0][-1])] == [ride.gear for ride in evening.listener.rides]


def test_what_is_taken_back_is_heard(evening: Evening) -> None:
    pilot = evening.race(at_gear, Preferences())
    pilot.press("enter")
    evening.listener.take()

    pilot.press("z")

    assert [Sound.UNDO] == evening.listener.take()


def test_a_race_of_computers_at_once_is_no_cacophony(evening: Evening) -> None:
    evening.race(at_gear, Preferences(pace=Pace.INSTANT, motion=Motion.NONE), "hccc")
    pilot = evening.pilots[-1]
    evening.listener.take()
    for _ in range(30):
        pilot.press("enter")
        pilot.wait(0.1)

    of_the_race = [sound for sound in evening.listener.take() if sound is not Sound.CONFIRM]
    assert 0 < len(of_the_race) <= 3.0 / CROWDED * MOST_GREAT
    assert [] == evening.listener.rides


@pytest.mark.parametrize("size", sample(SIZES), ids=str)
def test_captions_are_seen_by_those_who_want_them_and_go_again(
    evening: Evening, size: tuple[int, int]
) -> None:
    wanted = Preferences(captions=True, sound=False, pace=Pace.BRISK)
    pilot = evening.race(at_start, wanted, size=size)
    told = pilot.screenshot()
    assert pilot.scene.moving

    pilot.wait(5.0)
    later = pilot.screenshot()

    assert told.get_buffer().raw != later.get_buffer().raw
