"""Where the content folders lie: beside the package when installed, in the project's root in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def content_folder(name: str) -> Path:
    """The folder `name` (`rules`, `site` or `app`) that belongs to this installation.

    Raises `FileNotFoundError` when the installation is incomplete.
    """
    for folder in (_PACKAGE / "_content" / name, _PACKAGE.parents[1] / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"This installation of rulewright has no {name}/ folder; install it again.")
