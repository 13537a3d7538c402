## situations/batch/executors.py

no-such-address = ”{ $given }” ei ole ajoittimen osoite.
write-an-address = Kirjoita tcp://HOST:PORT tai tls://HOST:PORT.
no-scheduler-answers = Osoitteessa { $scheduler } ei vastaa mikään ajoitin.
scheduler-has-vanished = Yhteys ajoittimeen { $scheduler } katkesi.
see-that-the-scheduler-runs = Tarkista, että se on käynnissä; --keep säilyttää jo lasketut tulokset.
cluster-has-no-workers = Ajoittimella { $scheduler } ei ole työprosesseja.
start-workers = Käynnistä niitä: dask worker { $scheduler }.
worker-of-another-version = Osoitteessa { $worker } on toinen versio Rulewrightista tai säännöistä.
install-this-version-there = Asenna sinne versio { $version } ja samat säännöt.
tls-needs-certificates = Osoite tls:// vaatii varmenteet, eikä Daskilla ole niitä.
set-certificates-for-dask = Anna ne Daskin asetuksissa (distributed.comm.tls).

## terminal/batch_options.py

help-scheduler = Laske sen sijaan tämän ajoittimen Dask-klusterissa: tcp://HOST:PORT, vain luotetussa verkossa.
processes-or-cluster = Laskennan hoitavat joko tämän koneen prosessit tai klusteri.
