"""Night Ferry, a game of the tests' own: all that shared code knows of it is its `package`."""
