"""One check a file; each has a NAME, a `check` and the MUTATIONS of the sound site that it must find.

A mutation is a file, what is replaced in it, what by, and a part of what the check must say.
"""
