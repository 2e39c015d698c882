"""Tests of the kit of card games."""
