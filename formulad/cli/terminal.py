r"""Terminal output: the one place where anything is written to a terminal or a file.

A stranger's file may hold signs that steer a terminal, and a terminal may lack letters that a name
has: both are spelt out by their numbers, as `\u001b`, which JSON reads as well.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from formulad.kernel.letters import quoted, spelt_out
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence

_LINE_END = "\n"


class OutputLost(ValueError):  # noqa: N818 - reads as the sentence it becomes
    """Nothing more can be printed, as on a full disk; the message says why."""


def put(text: str) -> None:
    """Print lines of ours, such as a table or JSON.

    Raises:
        BrokenPipeError: if nobody reads them any more.
        OutputLost: if they cannot be written.
    """
    try:
        _write(sys.stdout, text)
    except BrokenPipeError:
        let_go(sys.stdout)
        raise
    except OSError as error:
        let_go(sys.stdout)
        raise OutputLost(_lost(error)) from error


def put_fault(text: str) -> None:
    """Print a line where faults are told; where that is impossible nothing is said."""
    try:
        _write(sys.stderr, text)
    except OSError:
        let_go(sys.stderr)


def is_watched() -> bool:
    """Return whether somebody sits before the terminal on which faults are told."""
    return sys.stderr is not None and sys.stderr.isatty()


def draw(signs: str) -> None:
    """Let the terminal do what our own signs say, such as going back to the begin of a line."""
    with suppress(OSError):
        sys.stderr.write(signs)
        sys.stderr.flush()


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:  # as in a shell: formulad >&-
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    stream.write(_fitting("\n".join(map(quoted, text.split(_LINE_END))), stream.encoding))
    stream.flush()


def _fitting(text: str, encoding: str) -> str:
    """Return a text in letters that there are where it goes."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_in_letters(sign, encoding) for sign in text)
    return text


def _in_letters(sign: str, encoding: str) -> str:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return spelt_out(sign)
    return sign


def _lost(error: OSError) -> Sentence:
    return say("the output cannot be written: {reason}", reason=reason(error))


def let_go(stream: TextIO | None) -> None:
    """Send what is still to be written nowhere: it would only fail again."""
    if stream is not None:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
