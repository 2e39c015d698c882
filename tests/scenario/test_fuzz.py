"""Whatever somebody writes: it is played, or refused with our own error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import example, given
from hypothesis import strategies as st

from formulad.store.yaml_document import DocumentError
from tests.scenario.street import LINE, RADIO, SKY, STREET, told
from tests.scenario.written import SCENE, WET, outcome

if TYPE_CHECKING:
    from collections.abc import Callable

ODD = st.sampled_from(
    ["[" * 3000, "- " * 3000, "*a", "&a ", "!!int ", "!!timestamp x", "<<: ", "? ", "9" * 5000]
)
WORD = st.sampled_from(
    [
        *("start: grid\n", "start: qualifying\n", "status: out", "status: finished", "spun: true"),
        *("pit.18", "box.4", "box.13", "lap: 0", "gear: 6", "stops: 3", "body: 1", "own_car: true"),
        *(
            "laps: 1",
            "masters",
            "team_race: true",
            "{trial: true}",
            "{set: soft}",
            "[]",
            "{}",
            "-1",
        ),
        *("driver: jack", "driver: julien", "nitro: used", "nitro: big", "drift: 1", "drift: 0"),
        *("radio_at: false", "radio_at: true", "drop_debris: true", "reroll: true", "repair: {}"),
        *("repair: {body: 1, tyres: 0}", "preset: street", "street: true", "abilities: false"),
        *("speeds: [{car: Lia, kmh: 1}]", "repairs: [{}]", "start: qualifying\n", "debris: []"),
    ]
)


@st.composite
def spoilt(draw: st.DrawFn, scenes: tuple[str, ...]) -> str:
    """Return a scenario with a stretch replaced by something else."""
    scene = draw(st.sampled_from(scenes))
    start = draw(st.integers(0, len(scene)))
    end = draw(st.integers(start, min(len(scene), start + 30)))
    return scene[:start] + draw(st.text(max_size=8) | ODD | WORD) + scene[end:]


@given(spoilt((SCENE, WET)) | st.text(max_size=60))
@example("title: !!int ''")
@example("title: 2026-13-13")
@example("? [a]\n: b")
@example("a: &a [*a]")
def test_a_spoilt_scenario_is_played_or_refused(text: str) -> None:
    assert all(line.startswith("x.yaml:") for line in told_of(text))


@given(spoilt((STREET, LINE, RADIO, SKY)))
def test_a_spoilt_scenario_of_the_street_is_played_or_refused(text: str) -> None:
    assert all(line.startswith("x.yaml:") for line in told_of(text, told))


def told_of(text: str, play: Callable[[str], tuple[str, ...]] = outcome) -> tuple[str, ...]:
    """Return all that is told of a scenario."""
    try:
        return play(text)
    except DocumentError as error:
        return (str(error),)
