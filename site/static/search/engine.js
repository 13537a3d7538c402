// The search itself: an index per language as Python writes it (src/rulewright/search/browser.py), and the answers.

import { Lexicon, joinedNames } from "./lexicon.js";
import { Meanings } from "./meanings.js";
import { entriesAt, entriesNamed, placeOf } from "./places.js";
import { Vocabulary, asWords, plainWords, suggestion, units } from "./query.js";
import { Rows } from "./rows.js";
import { byChapter, literal, matchedLanguage, meant, namesOf, score } from "./scoring.js";
import { snippet, wanted } from "./snippets.js";
import { Grammar, clean, fold, grams, isKorean, letters, syllablePairs, words } from "./words.js";

const ALIKE = 0.25;
const MOST_ALIKE = 5;

export async function read(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

// What a search of the reader's language begins with: its index, and the meanings that belong to it, which it can do without.
export async function readOwn({ index, meanings }) {
  const [own, meant] = await Promise.allSettled([read(index), read(meanings)]);
  if (own.status === "rejected") throw own.reason;
  return [[own.value], meant.value ?? null];
}

const lettersOf = (text) => words(fold(text)).join("");

// The index terms of a line's words, repeats included: the twin of analysis.py.
function lineTerms(typed, isHangul) {
  const found = [];
  let run = "";
  for (const word of typed) {
    found.push(`w${word}`);
    if (isHangul && isKorean(word)) run += word;
    else {
      if (run) for (const pair of syllablePairs(run)) found.push(`b${pair}`);
      run = "";
    }
  }
  for (const pair of syllablePairs(run)) found.push(`b${pair}`);
  return found;
}

export const indexTerms = (text, isHangul) => text.split("\n").flatMap((line) => lineTerms(words(line), isHangul));

// A number is typed: facts answer, whose words count little.
const typesANumber = (query) => /\p{Nd}/u.test(query);

// The index terms of all that was typed: the forms of each word, and each pair of Korean syllables; none where a number was typed or is asked for.
function typedTerms(query, lexicon, grammar) {
  if (grammar.asksHowMany(query) || typesANumber(query)) return [];
  return [...new Set(indexTerms(query, lexicon.isHangul))].filter((term) => term[0] === "b" || !(lexicon.isHangul && isKorean(term)))
    .map((term) => (term[0] === "b" ? new Map([[term, 1]]) : asWords(lexicon.formsOf(term.slice(1)))));
}

// What a name consists of, and how many words of grammar stand beside that.
function nameTerms(typed, isHangul, grammar) {
  const topic = typed.filter((word) => !grammar.isFunctionWord(word));
  const content = topic.length ? topic : typed;
  const isRun = (word) => isHangul && isKorean(word);
  const korean = content.filter(isRun).join("");
  const terms = content.filter((word) => !isRun(word)).map((word) => `w${word}`);
  if (korean.length > 1) terms.push(...syllablePairs(korean).map((pair) => `b${pair}`));
  else if (korean) terms.push(`w${korean}`);
  const beside = typed.filter((word) => !content.includes(word) && !isKorean(word)).length;
  return [[...new Set(terms)], beside];
}

// One language's postings, names and words.
function opened(index, grammar, c) {
  const { language } = index;
  const isHangul = c.HANGUL.includes(language);
  const counted = [];
  const lengths = [];
  const named = [];
  const names = [];
  index.titles.forEach((title, document) => {
    const frequencies = new Map();
    let length = 0;
    const count = (terms, times) => {
      for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + times);
      length += times * terms.length;
    };
    const isHere = !(document in index.elsewhere);
    const known = [isHere ? [title] : [], isHere ? index.aliases[document] : [], index.asked[document]];
    [c.TITLE_WEIGHT, c.ALIAS_WEIGHT, 1].forEach((times, part) => {
      for (const name of known[part]) {
        const typed = words(name);
        count(lineTerms(typed, isHangul), times);
        named.push([document, part === 0 && index.kinds[document] !== "term", ...nameTerms(typed, isHangul, grammar)]);
        if (part < 2) names.push(name);
      }
    });
    for (const text of [...index.beside[document], ...(isHere ? [index.texts[document]] : [])]) count(indexTerms(text, isHangul), 1);
    const facts = isHere ? index.facts[document] : [];
    for (const term of new Set(facts.flatMap((line) => lineTerms(words(line), isHangul)))) {
      const isNumber = /^\p{Nd}+$/u.test(term.slice(1));
      frequencies.set(term, (frequencies.get(term) ?? 0) + (isNumber ? 1 : c.FACT_WORD_WEIGHT));
      if (isNumber) length += 1;
    }
    for (const name of facts.flatMap((line) => [line, `${title} ${line}`])) {
      named.push([document, false, ...nameTerms(words(name), isHangul, grammar)]);
    }
    counted.push(frequencies);
    lengths.push(length);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1;
  const postings = new Rows();
  counted.forEach((frequencies, document) => {
    const norm = 1 - c.LENGTH_PENALTY + (c.LENGTH_PENALTY * lengths[document]) / mean;
    for (const [term, frequency] of frequencies) postings.add(term, document, frequency / norm);
  });
  postings.close();
  const counts = new Map();
  const pairs = new Set();
  for (const term of postings.places.keys()) {
    if (term[0] === "w") counts.set(term.slice(1), postings.count(term));
    else pairs.add(term.slice(1));
  }
  const size = lengths.length;
  const keys = new Map(Object.entries(index.stems).map(([form, stems]) => [form, stems.split(" ")]));
  const joined = isHangul ? joinedNames(names) : [];
  return {
    field: { size, postings },
    names: namesOf(named, (term) => postings.count(term), size, c),
    lexicon: new Lexicon(language, counts, keys, pairs, joined, grammar, c),
  };
}

export class Search {
  // `indexes`: the parsed indexes, the reader's language first; all have the same entries in the same order. `meanings`: what
  // belongs to the reader's, if anything does; of other content it is left out.
  constructor(indexes, meanings = null) {
    const [own] = indexes;
    this.reader = own.language;
    this.own = own;
    this.c = own.constants;
    this.grammar = new Grammar(own.grammar);
    this.parts = own.ids.map((id) => id.split("/"));
    const chapters = new Map();
    this.parts.forEach(([game, family], document) => {
      const chapter = `${game}/${family}`;
      chapters.set(chapter, [...(chapters.get(chapter) ?? []), document]);
    });
    this.chapters = [...chapters.values()];
    this.ofAllDifferences = [...own.ids.keys()].filter((document) => this.parts[document][1] === "differences" && own.kinds[document] === "page");
    this.opened = new Map();
    this.titled = new Map();
    this.numbers = new Map();
    this.ideaTerms = new Map();
    indexes.forEach((index) => this.add(index));
    this.meanings = meanings?.content === own.content ? new Meanings(meanings, this.c) : null;
  }

  // Takes another language's index in; one of other content is left out.
  add(index) {
    if (index.content !== this.own.content || this.opened.has(index.language)) return;
    this.opened.set(index.language, opened(index, this.grammar, this.c));
    this.ideaTerms.set(index.language, index.ideas.terms);
    index.titles.forEach((title, document) => {
      if (document in index.elsewhere) return;
      const key = lettersOf(title);
      if (!this.titled.has(key)) this.titled.set(key, new Set());
      this.titled.get(key).add(document);
    });
    const inOrder = this.c.LANGUAGES.filter((language) => this.opened.has(language));
    this.fields = new Map(inOrder.map((language) => [language, this.opened.get(language).field]));
    this.names = new Map(inOrder.map((language) => [language, this.opened.get(language).names]));
    const lexicons = new Map(inOrder.map((language) => [language, this.opened.get(language).lexicon]));
    const ideas = {
      keys: new Map(Object.entries(this.own.ideas.keys)),
      idioms: new Set(this.own.ideas.idioms),
      terms: new Map(inOrder.map((language) => [language, this.ideaTerms.get(language)])),
    };
    this.vocabulary = new Vocabulary(lexicons, ideas, this.grammar, this.c);
  }

  // Where an entry stands: its chapter, and its game where there are several and `game` does not name it.
  shelf(id, game = "") {
    const [own, family] = id.split("/");
    const { shelves } = this.own;
    const several = Object.keys(shelves).filter((place) => !place.includes("/")).length > 1;
    return [shelves[`${own}/${family}`], several && own !== game ? shelves[own] : ""].filter(Boolean).join(" · ");
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

  isRule(document) {
    return this.own.rules.includes(document);
  }

  // The best `limit` entries for a query: {suggestion, total, hits: [{id, title, language, kind, matched, score, snippet}]}.
  // `only` names the game, chapter and kind looked for, as far as that matters.
  search(query, { only = {}, limit = 10 } = {}) {
    const cleaned = clean(query);
    const isRule = (document) => this.isRule(document);
    const fitting = (document) => {
      const [game, family] = this.parts[document];
      return (!only.game || only.game === game) && (!only.chapter || only.chapter === family)
        && (!only.kind || only.kind === this.own.kinds[document]);
    };
    const place = placeOf(cleaned, this.own.places);
    if (place) {
      const printed = [...entriesAt(place, this.own.places, isRule, this.reader)].filter(([document]) => fitting(document));
      return {
        suggestion: null,
        total: printed.length,
        hits: printed.slice(0, limit).map(([document, matched], rank) => this.hit(document, printed.length - rank, matched, new Map())),
      };
    }
    const topic = this.grammar.differingAbout(cleaned);
    const asked = units(topic || cleaned, this.reader, this.vocabulary);
    const { total, direct } = score(asked, this.fields, this.names, this.reader, this.own.ids.length, this.c);
    const typed = typedTerms(topic || cleaned, this.opened.get(this.reader).lexicon, this.grammar);
    const known = total.map((value, document) => value * this.own.priors[document]);
    const said = literal(known, typed, this.fields.get(this.reader), words(cleaned).length, this.c);
    const plain = plainWords(cleaned, this.vocabulary);
    const likeness = topic !== null || typesANumber(cleaned) ? null : this.meanings?.likeness(plain);
    const worthy = likeness ? meant(said, likeness, plain.length, this.c) : said;
    const many = this.grammar.asksHowMany(cleaned);
    const chances = this.grammar.asksFor(this.grammar.chances, cleaned);
    const overview = this.grammar.asksFor(this.grammar.overviews, cleaned);
    const titled = this.titled.get(lettersOf(cleaned));
    const weighed = new Map();
    for (const [document, value] of worthy.entries()) {
      if (!value) continue;
      let worth = value;
      if (many && (this.own.kinds[document] === "limit" || this.own.kinds[document] === "table")) worth *= this.c.HOW_MANY;
      const kind = this.own.kinds[document];
      if (topic !== null && this.parts[document][1] === "differences") worth *= this.c.DIFFERING;
      if (chances && kind === "calculator") worth *= this.c.CHANCES;
      if (overview && kind === "page") worth *= this.c.OVERVIEW;
      if (titled?.has(document)) worth *= this.titledFactor(this.own.kinds[document]);
      weighed.set(document, worth);
    }
    const final = new Map([...byChapter(weighed, this.chapters, words(cleaned).length, this.c)]
      .map(([document, worth]) => [document, Math.round(worth * 1e6) / 1e6]));
    const ofAll = topic !== null && words(topic).every((word) => this.grammar.isFunctionWord(word));
    const typedIds = entriesNamed(cleaned, this.own.ids, this.own.redirects, isRule);
    const named = typedIds.length || !ofAll ? typedIds : this.ofAllDifferences;
    const best = Math.max(0, ...final.values());
    named.forEach((document, rank) => final.set(document, best + named.length - rank));
    const ranked = [...final].filter(([document]) => fitting(document)).sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    const shown = new Set(ranked.slice(0, limit).map(([document]) => this.shownIn(document)));
    const marks = new Map([...shown].map((language) => [language, wanted(asked, language)]));
    return {
      suggestion: suggestion(cleaned, this.reader, this.vocabulary),
      total: ranked.length,
      hits: ranked.slice(0, limit).map(([document, worth]) =>
        this.hit(document, worth, matchedLanguage(direct, document, this.reader, this.c), marks)),
    };
  }

  titledFactor(kind) {
    return { term: this.c.TITLED_TERM, difference: this.c.TITLED_DIFFERENCE }[kind] ?? this.c.TITLED;
  }

  // The language in which an entry's title and text are shown to the reader.
  shownIn(document) {
    return this.own.elsewhere[document] ?? this.reader;
  }

  // Where a document is read, from the folder of the reader's language.
  address(document) {
    return `${this.own.kinds[document] === "calculator" ? "calculate/" : ""}${this.own.ids[document]}/`;
  }

  hit(document, worth, matched, marks) {
    const { ids, titles, kinds, texts, facts } = this.own;
    const language = this.shownIn(document);
    return {
      id: ids[document], address: this.address(document), title: titles[document], language, kind: kinds[document], matched, score: worth,
      snippet: snippet(titles[document], texts[document], facts[document], marks.get(language) ?? wanted([], language), kinds[document] === "question"),
    };
  }
}
