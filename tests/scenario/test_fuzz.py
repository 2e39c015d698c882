"""Whatever somebody writes: it is played, or refused with our own error."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from formulad.store.document import DocumentError
from tests.scenario.written import SCENE, outcome

ODD = st.sampled_from(
    ["[" * 3000, "- " * 3000, "*a", "&a ", "!!int ", "!!timestamp x", "<<: ", "? ", "9" * 5000]
)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """Return the scenario with a stretch replaced by something else."""
    start = draw(st.integers(0, len(SCENE)))
    end = draw(st.integers(start, min(len(SCENE), start + 30)))
    return SCENE[:start] + draw(st.text(max_size=8) | ODD) + SCENE[end:]


@given(spoilt() | st.text(max_size=60))
@example("title: !!int ''")
@example("title: 2026-13-13")
@example("? [a]\n: b")
@example("a: &a [*a]")
def test_a_spoilt_scenario_is_played_or_refused(text: str) -> None:
    assert all(line.startswith("x.yaml:") for line in told_of(text))


def told_of(text: str) -> tuple[str, ...]:
    """Return all that is told of a scenario."""
    try:
        return outcome(text)
    except DocumentError as error:
        return (str(error),)
