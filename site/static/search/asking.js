// What a question at the table means to a calculator: the headline, what was understood and what was not, above the hits. The
// server understands it; where there is none, the page has no place for an answer and there are rules alone.

import { element } from "./elements.js";

const PAUSE_MS = 600;
const FEWEST_WORDS = 2;
const place = document.querySelector(".search-answer");
const root = new URL(document.documentElement.dataset.content_root || "./", location.href);
const language = document.documentElement.lang;
let waiting = 0, running = null, answered = null;

// Asks once the reader has paused; the answer to other words goes at once.
export function askSoon(words, game) {
  if (!place || words === answered) return;
  clearTimeout(waiting);
  running?.abort();
  place.replaceChildren();
  answered = null;
  if (words.trim().split(/\s+/).length < FEWEST_WORDS || !navigator.onLine) return;
  waiting = setTimeout(ask, PAUSE_MS, words, game);
}

async function ask(words, game) {
  const mine = running = new AbortController();
  try {
    const told = await read("ask", mine.signal, { question: words, language, ...(game ? { game } : {}) });
    if (!told || !told.situation || told.kind === "rules") return;
    const link = told.link && new URL(told.link, root);
    const shown = link && told.answer && !told.answer.error && await read(`calculator/${told.situation}?lang=${language}&${link.search.slice(1)}`, mine.signal);
    if (mine.signal.aborted) return;
    place.replaceChildren(...parts(told, link, shown));
    answered = words;
  } catch (error) {
    if (!mine.signal.aborted) console.info(error);
  }
}

async function read(path, signal, body) {
  const options = body && { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await fetch(new URL(`../../api/${path}`, root), { signal, ...options });
  return response.ok ? response.json() : null;
}

// What the same words tell of several fields is one chip: the numbers, and the words if they have none.
function understood(rows) {
  const spans = new Map();
  for (const row of rows) spans.set(row.span.join(), [...(spans.get(row.span.join()) || []), row]);
  return [...spans.values()].map((same) => {
    const [{ name, value, text }] = same.filter(({ value }) => typeof value === "number").concat(same);
    if (typeof value !== "number") return `${name}: ${text}`;
    return `${name}: ${value}${/\d/.test(text) ? "" : ` (${text})`}`;
  });
}

function parts(told, link, shown) {
  const found = [];
  if (shown && shown.summary) {
    const summary = element("div", "", { class: "calculator-summary" });
    summary.innerHTML = shown.summary;
    found.push(summary);
  }
  const chips = element("ul", "", { class: "chips" });
  for (const chip of understood(told.understood)) chips.append(element("li", chip));
  for (const { name, value } of told.assumed) {
    if (typeof value === "number") chips.append(element("li", `${name}: ${value}`, { class: "assumed", title: place.dataset.assumed }));
  }
  for (const { name } of told.missing) chips.append(element("li", `${name}: ?`, { class: "missing" }));
  if (chips.children.length) found.push(chips);
  for (const { values } of told.choices) found.push(element("p", place.dataset.unclear.replace("{choices}", values.map(({ name }) => name).join(" / "))));
  if (told.left.length) found.push(element("p", place.dataset.left.replace("{words}", told.left.map(({ text }) => text).join(", ")), { class: "left" }));
  if (link) {
    const line = element("p");
    line.append(element("a", place.dataset.open, { href: link.href, class: "more" }));
    found.push(line);
  }
  return found;
}
