"""Hostile files from other players: zips that were spoilt, and zips of what was spoilt."""

from __future__ import annotations

import zipfile
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

from formulad.games.race.shared_circuits import take_in
from formulad.race.road.track import TrackError
from formulad.store.container import Container, ContainerError, Kind, open_container, packed
from tests.fuzz.damage import spoilt
from tests.fuzz.spoken import check_refusal, check_shown
from tests.fuzz.target import Target
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random


@cache
def samples() -> tuple[bytes, ...]:
    """Return a circuit as it is given away, with and without a report."""
    files = {"track.tmx": oval().encode(), "preview.jpg": b"\xff\xd8"}
    return tuple(
        packed(Container(Kind.CIRCUIT, "Oval", "Ana", files | more))
        for more in ({}, {"report.json": b"{}"})
    )


def _damaged(chance: Random, good: bytes) -> bytes:
    """Spoil the zip itself, or a file in it, whose check-sum is then another one or made to fit."""
    if chance.random() < 0.4:
        return spoilt(chance, good)
    with zipfile.ZipFile(BytesIO(good)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    name = chance.choice(sorted(files))
    files[name] = spoilt(chance, files[name])
    if name != "manifest.yaml" and chance.random() < 0.5:
        del files["manifest.yaml"]
        return packed(Container(Kind.CIRCUIT, "Oval", "Ana", files))
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", chance.choice((0, 8, 12, 14))) as archive:
        for each, content in files.items():
            archive.writestr(chance.choice((each, each, each, each.upper())), content)
    return buffer.getvalue()


def _taken_in(path: Path) -> bool:
    own = path.parent / "own"
    try:
        container = open_container(path)
        check_shown([container.title, container.author])
        taken = take_in(container, path.stem, own, ())
    except (ContainerError, TrackError) as error:
        check_refusal(error)
        assert not own.exists(), "what is refused leaves nothing"
        return False
    assert [taken.path] == list(own.iterdir())
    taken.path.unlink()
    own.rmdir()
    return True


CONTAINERS = Target("containers", ".formulad", samples, _damaged, (_taken_in,))
