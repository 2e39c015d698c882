"""Heat scale: how much better or worse than expected a cell is, in colours, patterns and words."""

from __future__ import annotations

from formulad.kernel.sentence import say_of
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import Hatch, Outcome

_PALE = rgb("FFF6E4")
HEAT = (
    Outcome(say_of("heat", "far better"), rgb("0F5FA8"), _PALE, WHITE, Hatch.PLAIN, None),
    Outcome(say_of("heat", "better"), rgb("7CC0F0"), _PALE, INK, Hatch.PLAIN, None),
    Outcome(say_of("heat", "as expected"), rgb("F4E8CB"), _PALE, INK, Hatch.PLAIN, None),
    Outcome(say_of("heat", "worse"), rgb("F2A65A"), _PALE, INK, Hatch.STRIPES, None),
    Outcome(say_of("heat", "far worse"), rgb("8C2D04"), _PALE, WHITE, Hatch.CROSSED, None),
)
"""From the best to the worst; they are told apart by those who see few colours, too."""
_LIMITS = (-0.5, -0.15, 0.15, 0.5)
"""In turns."""
_MOST = 9.95


def heat_of(turns: float) -> Outcome:
    """Return how it is shown that a cell is so many turns worse than expected."""
    return HEAT[sum(turns >= limit for limit in _LIMITS)]


def heat_figure(turns: float) -> str:
    """Return the same as a figure: `−0.4`, `+1.2`, or `×` for ruin."""
    if turns >= _MOST:
        return "×"
    figure = f"{turns:+.1f}".replace("-", "−")
    return "0" if figure[1:] == "0.0" else figure
