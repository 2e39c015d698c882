"""Hint level: how much of a race the screen explains by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.race.questions import Question
from formulad.store.preferences import Hints

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


def with_hints(view: RaceView, moment: Moment, hints: Hints) -> RaceView:
    """Return what stands around the board without what its players need not be told.

    Brief leaves out what only teaches: how a decision is made, and what colours and hatching mean.
    None is brief as well, and the canvas leaves out the keys; what counts for this very decision
    is always said.
    """
    if hints is Hints.FULL:
        return view
    dashboard = replace(view.dashboard, note="")
    prompt = view.prompt
    if _is_lesson(view, moment):
        prompt = replace(prompt, text="")
    return replace(view, prompt=prompt, dashboard=dashboard, legend=False)


def _is_lesson(view: RaceView, moment: Moment) -> bool:
    """Return whether the line below the question says only how to answer it."""
    return moment.question in _TAUGHT and not view.prompt.is_warning
