"""One server for app, reference and API, with workers for its computations."""
