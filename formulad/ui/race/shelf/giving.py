"""Giving away: what is packed goes into the clipboard, or into a file of its own (SHE-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, sentence_of
from formulad.store.container import SUFFIX, packed
from formulad.store.free_names import put_beside
from formulad.store.share_text import shared_text
from formulad.ui.shell.copying import copied
from formulad.ui.shell.notice import notice

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.store.container import Container
    from formulad.ui.shell.clipboard import Clipboard
    from formulad.ui.shell.dialog import Dialog


def give_text(pack: Callable[[], Container], clipboard: Clipboard) -> Dialog:
    """Put something into the clipboard as a text; return what there is to say of it."""
    try:
        text = shared_text(pack())
    except ValueError as error:
        return notice(say("It cannot be given away"), sentence_of(error))
    return copied(clipboard, text, say("Paste it into a letter; on the shelf it is taken in."))


def give_file(pack: Callable[[], Container], folder: Path, stem: str) -> Dialog:
    """Write something into a folder, beside all that is there; return what there is to say."""
    try:
        path = put_beside(folder, stem, SUFFIX, packed(pack()))
    except OSError as error:
        return notice(say("It cannot be given away"), reason(error))
    except ValueError as error:
        return notice(say("It cannot be given away"), sentence_of(error))
    return notice(say("Saved"), say("It is in {file}.", file=str(path)))
