"""The engine in the reader's browser: fetching what it runs on, and packing it for a site."""
