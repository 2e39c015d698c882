from __future__ import annotations

from formulad.kernel.game import Outcome, refuse


def test_a_refusal_reads_as_a_sentence_with_its_values() -> None:
    refusal = refuse("BRK-2", "Braking by {cells} is too much.", cells=3)

    assert "Braking by 3 is too much." == str(refusal)


def test_a_refusal_keeps_template_and_values_apart_for_translation() -> None:
    refusal = refuse("BRK-2", "Braking by {cells} is too much.", cells=3)

    assert ("Braking by {cells} is too much.", (("cells", 3),)) == (
        refusal.template,
        refusal.values,
    )


def test_an_outcome_shows_as_the_code_that_makes_it() -> None:
    assert "Outcome(7)" == repr(Outcome(7))
