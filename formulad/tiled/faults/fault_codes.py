"""Codes of faults: a short name for each, which stays the same in every language."""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """What is wrong with a map, from the file itself to the race on it."""

    UNREADABLE = "unreadable"
    TOO_MANY_FAULTS = "too-many-faults"
    TOO_CROWDED = "too-crowded"
    TOO_MUCH = "too-much"

    OTHER_FORMAT = "other-format"
    MAP_INFINITE = "map-infinite"
    MAP_NOT_ORTHOGONAL = "map-not-orthogonal"
    MAP_TOO_LARGE = "map-too-large"
    MAP_SIZE = "map-size"
    LAYER_MOVED = "layer-moved"

    TEMPLATE = "template"
    ID_INVALID = "id-invalid"
    ID_TWICE = "id-twice"
    CLASS_MISSING = "class-missing"
    CLASS_UNKNOWN = "class-unknown"
    SHAPE_WRONG = "shape-wrong"
    NUMBER_WRONG = "number-wrong"
    VERTICES_UNREADABLE = "vertices-unreadable"
    VERTICES_FEW = "vertices-few"
    OUTSIDE_MAP = "outside-map"

    PROPERTY_UNKNOWN = "property-unknown"
    PROPERTY_MISSING = "property-missing"
    PROPERTY_TYPE = "property-type"
    PROPERTY_VALUE = "property-value"

    LANES_NONE = "lanes-none"
    LANES_MANY = "lanes-many"
    CELLS_MANY = "cells-many"
    LANE_UNSET = "lane-unset"
    LANE_NUMBERS = "lane-numbers"
    LANE_NUMBER_TWICE = "lane-number-twice"
    LANE_BACKWARDS = "lane-backwards"
    LANES_FROM_RIGHT = "lanes-from-right"
    LANES_SWAPPED = "lanes-swapped"
    LANE_ROTATED = "lane-rotated"
    LANE_ASTRAY = "lane-astray"
    LANE_WRONG_SIDE = "lane-wrong-side"
    LANE_LEAVES = "lane-leaves"
    LANE_WIDTH = "lane-width"
    LANES_COINCIDE = "lanes-coincide"
    LOOP_SHORT = "loop-short"
    LOOP_VERTEX_TWICE = "loop-vertex-twice"
    LOOP_UNTICKED = "loop-unticked"
    LOOP_OPEN = "loop-open"
    NEXT_WRONG = "next-wrong"
    VERTICES_CLOSE = "vertices-close"
    VERTICES_FAR = "vertices-far"
    TURNS_BACK = "turns-back"
    ROADS_CROSS = "roads-cross"
    ROADS_NEAR = "roads-near"
    LAP_OPEN = "lap-open"

    FINISH_MISSING = "finish-missing"
    FINISH_TWICE = "finish-twice"
    FINISH_AT_CORNER = "finish-at-corner"
    FINISH_AVOIDED = "finish-avoided"
    LINE_MISSES_LANE = "line-misses-lane"
    LINE_CROSSES_TWICE = "line-crosses-twice"

    CORNERS_NONE = "corners-none"
    CORNER_STOPS = "corner-stops"
    CORNER_MISSES_LANE = "corner-misses-lane"
    CORNERS_OVERLAP = "corners-overlap"
    CORNER_NUMBER = "corner-number"
    AREA_EMPTY = "area-empty"
    AREA_IN_PIECES = "area-in-pieces"
    AREA_IN_TUNNEL = "area-in-tunnel"

    SLOT_MISSING = "slot-missing"
    SLOTS_FEW = "slots-few"
    SLOT_PLACE = "slot-place"
    MARK_OFF_CELL = "mark-off-cell"
    MARK_TWICE = "mark-twice"

    PIT_TWICE = "pit-twice"
    PIT_SHORT = "pit-short"
    PIT_OFF_TRACK = "pit-off-track"
    PIT_BOX_ALONE = "pit-box-alone"

    PORTAL_EXIT_WRONG = "portal-exit-wrong"
    PORTAL_ALONE = "portal-alone"
    TUNNEL_EMPTY = "tunnel-empty"
    TUNNEL_OPEN = "tunnel-open"
    TUNNEL_LONG = "tunnel-long"
    TUNNELS_MEET = "tunnels-meet"

    ARROW_OFF_CELL = "arrow-off-cell"
    ARROW_MISSING_LINK = "arrow-missing-link"
    ARROW_NOWHERE = "arrow-nowhere"
    ARROW_BEFORE_TUNNEL = "arrow-before-tunnel"
    ARROW_KIND = "arrow-kind"
    ARROW_INTO_PITS = "arrow-into-pits"

    WEATHER_FACES = "weather-faces"
    WEATHER_TWICE = "weather-twice"
    WEATHER_HOLE = "weather-hole"

    DEAD_END = "dead-end"
    UNREACHABLE = "unreachable"
    SIDE_BY_SIDE = "side-by-side"
    PAINT_IDLE = "paint-idle"


LANE_ROOTS = frozenset(
    {
        Code.LANE_BACKWARDS,
        Code.LANES_FROM_RIGHT,
        Code.LANES_SWAPPED,
        Code.LANE_NUMBER_TWICE,
        Code.LANE_UNSET,
        Code.LANES_COINCIDE,
        Code.LOOP_SHORT,
        Code.LOOP_VERTEX_TWICE,
        Code.LOOP_UNTICKED,
        Code.LOOP_OPEN,
        Code.LANE_WIDTH,
        Code.LANE_LEAVES,
        Code.LANE_ROTATED,
        Code.VERTICES_CLOSE,
        Code.VERTICES_FAR,
        Code.TURNS_BACK,
    }
)
"""What is wrong with a lane as a whole; it explains whatever else does not fit that lane."""
