"""Hostile gifts: texts that are pasted and files that are dropped, of every kind that is shared."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from formulad.shelf.sharing.shared_game import keep_shared_game, open_shared_game, told_of
from formulad.shelf.sharing.shared_text import keep_shared_text, open_shared_text
from formulad.store.container import (
    MAP,
    RECORD,
    STEP,
    TEXTS,
    Container,
    ContainerError,
    Kind,
    open_container,
    packed,
)
from formulad.store.paths import Home, UserFolders, data_root
from formulad.store.profiles import read_profile
from formulad.store.share_text import read_shared_text, shared_text
from formulad.store.unusable_file import UnusableFile
from formulad.tiled.catalogue import Catalogue
from tests.fuzz.damage import spoilt
from tests.fuzz.spoken import check_refusal, check_shown
from tests.fuzz.target import Target
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

_SEASON = b"""version: 1
kind: season
id: "3f9c21a7"
title: Winter Cup
game: race
entries: [{name: Ana, number: 1, driver: human}, {name: Hana, number: 8, driver: ai:pro}]
calendar: [{track: monaco}, {track: basse-ville, laps: 1}]
"""
_RULES = b"version: 1\noptions: {rules: complete, laps: 3, weather: true}\n"
_PROFILE = b"version: 1\nname: Ana\nnumber: 3\nlanguage: fr\n"


@cache
def _contents() -> tuple[Container, ...]:
    """Return one of each kind of what is given away."""
    assets = data_root() / "assets"
    record = (RECORDS / "version-4.race").read_bytes()
    race = {RECORD: record, MAP: (RECORDS / "oval.tmx").read_bytes()}
    moment = race | {STEP: b"version: 1\nstep: 3\n"}
    texts = {
        Kind.RULES: _RULES,
        Kind.SEASON: _SEASON,
        Kind.DRIVER: (assets / "drivers/jack.yaml").read_bytes(),
        Kind.PUZZLE: next((assets / "puzzles").glob("*.yaml")).read_bytes(),
    }
    return (
        Container(Kind.RACE, "Oval", "Ana", race),
        Container(Kind.MOMENT, "Oval", "Ana", moment),
        *(Container(kind, "Gift", "", {TEXTS[kind]: text}) for kind, text in texts.items()),
    )


@cache
def samples() -> tuple[bytes, ...]:
    """Return gifts as texts and as files, and a profile."""
    texts = (shared_text(each).encode() for each in _contents())
    return (*map(packed, _contents()), *texts, _PROFILE)


def _damaged(chance: Random, good: bytes) -> bytes:
    """Spoil what is given away from outside, or a file in it and pack it anew."""
    if chance.random() < 0.5:
        return spoilt(chance, good)
    gift = chance.choice(_contents())
    files = dict(gift.files)
    name = chance.choice(sorted(files))
    files[name] = spoilt(chance, files[name])[: 1 << 20]
    bad = Container(gift.kind, gift.title, gift.author, files)
    return packed(bad) if chance.random() < 0.5 else shared_text(bad).encode()


def _as_file(path: Path) -> bool:
    return _received(lambda: open_container(path))


def _as_text(path: Path) -> bool:
    text = path.read_bytes().decode(errors="replace")
    return _received(lambda: read_shared_text(text))


def _as_profile(path: Path) -> bool:
    found = read_profile(path)
    check_shown([found.fault if isinstance(found, UnusableFile) else found.name])
    return not isinstance(found, UnusableFile)


def _received(read: Callable[[], Container]) -> bool:
    """Open a gift, and keep it if it can be kept; what is refused leaves no trace."""
    with TemporaryDirectory() as folder:
        own = Path(folder) / "own"
        home = Home(data_root(), UserFolders(own))
        circuits = Catalogue(home.data / "tracks", own / "tracks")
        try:
            gift = read()
            check_shown([gift.title, gift.author])
            if gift.kind is Kind.CIRCUIT:
                return True  # the containers have them
            if RECORD in gift.files:
                game = open_shared_game(gift, home, circuits.load)
                check_shown([told_of(game)])
                assert not own.exists(), "nothing is written before it is kept"
                kept = keep_shared_game(game, home.folders.saves)
            else:
                text = open_shared_text(gift)
                assert not own.exists(), "nothing is written before it is kept"
                kept = keep_shared_text(text, home.folders)
        except ContainerError as error:
            check_refusal(error)
            assert not own.exists(), "what is refused leaves no trace"
            return False
        assert own in kept.parents, "it lies among the player's own"
        return True


GIFTS = Target("gifts", ".formulad", samples, _damaged, (_as_file, _as_text, _as_profile))
