## situations/batch/executors.py

no-such-address = „{ $given }“ není adresa plánovače.
write-an-address = Napište tcp://HOST:PORT nebo tls://HOST:PORT.
no-scheduler-answers = Na adrese { $scheduler } žádný plánovač neodpovídá.
scheduler-has-vanished = Spojení s plánovačem { $scheduler } se ztratilo.
see-that-the-scheduler-runs = Ověřte, že tam běží; s --keep zůstane uloženo, co je už hotové.
cluster-has-no-workers = Plánovač { $scheduler } nemá žádné pracovní procesy.
start-workers = Spusťte je: dask worker { $scheduler }.
worker-of-another-version = Na adrese { $worker } je jiná verze programu Rulewright nebo pravidel.
install-this-version-there = Nainstalujte tam verzi { $version } a stejná pravidla.
tls-needs-certificates = Adresa tls:// potřebuje certifikáty a Dask žádné nemá.
set-certificates-for-dask = Uveďte je v nastavení Dasku (distributed.comm.tls).

## terminal/batch_options.py

help-scheduler = Počítá místo toho na clusteru Dask s tímto plánovačem: tcp://HOST:PORT, jen v důvěryhodné síti.
processes-or-cluster = Počítat mohou buď procesy na tomto počítači, nebo cluster.
