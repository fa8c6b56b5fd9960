"""Hostile content, a module for each family."""
