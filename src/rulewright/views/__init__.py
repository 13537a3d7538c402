"""Views of entries and answers, shared by site, app, API and command line."""
