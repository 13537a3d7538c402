"""One server for app, reference and API, and the work that it has done in other processes."""
