"""What is shown of entries and answers, the same for site, app, API and command line."""
