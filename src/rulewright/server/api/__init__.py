"""The JSON API: the answers of the command line for programs, served at `/api` of the same address."""
