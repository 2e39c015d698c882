"""Share text: a container as lines that can be pasted into a letter, and read out of one (SHE-5).

The first line says whose it is, what it holds and in which form; then come lines of base85, whose
last eight figures are a check-sum. Marks by which a mail quotes, and spaces, are no part of it: the
signs among base85 that look like such marks are written as others. Neither is what a mail says
above and below.
"""

from __future__ import annotations

import base64
import re
import zlib
from itertools import takewhile
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.store.container import Container, ContainerError, packed, unpacked

if TYPE_CHECKING:
    from collections.abc import Iterator

FORM = 1
MOST_LETTERS = 256 << 10
"""Of a text from somebody else."""
_LINE = 76
_ROOM = 8 << 10
"""Letters of a text that are kept free for ends of lines and marks of quoting."""
_HEAD = re.compile(r"FormulaD ([a-z]{3,12}) ([0-9]{1,4})(?![0-9A-Za-z])")
_QUOTING = re.compile(r"[\s>|\u00a0\u200b\ufeff]+")
_WRITTEN = str.maketrans(">|", ":/")
_READ = str.maketrans(":/", ">|")
_SUM = 8


def shared_text(container: Container) -> str:
    """Return a container as a text.

    Raises:
        ContainerError: if it is longer than anybody could take in again.
    """
    content = packed(container)
    signs = base64.b85encode(content).decode().translate(_WRITTEN) + _sum_of(content)
    if len(signs) > MOST_LETTERS - _ROOM:
        raise ContainerError(say("This is too long for a text: save it as a file."))
    lines = [signs[at : at + _LINE] for at in range(0, len(signs), _LINE)]
    return "\n".join([f"FormulaD {container.kind} {FORM}", *lines]) + "\n"


def read_shared_text(text: str) -> Container:
    """Return what a text holds that somebody pasted.

    Raises:
        ContainerError: if it is none, was changed on its way, or holds what it may not.
    """
    if len(text) > MOST_LETTERS:
        raise ContainerError(say("This text is longer than anything that FormulaD gives away."))
    head = _HEAD.search(text)
    if head is None:
        raise ContainerError(say("There is nothing of FormulaD in this text."))
    if int(head[2]) > FORM:
        raise ContainerError(say("A newer FormulaD wrote this text."))
    container = unpacked(say("This text"), _content(text[head.end() :]))
    if container.kind != head[1]:
        raise _damaged()
    return container


def _content(text: str) -> bytes:
    found = (_checked(signs) for signs in _readings(text))
    content = next((each for each in found if each is not None), None)
    if content is None:
        raise _damaged()
    return content


def _readings(text: str) -> Iterator[str]:
    """Yield all signs of a text, then those of its full lines, and of these and the next one.

    So it is found in lines that were broken anew, and above the name of who wrote the mail.
    """
    lines = [line for line in (_QUOTING.sub("", line) for line in text.splitlines()) if line]
    yield "".join(lines)
    full = tuple(takewhile(lambda line: len(line) == _LINE, lines))
    yield "".join(full)
    yield "".join(lines[: len(full) + 1])


def _checked(signs: str) -> bytes | None:
    """Return what signs stand for; nothing if some are missing or were changed."""
    body, check = signs[:-_SUM], signs[-_SUM:]
    try:
        content = base64.b85decode(body.translate(_READ).encode("ascii"))
    except ValueError:
        return None
    return content if _sum_of(content) == check else None


def _damaged() -> ContainerError:
    return ContainerError(say("A part of this text is missing or was changed: copy all of it."))


def _sum_of(content: bytes) -> str:
    return f"{zlib.crc32(content):08x}"
