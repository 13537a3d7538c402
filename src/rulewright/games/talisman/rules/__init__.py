"""The rules as code: pure rule functions, a module for each rule."""
