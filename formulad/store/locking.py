"""File locks: one writer a file; the system frees the lock when the writer dies.

A file system that knows no locks, such as some in a network, is taken as it is: better to play
there unprotected than not at all.
"""

from __future__ import annotations

import sys
from threading import Event

TRIES, REST = 50, 0.01
"""How often a file is tried to be locked which a writer holds for a moment, and seconds between."""
_FAR_BEHIND = (1 << 31) - 2
"""Windows locks bytes, and readers stumble over them; no record reaches this one, which is the
last that its call can lock."""

if sys.platform == "win32":
    import msvcrt
    import os

    def try_lock(descriptor: int) -> bool:
        """Lock an open file for this writer; return False if another one has it."""
        here = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, _FAR_BEHIND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, here, os.SEEK_SET)
        return True

else:
    import errno
    import fcntl

    _WITHOUT_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP)

    def try_lock(descriptor: int) -> bool:
        """Lock an open file for this writer; return False if another one has it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            return error.errno in _WITHOUT_LOCKS
        return True


def lock_soon(descriptor: int) -> bool:
    """Lock an open file as soon as a writer has let go that holds it for a moment only.

    Return False if that writer still has it after all tries.
    """
    rest = Event()
    return any(try_lock(descriptor) or rest.wait(REST) for _ in range(TRIES))
