"""Looks at many positions, of which the gate takes a sample.

`python -m tests.ai.engineer 1000` compares the chances of gears with driving them, and
`python -m tests.ai.engineer traps` looks at every roll before the corners with three stops, for
the first place that is offered and for each grade from Club up.
"""

from __future__ import annotations

import sys

from tests.ai.engineer.test_gear_counsel import differences
from tests.ai.engineer.traps import CORNERS, fallen, trapped
from tests.presets import BEGINNER, RULEBOOK


def main(asked: str) -> int:
    """Print every position in which the engineer is wrong; return 1 if there is one."""
    number, found = _traps() if asked == "traps" else _chances(int(asked))
    for wrong in found:
        print(wrong)  # noqa: T201 - what it is called for
    print(f"{number} positions, {len(found)} wrong")  # noqa: T201 - as above
    return int(bool(found))


def _traps() -> tuple[int, list[str]]:
    each = [trapped(corner, rules, 1) for corner in CORNERS for rules in (BEGINNER, RULEBOOK)]
    each += [fallen(corner, BEGINNER, 1) for corner in CORNERS]
    return sum(many for many, _ in each), [repr(state) for _, found in each for state in found]


def _chances(number: int) -> tuple[int, list[str]]:
    return number, differences(number, seed=number)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "1000"))
