from __future__ import annotations

import pytest

from formulad.ui.toolkit.widgets.numbered_id import numbered


@pytest.mark.parametrize(
    ("widget_id", "expected"),
    [
        ("remove-2", ("remove", 2)),
        ("circuit-on", ("circuit-on", None)),
        ("back", ("back", None)),
        ("3", ("3", None)),
        ("-3", ("-3", None)),
    ],
)
def test_the_number_in_an_id_says_which_of_its_kind_a_widget_is(
    widget_id: str, expected: tuple[str, int | None]
) -> None:
    assert expected == numbered(widget_id)
