from __future__ import annotations

from formulad.ui.shell.table.beat_queue import BeatQueue


class Seconds(BeatQueue[int]):
    """Beats that take as many seconds as they say, and are noted as they begin and end."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def _seconds(self, beat: int) -> float:
        return float(beat)

    def _begin(self) -> None:
        if self.beat is not None:
            self.told.append(f"{self.beat} begins")

    def _end(self, beat: int, pace: float) -> None:
        self.told.append(f"{beat} ends at pace {pace:g}")


def test_beats_are_seen_one_after_the_other() -> None:
    queue = Seconds()

    queue.add([2, 1], 1.0)
    queue.advance(2.5)

    assert (1, True) == (queue.beat, queue.is_playing)
    assert ["2 begins", "2 ends at pace 1", "1 begins"] == queue.told


def test_the_pace_makes_them_shorter_and_pace_0_shows_them_at_once() -> None:
    brisk, instant = Seconds(), Seconds()

    brisk.add([2], 0.5)
    brisk.advance(1.0)
    instant.add([2, 1], 0.0)

    assert (False, False) == (brisk.is_playing, instant.is_playing)


def test_what_comes_later_waits_for_what_still_plays() -> None:
    queue = Seconds()
    queue.add([3], 1.0)
    queue.advance(1.0)

    queue.add([1], 1.0)

    assert 3 == queue.beat
    queue.advance(2.5)
    assert 1 == queue.beat


def test_what_is_skipped_begins_and_ends_all_the_same() -> None:
    queue = Seconds()
    queue.add([2, 1], 1.0)

    queue.skip()

    assert not queue.is_playing
    assert ["2 begins", "2 ends at pace 0", "1 begins", "1 ends at pace 0"] == queue.told
