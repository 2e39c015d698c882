from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

from formulad.cli import main

if TYPE_CHECKING:
    import pytest


def test_a_game_that_is_begun_apart_gets_the_same_words_but_for_that_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: begun.append((command, how)))

    assert 0 == main(["play", "--detach", "--track", "monaco", "--laps", "2"])

    ((command, how),) = begun
    assert [sys.executable, "-m", "formulad", "play", "--track", "monaco", "--laps", "2"] == command
    assert how["start_new_session"] or how["creationflags"]


def test_what_cannot_be_raced_is_refused_before_anything_is_begun(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(subprocess, "Popen", lambda *command, **_: begun.append(command))

    assert 2 == main(["play", "--detach", "--track", "nowhere"])
    assert "nowhere" in capsys.readouterr().err
    assert [] == begun


def test_the_game_goes_on_when_whoever_asked_has_ended() -> None:
    asks = "from formulad.cli.detach import start_apart; start_apart(['--version', '--detach'])"

    ended = subprocess.run(
        [sys.executable, "-c", asks], capture_output=True, timeout=60, check=True
    )

    assert (b"", b"") == (ended.stdout, ended.stderr)
