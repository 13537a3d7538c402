## situations/batch/executors.py

# $given: what was named.
no-such-address = “{ $given }” is not the address of a scheduler.
write-an-address = Write tcp://HOST:PORT or tls://HOST:PORT.
# $scheduler: its address, here and below.
no-scheduler-answers = No scheduler answers at { $scheduler }.
scheduler-has-vanished = The scheduler { $scheduler } has vanished.
see-that-the-scheduler-runs = See that it runs there; with --keep, what was done is kept.
cluster-has-no-workers = The scheduler { $scheduler } has no workers.
start-workers = Start some: dask worker { $scheduler }.
# $worker: the address of a worker or its scheduler.
worker-of-another-version = { $worker } has another version of Rulewright or of the rules.
# $version: a number such as 1.2.3.
install-this-version-there = Install version { $version } and the same rules there.
tls-needs-certificates = A tls:// address needs certificates, and Dask has none.
set-certificates-for-dask = Name them in the configuration of Dask (distributed.comm.tls).

## terminal/batch_options.py

help-scheduler = Work on the Dask cluster of this scheduler instead: tcp://HOST:PORT, on a network that you trust.
processes-or-cluster = Work is done by processes here or by a cluster.
