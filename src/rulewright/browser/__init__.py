"""The engine in the reader's browser: downloading its runtime, and packing it for a site."""
