// The page that searches: asks as you type, keeps the question in the address, tells how much was found.

import { askSoon } from "./asking.js";
import { element, snippetElement } from "./elements.js";
import { Titles, read } from "./titles.js";

const form = document.querySelector(".rule-search");
const field = form.elements.q;
const filters = ["game", "chapter", "kind"].map((name) => form.elements[name]).filter(Boolean);
const status = document.querySelector(".search-status");
const meant = document.querySelector(".search-meant");
const list = document.querySelector(".search-hits");
const elsewhere = document.querySelector(".search-elsewhere");
const near = elsewhere.querySelector(".search-near");
const say = status.dataset;
const MOST = 20;
const WAIT = 25;
let search = null;
let isWhole = false;
let waiting = 0;
let shown = MOST;

function hitElement(hit) {
  const item = element("li");
  const isForeign = hit.language !== search.reader;
  const inIts = isForeign ? { lang: hit.language } : {};
  const link = element("a", hit.title, { href: `../${hit.address}`, ...inIts });
  const head = element("h2");
  head.append(link);
  const labels = element("p", "", { class: "labels" });
  labels.append(element("span", form.dataset[`kind${hit.kind}`], { class: "kind" }));
  if (hit.kind !== "difference" && hit.kind !== "page") labels.append(" ", element("span", search.shelf(hit.id, form.elements.game?.value), { class: "where" }));
  if (isForeign) labels.append(" ", element("span", form.dataset[`in${hit.language}`], { class: "foreign" }));
  if (hit.matched !== search.reader) {
    labels.append(" ", element("span", say.matched.replace("{language}", form.dataset[`language${hit.matched}`]), { class: "matched" }));
  }
  item.append(head, labels, snippetElement("p", hit, inIts));
  return item;
}

// What leads on where nothing is found: names that are written alike, and the chapters.
function leadOn(words) {
  const alike = words ? search.alike(words) : [];
  near.hidden = !alike.length;
  near.lastElementChild.replaceChildren(...alike.flatMap((each) => [element("a", each.title, { href: `../${each.address}` }), " "]));
  elsewhere.classList.add("shown");
}

// How much was found, once it will not become more by itself; a phone has no room to say what was counted.
function tell(total) {
  if (!isWhole) status.textContent = "";
  else if (!total) status.textContent = say.nothing;
  else status.replaceChildren(say.found.replace("{count}", total), " ", element("span", say.counted, { class: "counted" }));
}

const wanted = () => Object.fromEntries(filters.map((filter) => [filter.name, filter.value]));

function show() {
  const query = field.value;
  const only = wanted();
  const address = new URLSearchParams(Object.entries({ q: query, ...only }).filter(([, value]) => value));
  history.replaceState(null, "", `${location.pathname}${address.size ? `?${address}` : ""}`);
  meant.hidden = true;
  askSoon(query, only.game);
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  list.replaceChildren();
  elsewhere.classList.remove("shown");
  if (!search) {
    status.textContent = query.trim() ? say.loading : "";
    return;
  }
  if (!query.trim()) {
    status.textContent = "";
    leadOn("");
    return;
  }
  const found = search.search(query, { only, limit: shown });
  tell(found.total);
  if (isWhole && !found.total) leadOn(query);
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
  if (focused) ([...list.querySelectorAll("h2 a")].find((link) => link.getAttribute("href") === focused) ?? field).focus();
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

const breath = () => new Promise((resolve) => { setTimeout(resolve); });

// The titles of the reader's language first, then its index; the others join one by one, so that nobody waits for them.
async function load() {
  const engine = import("./engine.js");
  try {
    search = new Titles(await read(form.dataset.names));
    show();
  } catch (error) {
    console.info(error);
  }
  try {
    const { Search, readOwn } = await engine;
    search = new Search(...(await readOwn(form.dataset)));
  } catch (error) {
    search = null;
    show();
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
  isWhole = true;
  document.documentElement.dataset.search = "whole";
  if (list.contains(document.activeElement)) tell(search.search(field.value, { only: wanted(), limit: 0 }).total);
  else show();
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
