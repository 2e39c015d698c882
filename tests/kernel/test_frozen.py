"""A frozen value is what `dataclasses` would have made of its class, only made sooner."""

from __future__ import annotations

import copy
import inspect
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
import pytest

from formulad.kernel.frozen import frozen
from formulad.kernel.values import replace

T = TypeVar("T")


@frozen(slots=False)
class Loose:
    """A place with room for what is found out of it."""

    lane: int
    row: int = 0


@frozen
class Cell:
    """A place on the board."""

    lane: int
    row: int = 0
    tags: tuple[str, ...] = ()


class Declared:
    """Classes of values as a way to declare them makes them."""

    def __init__(self, declare: Any, declare_things: Any, declare_loose: Any) -> None:
        """Declare them."""

        @declare
        class Place:
            """Has all kinds of usual values, and what is no field."""

            lane: int
            row: int = 0
            tags: list[str] = field(default_factory=list)
            width: ClassVar[int] = 3

            @property
            def both(self) -> tuple[int, int]:
                return self.lane, self.row

        @declare
        class Bend(Place):
            """Has the fields of another class, one of them otherwise, and one more."""

            stops: int = 2
            row: int = 5

        @declare
        class Pile(Generic[T]):
            """Holds anything."""

            things: tuple[T, ...] = ()

        @declare
        class Nothing:
            """Has no fields."""

        @declare
        class Odd:
            """Has fields of every kind."""

            name: str
            secret: str = field(default="", repr=False, compare=False)
            weight: int = field(default=0, hash=False)
            by_name: int = field(default=4, kw_only=True)
            due: int = field(kw_only=True)
            always: int = field(default=7, init=False)
            made: list[int] = field(default_factory=list, init=False, compare=False)
            length: int = field(init=False)

            def __post_init__(self) -> None:
                object.__setattr__(self, "length", len(self.name))

        @declare
        class Own:
            """Tells of itself and compares itself in a way of its own."""

            name: str

            def __repr__(self) -> str:
                return f"<{self.name}>"

            def __eq__(self, other: object) -> bool:
                return self.name.lower() == str(other).lower()

            def __hash__(self) -> int:
                return 7

        @declare
        class Loud:  # noqa: PLW1641 - it is counted by what declares it
            """Compares itself in a way of its own, and is counted like any other value."""

            name: str

            def __eq__(self, other: object) -> bool:
                return self.name == str(other)

        @declare_things
        class Thing:
            """Is like no other."""

            name: str

        self.kinds: dict[str, Any] = {
            kind.__name__: kind for kind in (Place, Bend, Pile, Nothing, Odd, Own, Loud, Thing)
        }

        self.kinds |= self._without_room(declare_loose)

    def _without_room(self, declare: Any) -> dict[str, Any]:
        @declare
        class Loose:
            """Has room for what is found out later."""

            name: str
            row: int = 0
            tags: list[str] = field(default_factory=list)

            @cached_property
            def length(self) -> int:
                return len(self.name)

        return {"Loose": Loose}


OURS = Declared(frozen, frozen(eq=False), frozen(slots=False)).kinds
USUAL = Declared(
    dataclass(frozen=True, slots=True),
    dataclass(frozen=True, slots=True, eq=False),
    dataclass(frozen=True),
).kinds
EVERY_KIND = pytest.mark.parametrize("kind", OURS)
MADE = (
    pytest.param("Place", (1,), {}, id="usual values"),
    pytest.param("Place", (1, 2, ["pit"]), {}, id="all told"),
    pytest.param("Place", (), {"row": 3, "lane": 2}, id="told by name"),
    pytest.param("Bend", (1,), {}, id="usual values of another class"),
    pytest.param("Bend", (1, 2, ["pit"], 3), {}, id="fields of another class"),
    pytest.param("Pile", ((1, 2),), {}, id="holds anything"),
    pytest.param("Nothing", (), {}, id="no fields"),
    pytest.param("Odd", ("Ada",), {"due": 1}, id="fields of every kind"),
    pytest.param("Odd", ("Ada", "s", 2), {"due": 1, "by_name": 3}, id="every kind, all told"),
    pytest.param("Own", ("Ada",), {}, id="tells of itself"),
    pytest.param("Thing", ("Ada",), {}, id="like no other"),
    pytest.param("Loose", ("Ada", 2), {}, id="room for more"),
)
EVERY_VALUE = pytest.mark.parametrize(("kind", "told", "by_name"), MADE)


def made(of: dict[str, Any], kind: str, told: tuple[Any, ...], by_name: dict[str, Any]) -> Any:
    return of[kind](*told, **by_name)


def can_be_told(kind: Any) -> list[tuple[Any, ...]]:
    told = inspect.signature(kind).parameters.values()
    return [(one.name, one.kind, one.annotation, one.default is one.empty) for one in told]


@EVERY_KIND
def test_a_value_is_made_by_telling_the_same(kind: str) -> None:
    assert can_be_told(USUAL[kind]) == can_be_told(OURS[kind])


@EVERY_KIND
def test_a_class_has_the_same_fields_slots_and_places_to_match(kind: str) -> None:
    usual, ours = USUAL[kind], OURS[kind]

    assert [repr(item) for item in fields(usual)] == [repr(item) for item in fields(ours)]
    assert getattr(usual, "__slots__", None) == getattr(ours, "__slots__", None)
    assert usual.__match_args__ == ours.__match_args__
    assert (usual.__doc__, usual.__qualname__) == (ours.__doc__, ours.__qualname__)


@EVERY_VALUE
def test_a_value_holds_what_was_told_and_what_is_usual(
    kind: str, told: tuple[Any, ...], by_name: dict[str, Any]
) -> None:
    usual, ours = made(USUAL, kind, told, by_name), made(OURS, kind, told, by_name)

    assert [getattr(usual, item.name) for item in fields(usual)] == [
        getattr(ours, item.name) for item in fields(ours)
    ]
    assert repr(usual) == repr(ours)


@EVERY_VALUE
def test_a_value_is_equal_to_one_that_holds_the_same_where_it_usually_is(
    kind: str, told: tuple[Any, ...], by_name: dict[str, Any]
) -> None:
    usual, ours = made(USUAL, kind, told, by_name), made(OURS, kind, told, by_name)

    assert (usual == made(USUAL, kind, told, by_name)) is (ours == made(OURS, kind, told, by_name))


@pytest.mark.parametrize("changed", ["secret", "weight", "by_name", "due", "name"])
def test_a_value_is_another_if_a_field_that_counts_is(changed: str) -> None:
    told = {"name": "Ada", "secret": "s", "weight": 1, "by_name": 2, "due": 3}
    other = told | {changed: 9 if told[changed] != "Ada" else "Bob"}

    assert (USUAL["Odd"](**told) == USUAL["Odd"](**other)) is (
        OURS["Odd"](**told) == OURS["Odd"](**other)
    )


def test_a_value_is_not_equal_to_one_of_another_class() -> None:
    assert OURS["Place"](1, 5) != OURS["Bend"](1, 5)
    assert OURS["Place"](1) != 1


@pytest.mark.parametrize(
    ("kind", "told", "by_name"),
    [value for value in MADE if value.values[0] not in ("Place", "Bend", "Thing", "Loose")],
)
def test_a_value_is_counted_by_the_same_number(
    kind: str, told: tuple[Any, ...], by_name: dict[str, Any]
) -> None:
    assert hash(made(USUAL, kind, told, by_name)) == hash(made(OURS, kind, told, by_name))


def test_a_class_that_compares_its_values_otherwise_still_counts_them() -> None:
    assert hash(USUAL["Loud"]("Ada")) == hash(OURS["Loud"]("Ada"))
    assert OURS["Loud"]("Ada") == "Ada"


def test_what_is_made_anew_for_each_value_is_not_shared() -> None:
    one, other = OURS["Place"](1), OURS["Place"](1)

    one.tags.append("pit")

    assert [] == other.tags


def test_a_value_cannot_be_changed() -> None:
    cell = Cell(1)

    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'lane'"):
        cell.lane = 2  # type: ignore[misc]  # that is what is tried
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'lane'"):
        del cell.lane
    assert Cell(1) == cell


@pytest.mark.parametrize(
    ("told", "by_name"),
    [
        pytest.param((), {}, id="nothing"),
        pytest.param((1, 2, (), 4), {}, id="too much"),
        pytest.param((1,), {"colour": 2}, id="a field that is not there"),
        pytest.param((1,), {"lane": 2}, id="twice the same"),
    ],
)
def test_what_cannot_be_told_is_refused_in_the_same_words(
    told: tuple[Any, ...], by_name: dict[str, Any]
) -> None:
    with pytest.raises(TypeError) as usual:
        USUAL["Place"](*told, **by_name)
    with pytest.raises(TypeError) as ours:
        OURS["Place"](*told, **by_name)

    assert str(usual.value) == str(ours.value)


@pytest.mark.parametrize(
    "through",
    [
        pytest.param(lambda value: pickle.loads(pickle.dumps(value)), id="another process"),  # noqa: S301 - it is our own
        pytest.param(copy.deepcopy, id="a copy"),
        pytest.param(lambda value: replace(value, lane=1), id="a change"),
        pytest.param(lambda value: msgspec.convert(msgspec.to_builtins(value), Cell), id="a file"),
    ],
)
def test_a_value_comes_through_as_it_was(through: Any) -> None:
    value = Cell(1, 2, ("pit",))

    assert value == through(value)


def test_a_value_with_room_for_more_comes_through_another_process() -> None:
    assert Loose(1, 2) == pickle.loads(pickle.dumps(Loose(1, 2)))  # noqa: S301 - it is our own


def test_what_is_found_out_of_a_value_is_kept_where_there_is_room() -> None:
    value = OURS["Loose"]("Ada")

    assert (3, {"name": "Ada", "row": 0, "tags": [], "length": 3}) == (value.length, vars(value))
    with pytest.raises(FrozenInstanceError):
        value.row = 2


def test_a_value_is_taken_apart_by_where_its_fields_stand() -> None:
    match Cell(1, 2):
        case Cell(lane, row):
            assert (1, 2) == (lane, row)
