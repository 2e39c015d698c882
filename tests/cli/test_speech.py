"""What goes wrong at a terminal is told in the language of the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.cli import main
from formulad.store.paths import user_folders

if TYPE_CHECKING:
    from pathlib import Path

    Printed = pytest.CaptureFixture[str]


def choose(language: str) -> None:
    """Let somebody have chosen a language in the game."""
    path = user_folders().settings
    path.parent.mkdir(parents=True)
    path.write_text(f"language: {language}\n")


def refused(capsys: Printed, *arguments: str) -> str:
    """Return in which words a command is refused; French binds its signs to words."""
    assert 2 == main(arguments)
    return capsys.readouterr().err.replace("\xa0", " ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["simulat"],
            "formulad: COMMAND : « simulat » n'existe pas ; vouliez-vous dire « simulate » ?\n",
        ),
        (
            ["simulate", "--races", "0"],
            (
                "formulad simulate: argument --races : « 0 » n'est pas un nombre entier"
                " de 1 à 1000000\n"
            ),
        ),
        (["simulate", "--wings"], "formulad: arguments inconnus : --wings\n"),
        (["replay"], "formulad replay: il manque ces arguments : FILE\n"),
        (["simulate", "--races"], "formulad simulate: l'argument --races attend une valeur\n"),
        (["play", "--table=3"], "formulad play: l'argument --table ne prend pas de valeur\n"),
        (
            ["simulate", "--r", "3"],
            "formulad simulate: « --r » peut vouloir dire : --rules, --races\n",
        ),
        (
            ["simulate", "--drivers", "rookie:11"],
            "formulad: Monaco a de la place pour 10 voitures, pas pour 11\n",
        ),
        (
            ["replay", "gone.race"],
            "formulad: impossible de lire gone.race : fichier ou dossier introuvable\n",
        ),
    ],
)
def test_a_command_that_cannot_be_done_is_refused_in_the_language_that_was_asked_for(
    arguments: list[str], told: str, capsys: Printed
) -> None:
    assert told == refused(capsys, "--lang", "fr", *arguments)


def test_without_a_word_it_is_the_language_chosen_in_the_game(capsys: Printed) -> None:
    choose("de")

    assert "formulad: es gibt keine Strecke „monako“; meintest du „monaco“?\n" == refused(
        capsys, "simulate", "--track", "monako"
    )


def test_of_a_word_without_end_a_refusal_shows_the_beginning(capsys: Printed) -> None:
    told = refused(capsys, "simulate", "--drivers", "x" * 10_000)

    assert f"{'x' * 4096}…" in told
    assert "x" * 4097 not in told


@pytest.mark.parametrize("language", ["tlh", "[", "3"])
def test_a_language_that_nobody_speaks_leaves_it_at_english(language: str, capsys: Printed) -> None:
    choose(language)

    assert refused(capsys, "replay").startswith("formulad replay: the following arguments")


def test_a_file_that_cannot_be_read_is_refused_in_that_language(
    tmp_path: Path, capsys: Printed
) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("title: [")

    assert f"{path}:1: eine Klammer ist offen und wird nicht geschlossen\n" == refused(
        capsys, "--lang", "de", "scenario", str(path)
    )
