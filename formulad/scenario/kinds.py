"""Kinds of steps: the word that makes an entry one, and the words that go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.questions import Question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.scenario.scene import Scene
    from formulad.scenario.script import StepEntry

QUESTIONS: dict[str, tuple[Question, ...]] = {
    "gear": (Question.GEAR,),
    "move_to": (Question.PATH,),
    "slipstream_to": (Question.SLIPSTREAM,),
    "slipstream": (Question.SLIPSTREAM,),
    "stop": (Question.PIT,),
    "set": (Question.TYRES, Question.TRIAL),
    "trial": (Question.TRIAL,),
    "skip_trials": (Question.TRIAL,),
    "nitro": (Question.PATH,),
    "drift": (Question.PATH,),
    "drop_debris": (Question.PATH,),
    "radio_at": (Question.RADIO,),
    "repair": (Question.REPAIR,),
    "reroll": (Question.SKY,),
}
"""For the word that makes a step what it is, the questions it may answer."""
DICE = ("roll", "seconds")
"""Words of what falls or is measured."""
_ALONGSIDE = {
    "brakes": ("move_to", "slipstream_to"),
    "path": ("move_to", "slipstream_to"),
}
"""Words that only go with others."""


def kind_of(scene: Scene, entry: StepEntry, path: str) -> str:
    """Return the word that makes a step what it is.

    Raises:
        DocumentError: if there is none, or if there are several.
    """
    words = (*DICE, *QUESTIONS)
    given = [word for word in words if getattr(entry, word) is not None]
    if "stop" in given:
        given = [word for word in given if word not in ("set", "repair")]
    if len(given) != 1:
        raise scene.document.fault(path, f"a step is one of: {', '.join(words)}")
    (kind,) = given
    for word, sentence in _faults(entry, kind):
        raise scene.document.fault(f"{path}.{word}", sentence)
    return kind


def _faults(entry: StepEntry, kind: str) -> Iterator[tuple[str, str]]:
    """Find words with a value that says nothing, and words that go with others."""
    if entry.slipstream:
        yield "slipstream", "to take the slipstream, say where to: slipstream_to"
    if entry.radio_at is True:
        yield "radio_at", "to throw the radio, name the car; 'false' keeps it"
    if entry.drift not in (None, 1, -1):
        yield "drift", "a drift is 1, a cell farther, or -1, a cell less"
    for word in ("trial", "skip_trials", "drop_debris"):
        if getattr(entry, word) is False:
            yield word, f"'{word}' can only be true"
    if entry.nitro is False:
        yield "nitro", "'nitro' can only be true, or big: it takes no step to do without"
    for word, kinds in _ALONGSIDE.items():
        if getattr(entry, word) and kind not in kinds:
            yield word, f"'{word}' goes with {' or '.join(kinds)}, not with {kind}"
