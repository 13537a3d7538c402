"""Starts a Dask scheduler and two workers on this machine, until it is stopped: `make cluster`."""

from __future__ import annotations

import sys
from contextlib import suppress
from threading import Event

from distributed import LocalCluster


def main() -> None:
    """Listens on this machine alone, at the port that is named."""
    port = int(sys.argv[1])
    here = {"host": "127.0.0.1", "scheduler_port": port, "dashboard_address": None}
    with suppress(KeyboardInterrupt), LocalCluster(n_workers=2, threads_per_worker=1, **here) as cluster:
        print(f"Two workers wait for --scheduler {cluster.scheduler_address}", flush=True)
        Event().wait()


if __name__ == "__main__":
    main()
