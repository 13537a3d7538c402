// What is found while one types into a search box, as a list below it that arrows walk through (an ARIA combobox). It is
// loaded, with the index, when a box is first entered.

import { Search, readOwn } from "./engine.js";

const MOST = 6;
const WAIT = 25;
const say = document.querySelector(".site-header").dataset;
let search = null;
let loading = null;

async function load() {
  search = new Search(...(await readOwn(say)));
}

function element(name, text, attributes) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
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
    const text = element("span", "", { class: "snippet", ...inIts });
    for (const [piece, marked] of hit.snippet) text.append(marked ? element("mark", piece, {}) : piece);
    option.append(element("strong", hit.title, inIts), " ", element("small", search.shelf(hit.id, game), {}), text);
    return option;
  }

  function show() {
    const words = field.value;
    if (!search || !words.trim() || !form.contains(document.activeElement)) {
      hide();
      return;
    }
    const { hits } = search.search(words, { only: { game }, limit: MOST });
    const all = element("li", say.all.replace("{words}", words.trim()), { role: "option", id: `${list.id}-all`, class: "all" });
    list.replaceChildren(...hits.map(optionOf), all);
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
  loading ??= load();
  loading.then(soon, (error) => console.info(error)); // without an index the box leads to the page that searches
}
