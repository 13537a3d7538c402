"""A rules engine that knows no game: rules are generators of effects, solved exactly and explained step by step."""
