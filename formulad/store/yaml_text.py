"""YAML text: everything that is written is read as it was."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.kernel.letters import is_line

if TYPE_CHECKING:
    import yaml


def yaml_of(value: object) -> str:
    """Return a value as a YAML text that people can read and edit."""
    import yaml

    text: str = yaml.dump(value, Dumper=_writer(), allow_unicode=True, sort_keys=False)
    return text


@cache
def _writer() -> type[yaml.SafeDumper]:
    """Return what writes by its number what cannot be seen: a bare U+0085 would end a line."""
    import yaml

    class Writer(yaml.SafeDumper):
        pass

    def represent_text(writer: Writer, text: str) -> yaml.Node:
        style = None if is_line(text) else '"'
        return writer.represent_scalar("tag:yaml.org,2002:str", text, style)

    Writer.add_representer(str, represent_text)
    return Writer
