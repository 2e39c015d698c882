"""Tests of the page of the race report."""
