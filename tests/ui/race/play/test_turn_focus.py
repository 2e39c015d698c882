"""What is to be seen of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.dice import Gear
from formulad.race.questions import Question
from formulad.ui.race.play.event_playback import Playback
from formulad.ui.race.play.turn_focus import Interest, cells_of_interest
from formulad.ui.race.scene.board_staging import cells_to_watch
from tests.builders import a_car
from tests.ui.race.moments import a_moment

if TYPE_CHECKING:
    from formulad.race.road.track import CellId


def test_the_way_of_a_higher_gear_that_is_looked_at_is_to_be_seen() -> None:
    moment = a_moment([a_car("s1.A3", gear=Gear.SECOND)])
    game, state = moment.game, moment.state

    def reaches(cells: list[CellId]) -> float:
        return max(game.track.places[cell].progress for cell in cells)

    near = cells_of_interest(game, state, Question.GEAR)
    far = cells_of_interest(game, state, Question.GEAR, Gear.THIRD)

    assert reaches(far) > reaches(near)
    assert near[0] == far[0] == state.car.cell
    assert near == cells_of_interest(game, state, Question.GEAR, Gear.FIRST)


def test_looking_at_another_gear_is_no_new_occasion_but_shows_other_cells() -> None:
    moment = a_moment([a_car("s1.A3", gear=Gear.SECOND)])
    playback = Playback()

    def watched(gear: Gear) -> Interest:
        looked_at = replace(moment, selection=replace(moment.selection, gear=gear))
        return cells_to_watch(looked_at, playback, Question.GEAR)

    assert watched(Gear.SECOND) == watched(Gear.FIRST)
    assert watched(Gear.SECOND).occasion == watched(Gear.THIRD).occasion
    assert set(watched(Gear.SECOND).cells) != set(watched(Gear.THIRD).cells)
