// The titles and aliases of a language: what is suggested before its index is there, and from languages whose index never is.

import { clean, fold, grams, learn, letters, lettersOf, words } from "./words.js";

const ALIKE = 0.25;
const MOST_ALIKE = 5;

export async function read(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

export class Titles {
  // `own`: names or an index as Python writes them (src/rulewright/search/browser.py).
  constructor(own) {
    learn(own.grammar ?? { folded: own.folded });
    this.own = own;
    this.reader = own.language;
    this.parts = own.ids.map((id) => id.split("/"));
    this.isSeveral = Object.keys(own.shelves).filter((place) => !place.includes("/")).length > 1;
  }

  // Where an entry stands: its chapter, and its game where there are several and `game` does not name it.
  shelf(id, game = "") {
    const [own, family] = id.split("/");
    const { shelves } = this.own;
    return [shelves[`${own}/${family}`], this.isSeveral && own !== game ? shelves[own] : ""].filter(Boolean).join(" · ");
  }

  // Where a document is read, from the folder of the language.
  address(document) {
    return `${this.own.kinds[document] === "calculator" ? "calculate/" : ""}${this.own.ids[document]}/`;
  }

  // Whether a document is in the game, in the chapter and of the kind that are looked for, as far as that matters.
  fits(document, { game, chapter, kind }) {
    const [own, family] = this.parts[document];
    return (!game || game === own) && (!chapter || chapter === family) && (!kind || kind === this.own.kinds[document]);
  }

  hit(document, matched = this.reader, score = 0, snippet = []) {
    const { ids, titles, kinds, elsewhere } = this.own;
    return {
      id: ids[document], address: this.address(document), title: titles[document], language: elsewhere[document] ?? this.reader,
      kind: kinds[document], matched, score, snippet,
    };
  }

  // The documents whose title, or alias, has words that begin with all that are typed; those that begin so, and short ones, first.
  search(query, { only = {}, limit = 10 } = {}) {
    const typed = words(fold(clean(query)));
    const whole = typed.join("");
    this.plain ??= this.own.titles.map((title, document) => [title, ...this.own.aliases[document]].map((name) => words(fold(name))));
    const rank = (name) => {
      const joined = name.join("");
      if (!joined.startsWith(whole) && !typed.every((word) => name.some((each) => each.startsWith(word)))) return Infinity;
      return (joined.startsWith(whole) ? 0 : 1000) + joined.length;
    };
    const ranked = this.plain.map((names, document) => [document, document in this.own.elsewhere ? Infinity : Math.min(...names.map(rank))])
      .filter(([document, worth]) => whole && worth < Infinity && this.fits(document, only))
      .sort((one, other) => one[1] - other[1] || one[0] - other[0]);
    return { suggestion: null, total: ranked.length, hits: ranked.slice(0, limit).map(([document]) => this.hit(document)) };
  }

  // The few titles that are written most like a query for which nothing was found.
  alike(query) {
    const plain = (text) => grams(letters(lettersOf(text)));
    const typed = new Set(plain(clean(query)));
    const likeness = (title) => {
      const own = plain(title);
      return (2 * own.filter((gram) => typed.has(gram)).length) / (own.length + typed.size);
    };
    return this.own.titles.map((title, document) => ({ title, address: this.address(document), worth: likeness(title) }))
      .filter((each) => each.worth > ALIKE).sort((one, other) => other.worth - one.worth).slice(0, MOST_ALIKE);
  }
}
