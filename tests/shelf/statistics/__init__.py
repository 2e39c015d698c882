"""Tests of what records say of the people who played."""
