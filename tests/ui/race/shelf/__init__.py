"""Tests of the pages of the shelf."""
