"""Pictures as data, and their rendering as SVG."""
