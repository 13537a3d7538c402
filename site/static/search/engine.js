// The search itself: an index per language as Python writes it (src/rulewright/search/browser.py), and the answers; the twin of index.py.

import { Lexicon, joinedNames } from "./lexicon.js";
import { Meanings } from "./meanings.js";
import { entriesAt, entriesNamed, placeOf } from "./places.js";
import { Query, Vocabulary, suggestion, units } from "./query.js";
import { Rows } from "./rows.js";
import { byChapter, literal, matchedLanguage, meant, namesOf, score } from "./scoring.js";
import { snippet, wanted } from "./snippets.js";
import { Titles, read } from "./titles.js";
import { indexTerms, isFunctionWord, lineTerms, nameTerms, words } from "./words.js";

export { indexTerms } from "./words.js";

// What a search of the reader's language begins with: its index, and the meanings that belong to it, which it can do without.
export async function readOwn({ index, meanings }) {
  const [own, meant] = await Promise.allSettled([read(index), read(meanings)]);
  if (own.status === "rejected") throw own.reason;
  return [[own.value], meant.value ?? null];
}

// One language's postings, names and words.
function opened(index, c) {
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
        named.push([document, part === 0 && index.kinds[document] !== "term", nameTerms(typed, isHangul)]);
        if (part < 2) names.push(name);
      }
    });
    if (isHere) count(indexTerms(index.texts[document], isHangul), 1);
    const facts = isHere ? index.facts[document] : [];
    for (const line of facts) count(lineTerms(words(line), isHangul), 1);
    for (const name of facts.flatMap((line) => [line, `${title} ${line}`])) named.push([document, false, nameTerms(words(name), isHangul)]);
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
  return {
    field: { size, postings },
    names: namesOf(named, (term) => postings.count(term), size, c),
    lexicon: new Lexicon(language, counts, keys, pairs, isHangul ? joinedNames(names) : [], c),
    terms: index.ideas.terms,
  };
}

export class Search extends Titles {
  // `indexes`: the parsed indexes, the reader's language first; all have the same entries in the same order. `meanings`: what
  // belongs to the reader's, if anything does; of other content it is left out.
  constructor(indexes, meanings = null) {
    const [own] = indexes;
    super(own);
    this.c = own.constants;
    const chapters = new Map();
    this.parts.forEach(([game, family], document) => {
      const chapter = `${game}/${family}`;
      chapters.set(chapter, [...(chapters.get(chapter) ?? []), document]);
    });
    this.chapters = [...chapters.values()];
    this.ofAllDifferences = [...own.ids.keys()].filter((document) => this.parts[document][1] === "differences" && own.kinds[document] === "page");
    this.rules = new Set(own.rules);
    this.isRule = (document) => this.rules.has(document);
    this.opened = new Map();
    indexes.forEach((index) => this.add(index));
    this.meanings = meanings?.content === own.content ? new Meanings(meanings, this.c) : null;
  }

  // Takes another language's index in; one of other content is left out.
  add(index) {
    if (index.content !== this.own.content || this.opened.has(index.language)) return;
    this.opened.set(index.language, opened(index, this.c));
    const inOrder = this.c.LANGUAGES.filter((language) => this.opened.has(language));
    const all = (part) => new Map(inOrder.map((language) => [language, this.opened.get(language)[part]]));
    [this.fields, this.names] = [all("field"), all("names")];
    this.vocabulary = new Vocabulary(all("lexicon"), { keys: new Map(Object.entries(this.own.ideas.keys)), idioms: new Set(this.own.ideas.idioms), terms: all("terms") }, this.c);
  }

  // The best `limit` entries for a query: {suggestion, total, hits: [{id, title, language, kind, matched, score, snippet}]}.
  // `only` names the game, chapter and kind looked for, as far as that matters.
  search(typed, { only = {}, limit = 10 } = {}) {
    const query = new Query(typed, this.reader, this.c);
    const place = placeOf(query.text, this.own.places, this.c);
    if (place) {
      const printed = [...entriesAt(place, this.own.places, this.isRule, this.reader)].filter(([document]) => this.fits(document, only));
      const hits = printed.slice(0, limit).map(([document, matched], rank) => this.found(document, printed.length - rank, matched, []));
      return { suggestion: null, total: printed.length, hits };
    }
    const asked = units(query, this.vocabulary);
    const { total, direct } = score(asked, this.fields, this.names, this.reader, this.own.ids.length, this.c);
    const ranked = [...this.weighed(query, total)].filter(([document]) => this.fits(document, only))
      .sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    const hits = ranked.slice(0, limit)
      .map(([document, worth]) => this.found(document, worth, matchedLanguage(direct, document, this.reader, this.c), asked));
    return { suggestion: suggestion(query, this.vocabulary), total: ranked.length, hits };
  }

  // What each document that answers is worth in the end; those whose id was typed come before all others, in their order.
  weighed(query, total) {
    const { kinds, ids, priors, redirects } = this.own;
    const { length } = query.typed;
    const known = total.map((value, document) => value * priors[document]);
    const { lexicon, field } = this.opened.get(this.reader);
    const said = literal(known, query.termsTyped(lexicon), field, length, this.c);
    const { idiomatic } = this.vocabulary.meantBy(query.typed);
    const plain = query.typed.filter((_, place) => !idiomatic.has(place));
    const likeness = query.topic !== null || query.hasNumber ? null : this.meanings?.likeness(plain);
    const worthy = likeness ? meant(said, likeness, plain.length, this.c) : said;
    const gains = Object.entries(this.c.QUESTION_FACTORS).filter(([name]) => query.asks(name)).map(([, byKind]) => byKind);
    const weighed = new Map();
    for (const [document, value] of worthy.entries()) {
      if (value) weighed.set(document, gains.reduce((worth, byKind) => worth * (byKind[kinds[document]] ?? 1), value));
    }
    const final = new Map([...byChapter(weighed, this.chapters, length, this.c)].map(([document, worth]) => [document, Math.round(worth * 1e6) / 1e6]));
    let named = entriesNamed(query.text, ids, redirects, this.isRule);
    if (!named.length && query.topic?.every(isFunctionWord)) named = this.ofAllDifferences;
    const best = Math.max(0, ...final.values());
    named.forEach((document, rank) => final.set(document, best + named.length - rank));
    return final;
  }

  found(document, worth, matched, asked) {
    const { titles, texts, facts, kinds, elsewhere } = this.own;
    const passages = { title: titles[document], text: texts[document], facts: facts[document], isAnswer: kinds[document] === "question" };
    const marks = wanted(asked, elsewhere[document] ?? this.reader, this.c);
    return this.hit(document, matched, worth, snippet(passages, marks, this.c));
  }
}
