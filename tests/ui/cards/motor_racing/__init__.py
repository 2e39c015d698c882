"""Tests of Formula Motor Racing on the screen."""
