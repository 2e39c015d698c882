"""Tests of the report of a race."""
