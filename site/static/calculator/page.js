// A calculator: what its form tells is answered by the server where there is one, else by the engine in a worker. Every
// sentence comes finished, from the page's data attributes or with the answer.

const CHANGED_MS = 250;
const SOON_MS = 300;  // after which the page says that it is at work
const root = new URL(document.documentElement.dataset.content_root || "./", location.href);
let worker = null, hasServer = true, isAnew = false;

// The fields' values by path, those alone that are not what the form begins with; a box that is empty tells so.
export function told(form, begins) {
  const now = values(form);
  return Object.fromEntries(Object.entries(now).filter(([path, value]) => value !== begins[path]));
}

export function values(form) {
  const found = {};
  for (const box of form.elements) {
    if (!box.name) continue;
    if (box.type === "radio") {
      if (box.checked) found[box.name] = box.value;
    } else if (box.type !== "checkbox") {
      found[box.name] = box.value.trim();
    } else if (box.closest(".switch")) {
      found[box.name] = box.checked ? "1" : "0";
    } else {
      found[box.name] = [found[box.name], box.checked ? box.value : ""].filter(Boolean).join(",");
    }
  }
  return found;
}

// The values of those of a field's boxes that a link's value chooses.
function chosenOf(box, value) {
  if (box.type === "radio") return [value];
  if (box.closest(".switch")) return { 0: [], false: [], 1: ["1"], true: ["1"] }[value];
  return value.trim() ? value.split(",").map((word) => word.trim()) : [];
}

function isSubset(chosen, boxes) {
  const values = new Set([...boxes].map((each) => each.value));
  return chosen.every((word) => values.delete(word));
}

// Puts what is told into the form; what does not fit its field is added to `more`, where that is given: then the fields unfold.
function fill(form, given, more) {
  for (const box of form.elements) {
    if (!box.name || !given.has(box.name)) continue;
    const value = given.get(box.name), before = box.value;
    if (box.type === "radio" || box.type === "checkbox") {
      const chosen = chosenOf(box, value);
      if (chosen && isSubset(chosen, form.querySelectorAll(`[name="${CSS.escape(box.name)}"]`))) box.checked = chosen.includes(box.value);
      else more?.set(box.name, value);
    } else {
      box.value = value;
      if (box.value !== value && box.type !== "textarea") {
        box.value = before;
        more?.set(box.name, value);
      }
    }
    for (let fold = more && box.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  }
}

export function begin(calculator, given, isHere) {
  const part = (name) => calculator.querySelector(".calculator-" + name);
  const form = part("form"), said = calculator.dataset, language = document.documentElement.lang;
  const first = values(form), seated = new Set();
  let begins = first;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const plays = part("play"), compares = part("compare"), table = part("table");
  // What the form cannot hold: the program judges it, and says what is wrong.
  const own = ["lang", "view", "answers", "what-if", "beside", ...(plays && ["odds", "table"].includes(given.get("play")) ? ["play"] : [])];
  const more = new Map([...given].filter(([name]) => !(name in begins) && !own.includes(name)));
  // What was thrown and decided where the situation is played at a table; several dice are told one by one.
  let answers = (given.get("answers") || "").split(",").filter(Boolean), faces = [], isTapped = false;
  // What was kept to compare, as a link tells it; `null` where nothing was.
  let kept = given.get("beside");
  let waiting, asking = null, ticking, tellKept = () => {};
  // The table that is answered for, as its element tells it; and what a link tells before it is known how the form begins then.
  let seat = null, pinned = new Set();
  fill(form, given, more);
  if (plays && own.includes("play")) plays.elements.play.value = given.get("play");
  const hands = form.querySelector("rw-hands"), noted = form.querySelector("rw-table");
  if (hands) beginHands();
  const tappedFields = form.querySelectorAll("rw-numbers, rw-map");
  if (tappedFields.length) beginFields();
  const board = form.querySelector("rw-board");
  if (board) beginBoard();

  // Cards that are tapped are written into the form's own fields.
  function tellHands(told) { hands.setAttribute("state", JSON.stringify({ ...told, values: values(form) })); }

  async function beginHands() {
    tellHands({});
    hands.addEventListener("rw-hands", ({ detail }) => {
      for (const [path, text] of Object.entries(detail)) {
        form.elements[path].value = text;
        tellAnew(path);
      }
      changed();
    });
    for (const name of ["rw-parts", "rw-kept", "rw-card-text", "rw-hands"]) await import(`../${name}.js`);
  }

  // Numbers and maps that are tapped are written into the fields that their elements hold.
  async function beginFields() {
    tellFields();
    for (const each of tappedFields) each.addEventListener(each.localName, ({ detail }) => {
      for (const [path, text] of Object.entries(detail)) {
        form.elements[path].value = text;
        tellAnew(path);
      }
      tellFields();
      changed();
    });
    for (const name of new Set(["rw-parts", ...[...tappedFields].map((each) => each.localName)])) await import(`../${name}.js`);
  }

  // A space that is tapped is chosen in the field that it is of.
  async function beginBoard() {
    board.closest("details").hidden = false;
    tellBoard();
    board.addEventListener("rw-board", ({ detail }) => {
      fill(form, new Map(Object.entries(detail)));
      for (const path of Object.keys(detail)) tellAnew(path);
      changed();
    });
    for (const name of ["rw-parts", "rw-board"]) await import(`../${name}.js`);
  }

  function tellBoard() { if (board) board.setAttribute("value", JSON.stringify(values(form))); }

  function tellFields() {
    for (const each of tappedFields) each.setAttribute("value", form.elements[each.dataset.field].value);
  }

  // What lies on a table: its element keeps it, and the answer tells how the form begins with it.
  async function beginTable() {
    for (const name of ["rw-kept", "rw-table"]) await import(`../${name}.js`);
    noted.addEventListener("rw-table", ({ detail }) => {
      kept = null;  // it was of another table
      showKept();
      sit(detail);
      changed();
    });
    const isFree = isHere || [...given.keys()].every((name) => ["lang", "view"].includes(name));
    const found = await noted.begin(isHere ? "" : location.hash, isFree);
    if (found) pinned = new Set([...given.keys()].filter((name) => name in begins && !more.has(name)));
    sit(found);
  }

  function sit(detail) {
    seat = detail;
    if (!seat) takeBegins({});
  }

  // The form's beginnings with a table, by path. What a reader has changed stays.
  function takeBegins(now) {
    const before = told(form, begins), isChanged = (path) => path in before || pinned.has(path);
    const fresh = { ...first, ...now };
    fill(form, new Map(Object.entries(fresh).filter(([path]) => !isChanged(path) && (path in now || seated.has(path)))));
    const after = values(form);
    begins = Object.fromEntries(Object.entries(fresh).map(([path, text]) => [path, isChanged(path) ? text : after[path]]));
    seated.clear();
    for (const path of Object.keys(now)) seated.add(path);
    pinned.clear();
    tellFields();
    tellBoard();
  }

  // What a reader tells now is neither of the link nor of the table.
  function tellAnew(path) {
    more.delete(path);
    pinned.delete(path);
  }

  // Nothing is under way any more: what has waited for the first answer can begin (offline.js).
  function rest() { document.dispatchEvent(new Event("rulewright-answered")); }

  function say(text, progress) {
    part("status").textContent = text;
    const bar = part("progress");
    bar.hidden = progress === undefined;
    if (progress === null) bar.removeAttribute("value"); else if (progress !== undefined) bar.value = progress;
    part("stop").hidden = progress === undefined;
    part("again").hidden = true;
  }

  function loading(done, all) {
    return said.loading.replace("{done}", number.format(done / 1e6)).replace("{all}", number.format(all / 1e6));
  }

  function isPlayed() { return Boolean(plays) && plays.elements.play.value === "table"; }

  function show(answer, asked, isCompared) {
    clearInterval(ticking);
    if (answer.begins && !isCompared && asking && asking.seat === seat) {
      const isAsAsked = JSON.stringify(asked) === JSON.stringify(values(form));
      takeBegins(answer.begins);
      if (isAsAsked) asked = values(form);
      link();
    }
    asking = null;
    calculator.classList.remove("is-stale");
    say("");
    part("changes").innerHTML = isCompared && isChanged() ? answer.changes || answer.error : "";
    if (isCompared) showKept(answer.beside || answer.error); else showAnswer(answer, asked);
    rest();
    for (const link of calculator.querySelectorAll('a[href^="/reference/"]')) {
      link.href = new URL("../" + link.getAttribute("href").slice("/reference/".length), root);
    }
    if (!isCompared && (isChanged() || isBeside())) ask(true);
  }

  // Whether there is an answer that is also to be compared: with what would change it, with what was kept.
  function isChanged() { return !compares.hidden && compares.querySelector("input").checked; }
  function isBeside() { return kept !== null && !part("hold").hidden; }

  // The answer that was kept beside the one that is shown; grey while it stands beside one before.
  function showKept(html) {
    part("beside").innerHTML = isBeside() && html || "";
    part("beside").classList.remove("is-before");
    part("drop").hidden = kept === null;
  }

  function keep(text) {
    kept = text;
    link();
    if (kept === null) {
      showKept();
      part("hold").focus();
    } else {
      compare();
    }
  }

  // What is still to come of the form is compared by itself.
  function compare() { if (!calculator.classList.contains("is-stale") && (!asking || asking.isCompared)) ask(true); }

  function showAnswer(answer, asked) {
    part("summary").innerHTML = (answer.notes || "") + (answer.error || answer.summary);
    part("summary").classList.toggle("is-error", Boolean(answer.error));
    part("body").innerHTML = answer.body || "";
    showAdvice();
    compares.hidden = !answer.comparable;
    part("hold").hidden = !answer.body;
    if (isBeside()) part("beside").classList.add("is-before"); else showKept();
    showTable(answer);
    part("facts").textContent = answer.facts || "";
    if (hands && JSON.stringify(asked) === JSON.stringify(values(form))) tellHands(answer.hands);
    for (const field of form.querySelectorAll("[data-field]")) {
      field.hidden = (answer.filled || []).includes(field.dataset.field);
    }
  }

  // What to do stands right below the headline: all of it if that is one sentence or two, else its first, with the rest below.
  function showAdvice() {
    const all = part("body").querySelector(".rw-advice");
    part("advice").replaceChildren();
    if (!all) return;
    const first = all.children.length > 1 ? all.cloneNode(false) : all;
    if (first !== all) {
      first.append(all.firstElementChild.cloneNode(true));
      first.classList.add("is-first");
    }
    part("advice").append(first);
  }

  // Where play stands; what is not possible has been left out of the answers.
  function showTable(answer) {
    table.innerHTML = answer.table || "";
    table.inert = false;
    faces = [];
    if (!answer.table) return;
    answers = answer.answers.split(",").filter(Boolean);
    link();
    if (isTapped) table.querySelector("[tabindex]").focus();
    isTapped = false;
  }

  // A throw, a card or a decision, or back again. Nothing more can be tapped until it is known what comes of it.
  function tapped({ target }) {
    const button = target.closest("button"), blocks = table.querySelectorAll(".rw-asked");
    if (!button) return;
    const { answer, go } = button.dataset;
    if (answer) {
      faces.push(answer);
      if (faces.length < blocks.length) return askDie(blocks);
      answers.push(faces.join("_"));
    } else if (go === "back" && faces.length) {
      faces.pop();
      return askDie(blocks);
    } else {
      answers = go === "back" ? answers.slice(0, -1) : [];
    }
    isTapped = table.inert = true;
    ask();
  }

  // Several dice are told one after the other.
  function askDie(blocks) {
    const soFar = table.querySelector(".rw-sofar");
    while (soFar.children.length > answers.length) soFar.lastChild.remove();
    if (faces.length) soFar.append(Object.assign(document.createElement("li"), { textContent: faces.join(" + ") }));
    for (const button of table.querySelectorAll("[data-go]")) button.disabled = !answers.length && !faces.length;
    blocks.forEach((block, die) => { block.hidden = die !== faces.length; });
    blocks[faces.length].querySelector("h2").focus();
  }

  function stop(text) {
    clearInterval(ticking);
    if (asking) asking.abort();
    asking = null;
    if (worker) worker.terminate();
    worker = null;
    say(text);
    if (part("beside").matches(".is-before")) showKept();
    part("again").hidden = false;
    rest();
  }

  // What the program is asked, as a link's parameters.
  function wanted() {
    const play = isPlayed() ? { play: "table", ...(answers.length ? { answers: answers.join(",") } : {}) } : {};
    return { ...asks(), ...play, ...(kept === null ? {} : { beside: kept }) };
  }

  function asks() {
    const now = values(form);
    return { ...Object.fromEntries(more), ...Object.fromEntries([...pinned].map((path) => [path, now[path]])), ...told(form, begins) };
  }

  function link() {
    const query = new URLSearchParams(wanted()).toString();
    const page = new URL("calculate/" + said.situation + "/", root);
    page.search = query;
    page.hash = seat ? seat.fragment : "";
    if (noted) noted.setAttribute("link", page);
    part("link").href = page;
    part("link").hidden = !isHere;
    if (part("app")) {
      part("app").href = said.app + (query ? "&" + query : "");
      part("app").hidden = Boolean(seat);
    }
    if (!isHere) history.replaceState(null, "", page);
  }

  function changed() {
    tellBoard();
    calculator.classList.add("is-stale");
    clearTimeout(waiting);
    if (markWrong()) {
      if (asking) asking.abort();
      clearInterval(ticking);
      say("");
    } else {
      waiting = setTimeout(ask, CHANGED_MS);
    }
  }

  // Says below each number that cannot be what is allowed. Nothing is asked for until all are right: the last answer stays, grey.
  function markWrong() {
    const numbers = [...form.querySelectorAll("input[data-allowed]")];
    const wrong = numbers.filter((box) => !box.validity.valid || (!box.value && Boolean(begins[box.name])));
    for (const box of numbers) {
      const id = `allowed-${box.name}`, note = document.getElementById(id), isWrong = wrong.includes(box);
      if (isWrong) box.setAttribute("aria-invalid", "true"); else box.removeAttribute("aria-invalid");
      if (isWrong) box.setAttribute("aria-describedby", id); else box.removeAttribute("aria-describedby");
      if (isWrong && !note) box.after(Object.assign(document.createElement("span"), { id, className: "not-allowed", textContent: box.dataset.allowed }));
      if (!isWrong && note) note.remove();
    }
    return wrong.length > 0;
  }

  // Asks for the answer, or for what would change it.
  async function ask(isCompared = false) {
    if (asking) asking.abort();
    const mine = asking = Object.assign(new AbortController(), { isCompared, seat });
    const asked = values(form), begun = Date.now(), { beside, ...given } = wanted();
    if (seat) Object.assign(given, { table: seat.table, for: seat.for }, seat.against ? { against: seat.against } : {});
    if (isCompared && isChanged()) given["what-if"] = "1";
    if (isCompared && isBeside()) given.beside = beside;
    link();
    clearInterval(ticking);
    const tick = (seconds) => { if (asking === mine && (!worker || worker.isReady)) say(said.working.replace("{seconds}", seconds), null); };
    setTimeout(tick, SOON_MS, 0);
    ticking = setInterval(() => tick(Math.round((Date.now() - begun) / 1000)), 1000);
    const engine = await engineFiles();
    const answer = hasServer && !(engine && engine.isAlone) && await fromServer(given, mine.signal);
    if (mine.signal.aborted) return;
    if (answer) show(answer, asked, isCompared); else fromEngine(given, mine.signal, asked, isCompared);
  }

  async function fromServer(given, signal) {
    const address = new URL("../../api/calculator/" + said.situation, root);
    // A table is in no address, which servers note.
    const sent = given.table ? { method: "POST", body: JSON.stringify(given) } : {};
    address.search = new URLSearchParams({ lang: language, ...(given.table ? {} : given) });
    try {
      const response = await fetch(address, { signal, ...sent, headers: { Accept: "application/json", "Content-Type": "application/json" } });
      if ((response.headers.get("Content-Type") || "").startsWith("application/json")) return await response.json();
    } catch (error) { /* no server, or none any more */ }
    if (!signal.aborted && navigator.onLine) hasServer = false;
    return null;
  }

  async function fromEngine(given, signal, asked, isCompared) {
    const engine = await engineFiles();
    if (signal.aborted) return;
    if (typeof WebAssembly !== "object" || typeof DecompressionStream === "undefined" || !window.Worker) return stop(said.unable);
    if (!engine) return stop(said.absent);
    if (worker && worker.isBusy) {
      worker.terminate();
      worker = null;
    }
    if (!worker) say(loading(0, engine.size), 0);
    worker ||= new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.isBusy = true;
    worker.onerror = () => stop(said.unable);
    worker.onmessage = ({ data }) => {
      if (signal.aborted) return;
      if (data.all) say(loading(data.loaded, data.all), data.loaded / data.all);
      if (data.kept) tellKept();
      if (data.starting) say(said.starting, null);
      if (data.ready) worker.isReady = true;
      if (data.answer) {
        worker.isBusy = false;
        show(data.answer, asked, isCompared);
      }
      if (data.failed) {
        console.warn(data.failed);
        if (!data.isAgain || isAnew) return stop(said[data.why]);
        isAnew = true;
        worker.terminate();
        worker = null;
        fromEngine(given, signal, asked, isCompared);
      }
    };
    worker.postMessage({ engine, isAnew, ask: { situation: said.situation, given, language } });
  }

  // Keeping the calculators: the same worker loads them, and asks nothing.
  async function offerToKeep() {
    const button = part("keep"), engine = await engineFiles();
    if (!engine) return;
    button.hidden = false;
    if (!window.caches) {
      button.disabled = true;
      button.textContent = said.unkeepable;
      return;
    }
    const urls = Object.values(engine.files).map((each) => new URL(each.name, engine.folder).href);
    const isKept = async () => {
      const cache = await caches.open("rulewright engine");
      return (await Promise.all(urls.map((url) => cache.match(url)))).every(Boolean);
    };
    tellKept = async () => {
      button.disabled = await isKept();
      button.textContent = button.disabled ? said.kept : said.keep.replace("{size}", number.format(engine.size / 1e6));
    };
    button.addEventListener("click", () => {
      const keeper = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
      button.disabled = true;
      keeper.onmessage = ({ data }) => {
        if (data.all) button.textContent = loading(data.loaded, data.all);
        if (data.kept || data.failed) {
          keeper.terminate();
          tellKept();
        }
      };
      keeper.postMessage({ engine });
    });
    await tellKept();
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    if (target === noted) return;
    tellAnew(target.name);
    if (target.closest("rw-hands")) tellHands({});
    if (target.closest("rw-map")) tellFields();
    changed();
  });
  part("stop").addEventListener("click", () => stop(said.stopped));
  part("again").addEventListener("click", () => ask());
  if (plays) plays.addEventListener("change", () => ask());
  compares.addEventListener("change", ({ target }) => { if (target.checked) compare(); else ask(); });
  part("hold").addEventListener("click", () => keep(new URLSearchParams(asks()).toString()));
  part("drop").addEventListener("click", () => keep(null));
  table.addEventListener("click", tapped);
  (noted ? beginTable().catch(console.warn) : Promise.resolve()).then(() => ask()).finally(offerToKeep);
}

// What the texts' own version of the engine consists of, asked for anew with each page: what a browser still has of an older
// site would answer under newer texts. `null` where the site was built without.
let found;
function engineFiles() {
  found ||= fetch(new URL("engine.json", root), { cache: "no-cache" }).then((answer) => answer.json()).then((told) => told.files && {
    folder: new URL("../engine/", root).href, files: told.files, lock: told.lock, isAlone: Boolean(told.alone),
    size: Object.values(told.files).reduce((sum, each) => sum + each.size, 0)
  }).catch(() => null);
  return found;
}

// Opens the calculator of a page that stands elsewhere in the language's folder below the link to it.
export async function openHere(link) {
  const page = new URL(link.href);
  page.search = "";
  const text = await (await fetch(page)).text();
  const calculator = new DOMParser().parseFromString(text, "text/html").querySelector("section.calculator");
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("../calculator.css", import.meta.url);
  document.head.append(style);
  link.closest(".tools").after(document.adoptNode(calculator));
  begin(calculator, new URL(link.href).searchParams, true);
  return calculator;
}

const own = document.querySelector("article > section.calculator");
if (own) begin(own, new URLSearchParams(location.search), false);
