from __future__ import annotations

import pytest

from formulad.tiled.circuit import Material, Scenery, Shape, Tint
from formulad.ui.race.board.geometry.road_shapes import Fill, Lettering
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.tubes import colour_of, is_column, letter_size, neon, neon_halo

WIDTH = 54.0


def sign(name: str, *points: tuple[float, float], tint: Tint = Tint.PINK) -> Scenery:
    return Scenery(Material.NEON, Shape.POLYLINE, points, name=name, tint=tint)


def words(piece: Scenery) -> list[Lettering]:
    return [shape for shape in neon(piece, WIDTH) if isinstance(shape, Lettering)]


def test_a_tube_with_a_name_writes_it() -> None:
    (line,) = words(sign("HÔTEL LUNE", (0, 0), (300, 0)))

    assert "HÔTEL LUNE" == line.text
    assert (150, 0) == line.centre
    assert 0 == line.turn


def test_words_follow_their_line() -> None:
    (line,) = words(sign("BAR", (0, 0), (100, 100)))

    assert line.turn == pytest.approx(0.785, abs=0.001)


def test_words_of_more_letters_are_smaller_on_the_same_line() -> None:
    short, long = sign("BAR", (0, 0), (300, 0)), sign("BARBARBAR", (0, 0), (300, 0))

    assert letter_size(short) == pytest.approx(3 * letter_size(long))


def test_kana_are_written_one_under_another_on_a_line_that_leads_down() -> None:
    piece = sign("カラオケ", (50, 0), (50, 400))

    assert is_column(piece)
    assert [*"カラオケ"] == [letter.text for letter in words(piece)]
    assert sorted(w.centre[1] for w in words(piece)) == [w.centre[1] for w in words(piece)]


def test_the_long_vowel_stands_upright_in_a_column() -> None:
    piece = sign("ラーメン", (50, 0), (50, 400))

    assert [*"ラメン"] == [letter.text for letter in words(piece)]


def test_latin_words_are_never_written_in_a_column() -> None:
    assert not is_column(sign("BAR", (50, 0), (50, 400)))


def test_a_tube_without_a_name_is_a_line_of_light() -> None:
    piece = sign("", (0, 0), (300, 0))

    assert [] == words(piece)
    assert all(isinstance(shape, Fill) for shape in neon(piece, WIDTH))


@pytest.mark.parametrize(("tint", "colour"), tones.TINTS.items())
def test_a_tint_is_a_colour(tint: Tint, colour: tuple[int, int, int]) -> None:
    assert colour == colour_of(sign("", (0, 0), (9, 0), tint=tint))
    assert list(neon_halo(sign("", (0, 0), (9, 0), tint=tint), WIDTH))


def test_without_a_tint_the_colour_belongs_to_the_place() -> None:
    anywhere = [sign("", (x, 0), (x + 9, 0), tint=Tint.ANY) for x in range(0, 900, 10)]

    assert set(tones.NEON) == {colour_of(piece) for piece in anywhere}
