"""Rules of a scenario: a preset of the game, and options that differ from it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.games.race.presets import PresetError, Presets
from formulad.kernel.sentence import sentence_of
from formulad.race.agreed.option_values import OptionError, read_options
from formulad.race.agreed.options import GridRule
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.scenario.script import Script
    from formulad.store.yaml_document import Document

PRESET = "preset"
BEGINNER = "beginner"


def options_of(document: Document, script: Script) -> Options:
    """Return the options of a scenario; the grid is as listed unless it says otherwise.

    Raises:
        DocumentError: if there are no such options, or they cannot be agreed on.
    """
    changes = {name: value for name, value in script.options.items() if name != PRESET}
    preset = script.options.get(PRESET, BEGINNER)
    try:
        return read_options({"grid": GridRule.AS_LISTED, **changes}, _preset(str(preset)))
    except OptionError as error:
        raise document.fault(f"$.options.{error.option}", sentence_of(error)) from None
    except (PresetError, DocumentError) as error:
        raise document.fault(f"$.options.{PRESET}", sentence_of(error)) from None


@cache
def _preset(name: str) -> Options:
    """Return a preset of the game: those of a player mean nothing to others."""
    folder = data_root() / "assets" / "presets"
    return Presets(folder, folder).options(name)
