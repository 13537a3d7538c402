// How well entries answer: the twin of scoring.py and names.py. A score is a number for every document.

import { Rows } from "./rows.js";

export const rarity = (spread, size) => Math.log(1 + (size - spread + 0.5) / (spread + 0.5));

// fields: language → {size, postings: Rows of documents, frequency ÷ length norm}; names: language → namesOf(…).
export function score(asked, fields, names, reader, size, c) {
  const answers = asked.map((unit) => new Map([...fields].map(([language, field]) => [language, answersOf(unit.alternatives.get(language), field)])));
  const trust = trustIn(asked, answers, fields, reader, c);
  const total = new Float64Array(size);
  const direct = new Map([...fields.keys()].map((language) => [language, new Float64Array(size)]));
  const worth = [];
  asked.forEach((unit, place) => {
    const best = new Float64Array(size);
    let most = 0;
    for (const [language, found] of answers[place]) {
      if (!found) continue;
      const weight = unit.scale * found.rarity * trust.get(language);
      const likeness = unit.direct.get(language) ?? 0;
      const own = direct.get(language);
      most = Math.max(most, weight);
      for (let document = 0; document < size; document += 1) {
        const frequency = found.frequencies[document];
        if (!frequency) continue;
        const value = (weight * (c.K1 + 1) * frequency) / (c.K1 + frequency);
        if (value > best[document]) best[document] = value;
        own[document] += likeness * value;
      }
    }
    worth.push(most);
    for (let document = 0; document < size; document += 1) total[document] += best[document];
  });
  const named = new Float64Array(size);
  for (const language of fields.keys()) raiseToLikenessOfNames(named, asked, worth, names.get(language), language, c);
  for (let document = 0; document < size; document += 1) total[document] *= 1 + c.NAME * named[document];
  return { total, direct };
}

// How far a length is from where it counts nothing to where it counts wholly, from 0 to 1.
const share = (length, none, all) => Math.min(1, Math.max(0, (length - none) / (all - none)));

// How far a query of `length` words asks about a situation rather than names something.
const asking = (length, c) => share(length, c.NAMING, c.ASKING);

// The scores of what was found, each with what it gains: of a part of the best score as much as `worth` says.
function raised(scores, part, worth) {
  const best = scores.reduce((top, value) => Math.max(top, value), 0);
  return scores.map((value, document) => (value > 0 ? value + part * best * worth[document] : 0));
}

// The scores, higher where an entry says literally what was typed (`typedTerms`), in the reader's `field`.
export function literal(scores, typed, field, length, c) {
  const said = new Float64Array(scores.length);
  for (const terms of typed) {
    const found = answersOf(terms, field);
    if (!found) continue;
    found.frequencies.forEach((frequency, document) => {
      if (frequency) said[document] += found.rarity * Math.log1p(frequency);
    });
  }
  const most = said.reduce((top, value) => Math.max(top, value), 0) || 1;
  return raised(scores, (c.LITERAL * asking(length, c)) / most, said);
}

// The scores for a query of `length` words, higher where an entry means what it means (Meanings.likeness).
export function meant(scores, likeness, length, c) {
  const most = likeness.reduce((top, value) => Math.max(top, value), 0);
  const chances = likeness.map((value) => Math.exp(c.MEANT_SHARPNESS * (value - most)));
  return raised(scores, c.MEANT * share(length, c.MEANT_FROM, c.MEANT_WHOLLY), chances);
}

// The scores for a query of `length` words, lower where an entry's chapter answers less well than the best one.
// `scores`: document → score; `chapters`: the documents of each.
export function byChapter(scores, chapters, length, c) {
  const worth = chapters.map((documents) => {
    const values = Float64Array.from(documents, (document) => scores.get(document) ?? 0).sort().slice(-c.CHAPTER_TOP);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  const best = Math.max(0, ...worth) || 1;
  const found = new Map();
  chapters.forEach((documents, chapter) => {
    const share = (worth[chapter] / best) ** (c.CHAPTER * asking(length, c));
    for (const document of documents) if (scores.has(document)) found.set(document, scores.get(document) * share);
  });
  return found;
}

function answersOf(terms, { size, postings }) {
  if (!terms) return null;
  const frequencies = new Float64Array(size);
  let any = false;
  for (const [term, likeness] of terms) {
    const [start, end] = postings.span(term);
    for (let row = start; row < end; row += 1) frequencies[postings.numbers[row]] += likeness * postings.values[row];
    any ||= end > start;
  }
  if (!any) return null;
  let spread = 0;
  for (const frequency of frequencies) spread += Math.min(1, frequency);
  return { rarity: rarity(spread, size), frequencies };
}

function trustIn(asked, answers, fields, reader, c) {
  const known = new Map();
  for (const language of fields.keys()) {
    let sum = 0;
    asked.forEach((unit, place) => {
      if (answers[place].get(language)) sum += unit.scale * Math.max(...unit.alternatives.get(language).values());
    });
    known.set(language, sum);
  }
  const most = Math.max(0, ...known.values()) || 1;
  return new Map([...known].map(([language, share]) => [language, (language === reader ? 1 : c.OTHER_LANGUAGE) * Math.sqrt(share / most)]));
}

// Raises `named` to how far the best name of each document says what is asked and nothing else: 1 for the same.
function raiseToLikenessOfNames(named, asked, worth, { rows, owners, weights }, language, c) {
  const covered = new Float64Array(owners.length);
  const best = new Float64Array(owners.length);
  const terms = new Map();
  const touched = [];
  asked.forEach((unit, place) => {
    const spans = [...(unit.alternatives.get(language) ?? [])]
      .map(([term, likeness]) => [term, likeness, ...rows.span(term)])
      .filter(([, , start, end]) => end > start)
      .sort((one, other) => one[1] - other[1]);
    for (const [term, likeness, start, end] of spans) {
      for (let row = start; row < end; row += 1) best[rows.numbers[row]] = likeness;
      terms.set(term, Math.max(likeness, terms.get(term) ?? 0));
    }
    for (const [, , start, end] of spans) {
      for (let row = start; row < end; row += 1) {
        const name = rows.numbers[row];
        if (!best[name]) continue; // seen in this unit
        if (!covered[name]) touched.push(name);
        covered[name] += worth[place] * best[name];
        best[name] = 0;
      }
    }
  });
  const said = new Float64Array(owners.length);
  for (const [term, likeness] of terms) {
    const [start, end] = rows.span(term);
    for (let row = start; row < end; row += 1) said[rows.numbers[row]] += likeness * rows.values[row];
  }
  const whole = worth.reduce((sum, value) => sum + value, 0) || 1;
  for (const name of touched) {
    const likeness = (covered[name] / whole) * said[name] * weights[name];
    if (likeness > named[owners[name]]) named[owners[name]] = likeness;
  }
}

// named: [document, whether it is the title, its terms] of each name.
export function namesOf(named, frequency, size, c) {
  const rows = new Rows();
  named.forEach(([, , terms], number) => {
    const weights = terms.map((term) => rarity(frequency(term), size));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    terms.forEach((term, place) => rows.add(term, number, weights[place] / whole));
  });
  return {
    rows: rows.close(),
    owners: named.map(([document]) => document),
    weights: named.map(([, isTitle]) => (isTitle ? 1 : c.ALIAS)),
  };
}

// The language whose text matches best; the reader's where it matches nearly as well.
export function matchedLanguage(direct, document, reader, c) {
  const matches = c.LANGUAGES.filter((language) => direct.has(language)).map((language) => [language, direct.get(language)[document]]);
  const best = Math.max(0, ...matches.map(([, value]) => value));
  const own = matches.find(([language]) => language === reader)?.[1] ?? 0;
  if (own >= c.NEARLY * best) return reader;
  return matches.reduce((top, each) => (each[1] > top[1] + 1e-9 ? each : top))[0];
}
