"""Receiving: what comes from somebody else is opened, and nothing is written (SHE-6, SHE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import counted, joined, say, say_of
from formulad.race.agreed.option_catalogue import ENTRIES
from formulad.race.agreed.options import Options
from formulad.school.puzzle import Puzzle
from formulad.season.season import Season
from formulad.shelf.sharing.shared_game import keep_shared_game, open_shared_game, told_of
from formulad.shelf.sharing.shared_text import keep_shared_text, open_shared_text
from formulad.store.container import RECORD, ContainerError, Kind
from formulad.ui.race.shelf.received import Received
from formulad.ui.race.shelf.received_page import ReceivedScene

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.shelf.sharing.shared_game import SharedGame
    from formulad.shelf.sharing.shared_text import SharedText
    from formulad.store.container import Container
    from formulad.ui.race.shelf.shelf_ways import ShelfWays
    from formulad.ui.shell.scene import Scene


def received_page(ways: ShelfWays, container: Container, stem: str) -> Scene:
    """Return the page of something that came from somebody else; nothing is written.

    Raises:
        ContainerError: if it cannot be used.
    """
    return ReceivedScene(_received(ways, container, stem), ways.help_page)


def _received(ways: ShelfWays, container: Container, stem: str) -> Received:
    if container.kind is Kind.CIRCUIT:
        return _circuit(ways, container, stem)
    if RECORD in container.files:
        return _game(ways, open_shared_game(container, ways.home, ways.services.circuit))
    return _text(ways, open_shared_text(container))


def _circuit(ways: ShelfWays, container: Container, stem: str) -> Received:
    def keep() -> Path:
        try:
            return ways.services.take_in_circuit(container, stem)
        except OSError as error:
            fault = say("It cannot be kept: {reason}.", reason=reason(error))
            raise ContainerError(fault) from None

    told = (say("By {author}", author=container.author),) if container.author else ()
    return Received(container.kind, container.title, lambda: told, keep)


def _game(ways: ShelfWays, shared: SharedGame) -> Received:
    steps = len(shared.loaded.replay.played)
    lines = [told_of(shared), counted(steps, "{n} step", "{n} steps")]
    if shared.step is not None:
        lines.append(say("The moment is step {step}.", step=shared.step))
    lines.append(say("It counts for no statistics: somebody else played it."))
    folder = ways.context.folders.saves
    return Received(
        shared.container.kind,
        shared.container.title,
        lambda: tuple(lines),
        lambda: keep_shared_game(shared, folder),
        lambda: ways.watch_shared(shared),
    )


def _text(ways: ShelfWays, shared: SharedText) -> Received:
    folders, content = ways.context.folders, shared.content
    title = content.title if isinstance(content, Season) else shared.container.title
    return Received(
        shared.kind,
        title,
        lambda: _told(ways, shared),
        lambda: keep_shared_text(shared, folders),
    )


def _told(ways: ShelfWays, shared: SharedText) -> tuple[str, ...]:
    """Return what there is to say of a text."""
    content = shared.content
    match content:
        case Options():
            return _differences(ways, content)
        case Season():
            names = joined(" · ", (entry.name for entry in content.entries[:10]))
            return counted(len(content.calendar), "{n} race", "{n} races"), names
        case Puzzle():
            return content.track, counted(content.stars, "{n} star", "{n} stars")
        case _:
            return content.name, content.line(ways.services.preferences.language or "en")


def _differences(ways: ShelfWays, options: Options) -> tuple[str, ...]:
    """Return how rules differ from the preset of the game that is nearest, by rule (SHE-9)."""
    shelf = ways.rules()
    draft, words = shelf.compared(options), shelf.words
    preset = words.preset(draft.base)
    if not draft.changes:
        return (say_of("rules", "As {preset}, in every rule.", preset=preset),)
    told = (
        joined(" · ", (ENTRIES[option].rule, words.told(option, draft.value(option))))
        for option in draft.changes
    )
    return say_of("rules", "As {preset}, but:", preset=preset), *told
