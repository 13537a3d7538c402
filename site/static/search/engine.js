// The search itself: an index per language as Python writes it (src/rulewright/search/browser.py), and the answers.

import { Lexicon, joinedNames } from "./lexicon.js";
import { entriesAt, entriesNamed, placeOf } from "./places.js";
import { Vocabulary, suggestion, units } from "./query.js";
import { matchedLanguage, namesOf, score } from "./scoring.js";
import { snippet, wanted } from "./snippets.js";
import { Grammar, clean, fold, isKorean, syllablePairs, words } from "./words.js";

const lettersOf = (text) => words(fold(text)).join("");

// The index terms of a text, repeats included: the twin of analysis.py.
export function* indexTerms(text, language) {
  for (const line of text.split("\n")) {
    let run = "";
    for (const word of words(line)) {
      yield `w${word}`;
      if (language === "ko" && isKorean(word)) run += word;
      else {
        for (const pair of syllablePairs(run)) yield `b${pair}`;
        run = "";
      }
    }
    for (const pair of syllablePairs(run)) yield `b${pair}`;
  }
}

function nameTerms(name, language, grammar) {
  const content = grammar.contentWords(name);
  const isRun = (word) => language === "ko" && isKorean(word);
  const korean = content.filter(isRun).join("");
  const terms = content.filter((word) => !isRun(word)).map((word) => `w${word}`);
  if (korean.length > 1) terms.push(...syllablePairs(korean).map((pair) => `b${pair}`));
  else if (korean) terms.push(`w${korean}`);
  const beside = words(name).filter((word) => !content.includes(word) && !isKorean(word)).length;
  return [[...new Set(terms)], beside];
}

// One language's postings, names and words.
function opened(index, grammar, c) {
  const { language } = index;
  const postings = new Map();
  const lengths = [];
  index.texts.forEach((text, document) => {
    const frequencies = new Map();
    let length = 0;
    for (const part of [
      ...Array(c.TITLE_WEIGHT).fill(index.titles[document]),
      ...Array(c.ALIAS_WEIGHT).fill(index.aliases[document]).flat(),
      ...index.asked[document], ...index.beside[document], text,
    ]) {
      for (const term of indexTerms(part, language)) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
        length += 1;
      }
    }
    lengths.push(length);
    for (const [term, frequency] of frequencies) {
      if (!postings.has(term)) postings.set(term, []);
      postings.get(term).push([document, frequency]);
    }
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1;
  const norms = lengths.map((length) => 1 - c.LENGTH_PENALTY + (c.LENGTH_PENALTY * length) / mean);
  const counts = new Map();
  const pairs = new Set();
  for (const [term, found] of postings) {
    if (term[0] === "w") counts.set(term.slice(1), found.length);
    else pairs.add(term.slice(1));
    for (const posting of found) posting[1] /= norms[posting[0]];
  }
  const size = lengths.length;
  const named = [];
  const names = [];
  index.titles.forEach((title, document) => {
    for (const [place, name] of [title, ...index.aliases[document], ...index.asked[document]].entries()) {
      if (place <= index.aliases[document].length) names.push(name);
      named.push([document, place === 0 && index.kinds[document] !== "term", ...nameTerms(name, language, grammar)]);
    }
  });
  const keys = new Map(Object.entries(index.stems).map(([form, stems]) => [form, stems.split(" ")]));
  const joined = language === "ko" ? joinedNames(names) : [];
  return {
    field: { size, postings },
    names: namesOf(named, (term) => postings.get(term)?.length ?? 0, size, c),
    lexicon: new Lexicon(language, counts, keys, pairs, joined, grammar, c),
  };
}

export class Search {
  // `indexes`: the parsed indexes, the reader's language first; all have the same entries in the same order.
  constructor(indexes) {
    const [own] = indexes;
    this.reader = own.language;
    this.own = own;
    this.c = own.constants;
    this.grammar = new Grammar(own.grammar);
    this.opened = new Map();
    this.titled = new Map();
    this.numbers = new Map();
    this.ideaTerms = new Map();
    indexes.forEach((index) => this.add(index));
  }

  // Takes another language's index in; one of other content is left out.
  add(index) {
    if (index.content !== this.own.content || this.opened.has(index.language)) return;
    this.opened.set(index.language, opened(index, this.grammar, this.c));
    this.ideaTerms.set(index.language, index.ideas.terms);
    index.titles.forEach((title, document) => {
      const key = lettersOf(title);
      if (!this.titled.has(key)) this.titled.set(key, new Set());
      this.titled.get(key).add(document);
    });
    const inOrder = this.c.LANGUAGES.filter((language) => this.opened.has(language));
    this.fields = new Map(inOrder.map((language) => [language, this.opened.get(language).field]));
    this.names = new Map(inOrder.map((language) => [language, this.opened.get(language).names]));
    const lexicons = new Map(inOrder.map((language) => [language, this.opened.get(language).lexicon]));
    const ideas = {
      keys: this.own.ideas.keys,
      idioms: new Set(this.own.ideas.idioms),
      terms: new Map(inOrder.map((language) => [language, this.ideaTerms.get(language)])),
    };
    this.vocabulary = new Vocabulary(lexicons, ideas, this.grammar, this.c);
  }

  isRule(document) {
    return this.own.rules.includes(document);
  }

  // The best `limit` entries for a query: {suggestion, total, hits: [{id, title, kind, matched, score, snippet}]}.
  // `only` names the game, chapter and kind looked for, as far as that matters.
  search(query, { only = {}, limit = 10 } = {}) {
    const cleaned = clean(query);
    const isRule = (document) => this.isRule(document);
    const fitting = (document) => {
      const [game, family] = this.own.ids[document].split("/");
      return (!only.game || only.game === game) && (!only.chapter || only.chapter === family)
        && (!only.kind || only.kind === this.own.kinds[document]);
    };
    const place = placeOf(cleaned, this.own.places);
    if (place) {
      const printed = [...entriesAt(place, this.own.places, isRule, this.reader)].filter(([document]) => fitting(document));
      const none = wanted([], this.reader);
      return {
        suggestion: null,
        total: printed.length,
        hits: printed.slice(0, limit).map(([document, matched], rank) => this.hit(document, printed.length - rank, matched, none)),
      };
    }
    const asked = units(cleaned, this.reader, this.vocabulary);
    const { total, direct } = score(asked, this.fields, this.names, this.reader, this.c);
    const many = this.grammar.asksHowMany(cleaned);
    const titled = this.titled.get(lettersOf(cleaned));
    const final = new Map();
    for (const [document, value] of total) {
      let worth = value * this.own.priors[document];
      if (many && (this.own.kinds[document] === "limit" || this.own.kinds[document] === "table")) worth *= this.c.HOW_MANY;
      if (titled?.has(document)) worth *= this.own.kinds[document] === "term" ? this.c.TITLED_TERM : this.c.TITLED;
      final.set(document, Math.round(worth * 1e6) / 1e6);
    }
    const named = entriesNamed(cleaned, this.own.ids, this.own.redirects, isRule);
    const best = Math.max(0, ...final.values());
    named.forEach((document, rank) => final.set(document, best + named.length - rank));
    const ranked = [...final].filter(([document]) => fitting(document)).sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    const marks = wanted(asked, this.reader);
    return {
      suggestion: suggestion(cleaned, this.reader, this.vocabulary),
      total: ranked.length,
      hits: ranked.slice(0, limit).map(([document, worth]) =>
        this.hit(document, worth, matchedLanguage(direct, document, this.reader, this.c), marks)),
    };
  }

  hit(document, worth, matched, marks) {
    const { ids, titles, kinds, texts } = this.own;
    return {
      id: ids[document], title: titles[document], kind: kinds[document], matched, score: worth,
      snippet: snippet(texts[document], marks),
    };
  }
}
