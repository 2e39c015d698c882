"""Hint level: how much of a race the screen explains by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.questions import Question
from formulad.store.preferences import Advice

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.panel_views import RaceView

_TAUGHT = (
    Question.GEAR,
    Question.PIT,
    Question.RADIO,
    Question.SKY,
    Question.TYRES,
    Question.TRIAL,
)
"""Decisions below whose title stands only how they are made, and nothing about this one."""


def with_hints(view: RaceView, moment: Moment) -> RaceView:
    """Return what stands around the board without what its players need not be told.

    Whom the engineer does not always advise needs no lessons: how a decision is made, and what
    colours and hatching mean. Without an engineer the canvas leaves out the keys as well; what
    counts for this very decision is always said.
    """
    if moment.advice is Advice.ALWAYS:
        return view
    dashboard = replace(view.dashboard, note="")
    prompt = view.prompt
    if _is_lesson(view, moment):
        prompt = replace(prompt, text="")
    return replace(view, prompt=prompt, dashboard=dashboard, legend=view.has_heat)


def _is_lesson(view: RaceView, moment: Moment) -> bool:
    """Return whether the line below the question says only how to answer it."""
    return moment.question in _TAUGHT and not view.prompt.is_warning
