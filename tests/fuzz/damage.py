"""Ways to spoil a good file: bytes changed, cut, doubled, put elsewhere, and odd ones put in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

ODD = (
    *(
        b"\x00",
        b"\xff",
        b"\r",
        b"\n\n",
        b"\t",
        b"\x1b[2J",
        b"\x85",
        b"\xef\xbb\xbf",
        b"\xed\xa0\x80",
    ),
    *(sign.encode() for sign in "\x85\u2028\u202e\ufffe\U000e0001"),
    *(b"\\ud800", b'"\\ud800"', b"\\u0000", b'"\\udc00\\ud800"', b"'", b'"', b"\\", b"{", b"}"),
    *(b"[" * 5000, b"{a: " * 2000, b"9" * 5000, b"0x" + b"f" * 4000, b"1:" * 3000 + b"1"),
    *(b"-1", b"0", b"1e999", b".nan", b"-.inf", b"NaN", b"Infinity", b"null", b"true", b"~"),
    *(b"18446744073709551616", b"-9223372036854775809", b"1_0", b"0o7", b"0b1", b"1.5e+3"),
    *(b"2001-01-01", b"2001-13-45", b"0001-01-01 00:00:00 +99:99", b"9999-12-31T23:59:59-23:59"),
    *(b"&a ", b"*a", b"<<: ", b"!!python/object:os.system ", b"!!binary ", b"!!set ", b"? "),
    *(b"---\n", b"...\n", b"%YAML 9.9\n", b"# ", b"- ", b": ", b", ", b"=: 1", b"{n}", b"%s"),
    *(b"a" * 70_000, b" " * 5000, b"../../x.tmx", b"/etc/passwd", b"/dev/zero.tmx"),
    *(b"\\\\\\\\host\\\\share\\\\x.tmx", b"//host/share/x.tmx", b"C:\\\\x.tmx", b"x.tmx"),
    *(b"undo\n", b"# \n", b"p \n", b"g1\n", b"r0\n", b"slip no\n", b"pit tyres\n", b" over\n"),
)
"""What files break on: ends of lines, halves of letters, numbers, references, tags, paths."""


MOST_BYTES = 32 << 20
"""Twice the largest file that is read: of a longer one nobody sees more than its size."""


def spoilt(chance: Random, good: bytes, odd: Sequence[bytes] = ODD) -> bytes:
    """Return a file in which some stretches were changed."""
    content = good
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        content = chance.choice(_WAYS)(chance, content, odd)[:MOST_BYTES]
    return content


def _put_in(chance: Random, content: bytes, odd: Sequence[bytes]) -> bytes:
    at, end = _stretch(chance, content, 30)
    return content[:at] + chance.choice(odd) + content[end:]


def _replace_word(chance: Random, content: bytes, odd: Sequence[bytes]) -> bytes:
    """Put something odd, or another word of the file, where a word stands."""
    words = content.split()
    if not words:
        return content
    old = chance.choice(words)
    new = chance.choice(words) if chance.random() < 0.3 else chance.choice(odd)
    return content.replace(old, new, chance.choice((1, 1, -1))) if len(words) < 5000 else content


def _flip(chance: Random, content: bytes, _odd: Sequence[bytes]) -> bytes:
    if not content:
        return content
    at = chance.randrange(len(content))
    return content[:at] + bytes([content[at] ^ (1 << chance.randrange(8))]) + content[at + 1 :]


def _cut(chance: Random, content: bytes, _odd: Sequence[bytes]) -> bytes:
    at, end = _stretch(chance, content, max(30, len(content) // 4))
    return content[:at] if chance.random() < 0.3 else content[:at] + content[end:]


def _move_line(chance: Random, content: bytes, _odd: Sequence[bytes]) -> bytes:
    lines = content.split(b"\n")
    line = chance.choice(lines)
    lines.insert(chance.randrange(len(lines)), line)
    if chance.random() < 0.5:
        lines.remove(line)
    return b"\n".join(lines)


def _repeat(chance: Random, content: bytes, _odd: Sequence[bytes]) -> bytes:
    at, end = _stretch(chance, content, 200)
    times = min(chance.choice((2, 3, 1000)), 200_000 // (end - at + 1))
    return content[:at] + content[at:end] * times + content[end:]


def _stretch(chance: Random, content: bytes, longest: int) -> tuple[int, int]:
    at = chance.randint(0, len(content))
    return at, chance.randint(at, min(len(content), at + longest))


_WAYS = (_put_in, _put_in, _replace_word, _replace_word, _flip, _cut, _move_line, _repeat)
