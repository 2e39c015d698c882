"""Errors of the operating system, in words for a player."""

from __future__ import annotations

import errno

from formulad.kernel.sentence import say

_REASONS = {
    errno.ENOENT: say("no such file or directory"),
    errno.EACCES: say("permission denied"),
    errno.EPERM: say("permission denied"),
    errno.EISDIR: say("it is a folder"),
    errno.ENOTDIR: say("there is a file where a folder should be"),
    errno.EROFS: say("nothing can be written there"),
    errno.ENOSPC: say("no space left on the disk"),
    errno.ENAMETOOLONG: say("the name is too long"),
    errno.ENODEV: say("it is no plain file"),
    errno.EFBIG: say("it is far too large"),
}
"""Why a disk refuses most often."""


def reason(error: OSError) -> str:
    """Return why the disk did not do what it was asked, as the end of a sentence."""
    known = _REASONS.get(error.errno or 0)
    return known if known is not None else (error.strerror or str(error)).lower()
