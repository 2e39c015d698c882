"""Tests of card games on the screen."""
