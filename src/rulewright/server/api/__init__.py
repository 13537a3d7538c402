"""The JSON API: the answers of the command line for programs, served at `/api` of the same address."""

from rulewright.server.api.application import API_PATH, api_application

__all__ = ["API_PATH", "api_application"]
