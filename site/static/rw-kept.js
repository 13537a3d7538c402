// What elements keep on the device for its owner: an object under a key of localStorage, with a version. Whatever cannot
// be done throws an error named after the word that says why: unreadable, broken, newer, refused.
// What stands below it are records of records, by names that people choose: `checked` reads one, `null` where it is none.
globalThis.rwKept = ({ key, version, part, checked, file }) => {
  const isRecord = (found) => Boolean(found) && typeof found === "object" && !Array.isArray(found);

  // The records in an object under their names, which may be those that every object has from its prototype.
  function records(found, read) {
    const all = Object.create(null);
    for (const [name, each] of Object.entries(found)) {
      const one = isRecord(each) ? read(each) : null;
      if (one) all[name] = one;
    }
    return all;
  }

  const kept = {
    // What a file or the device holds: {"version": 1, [part]: …}.
    opened(text) {
      let found;
      try { found = JSON.parse(text); } catch (error) { throw new Error("unreadable"); }
      if (!isRecord(found) || !Number.isInteger(found.version)) throw new Error("unreadable");
      if (found.version > version) throw new Error("newer");
      return records(isRecord(found[part]) ? found[part] : {}, (each) => checked(each, records));
    },

    text() {
      try { return localStorage.getItem(key); } catch (error) { throw new Error("refused"); }
    },

    read() {
      const text = kept.text();
      try {
        return text === null ? Object.create(null) : kept.opened(text);
      } catch (error) { throw new Error(error.message === "unreadable" ? "broken" : error.message); }
    },

    // Whatever changes what is kept reads it anew, so that nothing that another tab has kept is lost.
    change(how) {
      const found = kept.read();
      how(found);
      try {
        if (Object.keys(found).length) localStorage.setItem(key, JSON.stringify({ version, [part]: found }));
        else localStorage.removeItem(key);
      } catch (error) { throw new Error("refused"); }
    },

    clear() {
      try { localStorage.removeItem(key); } catch (error) { throw new Error("refused"); }
    },

    save() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([kept.text()], { type: "application/json" }));
      link.download = file;
      link.click();
      URL.revokeObjectURL(link.href);
    },

    // Calls back when another tab has changed what is kept; returns what ends that.
    watch(changed) {
      const heard = (event) => { if (event.key === key || event.key === null) changed(); };
      addEventListener("storage", heard);
      return () => removeEventListener("storage", heard);
    }
  };
  return kept;
};
