"""The app's views, one module each."""
