"""Has hostile files read by a process of its own, and counts what became of them."""

from __future__ import annotations

import multiprocessing
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from tests.fuzz.targets import target as target_of
from tests.fuzz.worker import Reading, hostile, work

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from pathlib import Path

LONGEST_START = 120.0
"""Seconds that a process may take until it reads its first file."""
LONGEST_SILENCE = 60.0
"""Seconds after which a reader is held to hang."""
MOST_SECONDS, MOST_MEMORY = 1.0, 200 << 20
"""What the reading of any file may take of the processor, and of memory."""
_LONGEST_LINE = 200
_MOST_KEPT = 3
"""Files that are kept for one and the same fault."""


class Find(Frozen):
    """A hostile file that was not simply read or refused."""

    number: int
    fault: str
    """What is wrong, in a line, by which finds of one kind are known."""
    told: str


@dataclass(slots=True)
class Tally:
    """What became of the files of a target."""

    name: str
    inputs: int = 0
    refusals: int = 0
    tracebacks: int = 0
    """Errors that are none of ours, files that hang included."""
    excesses: int = 0
    """Files that took too long, or too much memory."""
    slowest: tuple[float, int] = (0.0, -1)
    """Processor seconds, and the number of the file."""
    largest: tuple[int, int] = (0, -1)
    """Bytes of memory, and the number of the file."""
    finds: list[Find] = field(default_factory=list)
    """Up to three of each kind."""

    def add(self, read: Reading) -> None:
        """Count a file that was read."""
        self.inputs += 1
        self.refusals += not read.is_accepted and not read.trace
        self.slowest = max(self.slowest, (read.seconds, read.number))
        self.largest = max(self.largest, (read.memory, read.number))
        if read.trace:
            self.tracebacks += 1
            self._note(read.number, _place(read.trace), _short(read.trace))
        elif read.seconds > MOST_SECONDS:
            self.excesses += 1
            self._note(read.number, "too slow", f"{read.seconds:.2f} s of the processor")
        elif read.memory > MOST_MEMORY:
            self.excesses += 1
            self._note(read.number, "too large", f"{read.memory >> 20} MB of memory")

    def add_hang(self, number: int, how: str) -> None:
        """Count a file whose reader never came back."""
        self.inputs += 1
        self.tracebacks += 1
        self._note(number, how, how)

    def _note(self, number: int, fault: str, told: str) -> None:
        if sum(find.fault == fault for find in self.finds) < _MOST_KEPT:
            self.finds.append(Find(number, fault, told))

    @property
    def told(self) -> str:
        """The figures, in a line, and the finds."""
        line = (
            f"{self.name}: {self.inputs:,} inputs, {self.refusals:,} refusals,"
            f" {self.tracebacks:,} tracebacks, {self.excesses:,} over the limits,"
            f" slowest {self.slowest[0]:.3f} s (input {self.slowest[1]}),"
            f" largest {self.largest[0] / (1 << 20):.1f} MB (input {self.largest[1]})\n"
        )
        return line + "".join(
            f"  input {find.number}: {find.told.rstrip()}\n" for find in self.finds
        )


def fuzz(name: str, seed: int, inputs: int | None = None, minutes: float | None = None) -> Tally:
    """Have hostile files read: so many, or for so long, or until somebody interrupts."""
    tally = Tally(name)
    end = None if minutes is None else time.monotonic() + 60 * minutes

    def is_done() -> bool:
        enough = inputs is not None and tally.inputs >= inputs
        return enough or (end is not None and time.monotonic() >= end)

    try:
        while not is_done():
            with _worker(name, seed, tally.inputs) as answers:
                while not is_done() and _next(answers, tally):
                    pass
    except KeyboardInterrupt:
        pass
    return tally


def keep(tally: Tally, seed: int, folder: Path) -> None:
    """Write down the files that were found, each with what is wrong."""
    target = target_of(tally.name)
    samples = target.samples()
    folder.mkdir(parents=True, exist_ok=True)
    for find in tally.finds:
        path = folder / f"{tally.name}-{seed}-{find.number}{target.ending}"
        path.write_bytes(hostile(target, samples, seed, find.number))
        path.with_name(f"{path.name}.txt").write_text(find.told, "utf-8", "backslashreplace")


@contextmanager
def _worker(name: str, seed: int, first: int) -> Iterator[Connection]:
    """Have a process read files from a number on."""
    context = multiprocessing.get_context("spawn")
    answers, ours = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(name, seed, first, ours), daemon=True)
    process.start()
    ours.close()
    try:
        yield answers
    finally:
        process.kill()
        process.join()
        answers.close()


def _next(answers: Connection, tally: Tally) -> bool:
    """Count the next file; return whether the process goes on after it."""
    has_begun = False
    try:
        while answers.poll(LONGEST_SILENCE if has_begun else LONGEST_START):
            if isinstance(read := answers.recv(), Reading):
                tally.add(read)
                return True
            has_begun = True
    except EOFError:
        how = "its reader died"
    else:
        how = f"its reader is silent for {LONGEST_SILENCE:.0f} s"
    if not has_begun:
        fault = f"{tally.name}: the fuzzer itself does not work: {how}"
        raise RuntimeError(fault)
    tally.add_hang(tally.inputs, how)
    return False


def _short(trace: str) -> str:
    """Return a traceback whose lines can be read: a hostile text may be a line of megabytes."""
    return "\n".join(line[:_LONGEST_LINE] for line in trace.splitlines()[-40:])


def _place(trace: str) -> str:
    """Return where a traceback ends and its error, without what differs from file to file."""
    lines = trace.rstrip().splitlines()
    places = [line.strip() for line in lines if line.startswith("  File ")]
    return f"{places[-1] if places else ''} {lines[-1].partition(':')[0]}"
