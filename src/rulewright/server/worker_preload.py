"""Preloads of the workers' fork server, which all workers share from their start. Nothing else imports this."""

import gc
import sys

from rulewright.corpus.content import content_folder, rules_folder
from rulewright.server import forecasts, worker  # noqa: F401  # they run there, too

worker.load_games(rules_folder())
# Streamlit makes its script the server's `__main__`, which multiprocessing would run in each worker with another one.
sys.modules["__main__"].__file__ = str(content_folder("app") / "main.py")
gc.collect()
gc.freeze()  # or a worker's first collection would copy all that is shared
