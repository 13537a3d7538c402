// The page that searches: asks as you type, keeps the question in the address, tells how much was found.

import { Search } from "./engine.js";

const form = document.querySelector(".rule-search");
const field = form.elements.q;
const filters = ["game", "chapter", "kind"].map((name) => form.elements[name]).filter(Boolean);
const status = document.querySelector(".search-status");
const meant = document.querySelector(".search-meant");
const list = document.querySelector(".search-hits");
const say = status.dataset;
const MOST = 20;
const WAIT = 25;
let search = null;
let waiting = 0;
let shown = MOST;

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function hitElement(hit) {
  const item = element("li");
  const isForeign = hit.language !== search.reader;
  const inIts = isForeign ? { lang: hit.language } : {};
  const link = element("a", hit.title, { href: `../${hit.id}/`, ...inIts });
  const head = element("h2");
  head.append(link);
  const labels = element("p", "", { class: "labels" });
  const [game, family] = hit.id.split("/");
  labels.append(element("span", form.dataset[`kind${hit.kind}`], { class: "kind" }));
  if (hit.kind !== "difference") labels.append(" ", element("span", chapterTitle(game, family), { class: "where" }));
  if (isForeign) labels.append(" ", element("span", form.dataset[`in${hit.language}`], { class: "foreign" }));
  if (hit.matched !== search.reader) {
    labels.append(" ", element("span", say.matched.replace("{language}", form.dataset[`language${hit.matched}`]), { class: "matched" }));
  }
  const text = element("p", "", { class: "snippet", ...inIts });
  for (const [piece, marked] of hit.snippet) text.append(marked ? element("mark", piece) : piece);
  item.append(head, labels, text);
  return item;
}

function chapterTitle(game, family) {
  return form.querySelector(`option[value="${CSS.escape(family)}"][data-games~="${CSS.escape(game)}"]`)?.textContent ?? family;
}

function show() {
  const query = field.value;
  const only = Object.fromEntries(filters.map((filter) => [filter.name, filter.value]));
  const address = new URLSearchParams(Object.entries({ q: query, ...only }).filter(([, value]) => value));
  history.replaceState(null, "", `${location.pathname}${address.size ? `?${address}` : ""}`);
  meant.hidden = true;
  list.replaceChildren();
  if (!search) {
    status.textContent = query.trim() ? say.loading : "";
    return;
  }
  if (!query.trim()) {
    status.textContent = "";
    return;
  }
  const found = search.search(query, { only, limit: shown });
  status.textContent = found.total ? say.found.replace("{count}", found.total) : say.nothing;
  if (found.suggestion) {
    meant.hidden = false;
    meant.textContent = meant.dataset.text.replace("{words}", found.suggestion);
    meant.dataset.words = found.suggestion;
  }
  list.append(...found.hits.map(hitElement));
  if (found.total > found.hits.length) {
    const item = element("li", "", { class: "more" });
    const more = element("button", say.more, { type: "button" });
    more.addEventListener("click", () => {
      const next = found.hits.length;
      shown += MOST;
      show();
      list.querySelectorAll("h2 a")[next]?.focus();
    });
    item.append(more);
    list.append(item);
  }
}

function soon() {
  clearTimeout(waiting);
  shown = MOST;
  waiting = setTimeout(show, WAIT);
}

function move(event) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [field, ...list.querySelectorAll("h2 a")];
  const place = stops.indexOf(document.activeElement);
  const next = stops[place + (event.key === "ArrowDown" ? 1 : -1)];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

async function read(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

const breath = () => new Promise((resolve) => { setTimeout(resolve); });

// The reader's language first; the others join one by one, so that nobody waits for them.
async function load() {
  try {
    search = new Search([await read(form.dataset.index)]);
  } catch (error) {
    status.textContent = say.failed;
    console.error(error);
    return;
  }
  show();
  for (const other of form.dataset.others.split(" ").filter(Boolean)) {
    try {
      const index = await read(other);
      await breath();
      search.add(index);
    } catch (error) {
      console.info(error); // a site of fewer languages searches those that it has
    }
  }
  document.documentElement.dataset.search = "whole";
  if (!list.contains(document.activeElement)) show();
}

const asked = new URLSearchParams(location.search);
field.value = asked.get("q") ?? "";
for (const filter of filters) {
  if ([...filter.options].some((option) => option.value === asked.get(filter.name))) filter.value = asked.get(filter.name);
  filter.addEventListener("change", soon);
}
field.addEventListener("input", soon);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(waiting);
  show();
});
meant.addEventListener("click", () => {
  field.value = meant.dataset.words;
  show();
  field.focus();
});
form.closest("article").addEventListener("keydown", move);
form.hidden = false;
if (!field.value) field.focus();
load();
