// What is found while one types into a search box, as a list below it that arrows walk through (an ARIA combobox). It is
// loaded when a box is first entered: titles first, then the index, then the titles of other languages.

import { element, snippetElement } from "./elements.js";
import { Titles, read } from "./titles.js";

const MOST = 6;
const WAIT = 25;
const say = document.querySelector(".site-header").dataset;
const boxes = [];
const elsewhere = [];
let search = null;

// Without an index the box leads to the page that searches.
async function load() {
  const engine = import("./engine.js");
  const tell = () => boxes.forEach((soon) => soon());
  try {
    search = new Titles(await read(say.names));
    tell();
    const { Search, readOwn } = await engine;
    search = new Search(...(await readOwn(say)));
    tell();
    for (const other of say.others.split(" ").filter(Boolean)) elsewhere.push(new Titles(await read(other)));
    tell();
  } catch (error) {
    console.info(error);
  }
}

// The best hits, and what has such a name in another language where they are few.
function found(words, game) {
  const options = { only: { game }, limit: MOST };
  const hits = [...search.search(words, options).hits];
  for (const hit of elsewhere.flatMap((titles) => titles.search(words, options).hits)) {
    if (hits.length < MOST && !hits.some((each) => each.address === hit.address)) hits.push(hit);
  }
  return hits;
}

// Gives a form with a search field its suggestions.
export function suggest(form, number) {
  const field = form.elements.q;
  const game = form.elements.game?.value;
  const list = element("ul", "", { role: "listbox", id: `suggested-${number}`, "aria-label": say.suggestions, class: "suggested", hidden: "" });
  let chosen = -1;
  let waiting = 0;
  for (const [key, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id })) {
    field.setAttribute(key, value);
  }
  form.append(list);

  function hide() {
    clearTimeout(waiting);
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    choose(-1);
  }

  function choose(place) {
    chosen = place;
    [...list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === place)));
    const option = list.children[place];
    if (!option) {
      field.removeAttribute("aria-activedescendant");
      return;
    }
    field.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  function optionOf(hit, place) {
    const option = element("li", "", { role: "option", id: `${list.id}-${place}`, "data-href": say.root + hit.address });
    const inIts = hit.language === search.reader ? {} : { lang: hit.language };
    option.append(element("strong", hit.title, inIts), " ", element("small", search.shelf(hit.id, game)), snippetElement("span", hit, inIts));
    return option;
  }

  function show() {
    const words = field.value;
    if (!search || !words.trim() || !form.contains(document.activeElement)) {
      hide();
      return;
    }
    const all = element("li", say.all.replace("{words}", words.trim()), { role: "option", id: `${list.id}-all`, class: "all" });
    list.replaceChildren(...found(words, game).map(optionOf), all);
    list.scrollTop = 0;
    list.hidden = false;
    field.setAttribute("aria-expanded", "true");
    choose(-1);
  }

  function soon() {
    clearTimeout(waiting);
    waiting = setTimeout(show, WAIT);
  }

  // Goes to what is chosen; “all results” is what the form leads to by itself.
  function go(option) {
    if (option.dataset.href) location.assign(option.dataset.href);
    else form.requestSubmit();
  }

  field.addEventListener("input", soon);
  field.addEventListener("focus", soon);
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return; // Korean syllables are finished with the same keys
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = list.children.length;
    if (step && !list.hidden) {
      event.preventDefault();
      choose(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === "Enter" && chosen >= 0 && !list.hidden) {
      event.preventDefault();
      go(list.children[chosen]);
    } else if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
  });
  list.addEventListener("mousedown", (event) => event.preventDefault()); // the field keeps its focus
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (option) go(option);
  });
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget)) hide();
  });
  boxes.push(soon);
  if (boxes.length === 1) load();
  else soon();
}
