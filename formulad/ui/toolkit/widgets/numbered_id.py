"""Numbers in the ids of widgets: `remove-2` removes the third of a list."""

from __future__ import annotations


def numbered(widget_id: str) -> tuple[str, int | None]:
    """Return the kind of a widget and its number among them; without one the id is its kind."""
    kind, _, number = widget_id.rpartition("-")
    return (kind, int(number)) if kind and number.isdigit() else (widget_id, None)
