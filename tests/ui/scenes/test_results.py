"""When the flag has fallen, the race can be seen again, driven again, or left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.scene import Scene
from formulad.ui.scenes.replay.scene import ReplayScene
from formulad.ui.scenes.results import ResultScene
from formulad.ui.scenes.standings import Standings
from tests.ui.scenes.races import near_the_flag

if TYPE_CHECKING:
    from tests.ui.conftest import Fly
    from tests.ui.scenes.conftest import Race


def test_a_race_is_seen_again_from_its_results(race: Race) -> None:
    pilot = race("hh", at=near_the_flag)
    for _ in range(200):
        if pilot.scene.name == "result":
            break
        pilot.press("enter")
        pilot.settle()
    pilot.click("replay")
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    film = scene.player.film

    assert film.states[-1].is_over
    assert () == film.states[0].finished
    pilot.press("escape")
    assert "result" == pilot.scene.name


def test_after_a_past_race_only_the_way_back_leads_on(fly: Fly) -> None:
    told = Standings("Monaco", 20, ())
    scene = ResultScene(told, Scene, replay=Scene, is_past=True)

    scene.arrange(fly(Scene()).app.canvas)

    assert ["menu", "replay"] == [widget.id for widget in scene.widgets]
