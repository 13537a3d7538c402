// Snippets: the sentence or the fact that answers best, as pieces that are marked or not; the twin of highlighting.py.

import { isKorean, syllablePairs, wordSpans } from "./words.js";

const ENDED = /[.!?…:,;][)”“"’']*$/u;

// What to mark in a language: whole words and pairs of Korean syllables, each with what it says of which unit.
export function wanted(asked, language, c) {
  const marks = { words: new Map(), pairs: new Map() };
  for (const [number, unit] of asked.entries()) {
    for (const [term, likeness] of unit.alternatives.get(language) ?? []) {
      if (!unit.marked || !(likeness >= c.MARKED_FROM || (term[0] === "b" && isKorean(unit.word)))) continue;
      const into = term[0] === "w" ? marks.words : marks.pairs;
      const value = unit.scale * likeness;
      if (value > (into.get(term.slice(1))?.value ?? -1)) into.set(term.slice(1), { unit: number, value });
    }
  }
  return marks;
}

const sentences = (plain) => plain.split(/(?<=[.!?…])\s+|\n+/u).map((each) => each.trim()).filter(Boolean);

// Where what is wanted stands, and how much of each unit is said; behind its heading a fact says less.
function matches(sentence, marks, c, heading = 0) {
  const spans = [];
  const said = new Map();
  const take = (start, end, found) => {
    spans.push([start, end]);
    const value = heading > 0 && start > heading ? c.ANSWER * found.value : found.value;
    said.set(found.unit, Math.max(value, said.get(found.unit) ?? 0));
  };
  const syllables = [];
  for (const [start, end] of wordSpans(sentence)) {
    const word = sentence.slice(start, end).toLowerCase();
    const whole = marks.words.get(word);
    if (isKorean(word)) {
      for (let place = start; place < end; place += 1) syllables.push(place);
      if (whole === undefined || syllablePairs(word).some((pair) => marks.pairs.has(pair))) continue;
    }
    if (whole !== undefined) take(start, end, whole);
  }
  for (let place = 0; place + 1 < syllables.length; place += 1) {
    const [left, right] = [syllables[place], syllables[place + 1]];
    const pair = marks.pairs.get(sentence[left] + sentence[right]);
    if (pair !== undefined && right - left <= 2) take(left, right + 1, pair);
  }
  return { spans: merged(spans, sentence), said };
}

// How much is said of all units together; what `also` says of one counts where it says more.
function worth(said, also = new Map()) {
  const units = [...new Set([...said.keys(), ...also.keys()])].sort((one, other) => one - other);
  const sum = units.reduce((all, unit) => all + Math.max(said.get(unit) ?? 0, also.get(unit) ?? 0), 0);
  return Math.round(sum * 1e6) / 1e6;
}

// How much is said of all units together that is not named.
function beyond(said, named) {
  const units = [...said.keys()].sort((one, other) => one - other);
  return Math.round(units.reduce((all, unit) => all + Math.max(0, said.get(unit) - (named.get(unit) ?? 0)), 0) * 1e6) / 1e6;
}

const isMore = ([worth, isSaid], [otherWorth, isOtherSaid]) => worth > otherWorth || (worth === otherWorth && isSaid && !isOtherSaid);

// The place of the largest number, the first of several.
const largest = (numbers) => numbers.indexOf(Math.max(...numbers));

function merged(spans, sentence) {
  const found = [];
  for (const [start, end] of spans.sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = found.at(-1);
    if (last && (start <= last[1] || sentence.slice(last[1], start) === "-")) last[1] = Math.max(end, last[1]);
    else found.push([start, end]);
  }
  return found;
}

// Pieces [text, is it marked] of the sentence that says most of what is wanted and the title does not say, and of what follows it as far as it
// fits; or of the fact that, with the title over it, says nearly as much. The verdict of an answer stands before; list items are parted by dots.
export function snippet({ title, text: plain, facts, isAnswer }, marks, c) {
  const text = sentences(plain);
  const found = text.map((sentence) => matches(sentence, marks, c));
  const said = found.map((each) => worth(each.said));
  const named = matches(title, marks, c).said;
  const more = found.map((each) => [beyond(each.said, named), each.said.size > 0]);
  const best = more.reduce((first, each, place) => (isMore(each, more[first]) ? place : first), 0);
  const told = facts.map((fact) => matches(fact, marks, c, fact.indexOf(": ")));
  const answers = told.map((each) => (each.said.size ? worth(each.said, named) : 0));
  const answer = largest(answers);
  if (answers[answer] && (!text.length || answers[answer] >= c.FACT * Math.max(...said))) return marked(facts[answer], told[answer].spans, c);
  if (!text.length) return [];
  const shown = [best];
  let fits = c.LENGTH - text[best].length;
  for (let next = best + 1; next < text.length && text[next].length < fits; next += 1) {
    fits -= text[next].length + 1;
    shown.push(next);
  }
  if (best && isAnswer && text[0].length <= c.VERDICT) shown.unshift(0);
  return shown.flatMap((place, number) => [
    ...(number ? [[between(text[shown[number - 1]], place - shown[number - 1]), false]] : []), ...marked(text[place], found[place].spans, c),
  ]);
}

// What stands behind a shown sentence before the next one, so many sentences further on.
function between(sentence, steps) {
  if (steps > 1) return " … ";
  return ENDED.test(sentence) ? " " : " · ";
}

function marked(sentence, spans, { LENGTH }) {
  let first = 0;
  let last = sentence.length;
  if (sentence.length > LENGTH) {
    const middle = spans.length ? spans[0][0] : 0;
    first = Math.max(0, Math.min(middle - Math.floor(LENGTH / 3), sentence.length - LENGTH));
    last = Math.min(sentence.length, first + LENGTH);
    if (first) first = sentence.indexOf(" ", first) + 1 || first;
    if (last < sentence.length && sentence.slice(first, last).includes(" ")) last = sentence.slice(0, last).lastIndexOf(" ");
  }
  const pieces = first ? [["… ", false]] : [];
  let position = first;
  for (const [start, end] of spans) {
    if (start >= first && end <= last) {
      pieces.push([sentence.slice(position, start), false], [sentence.slice(start, end), true]);
      position = end;
    }
  }
  pieces.push([sentence.slice(position, last), false]);
  if (last < sentence.length) pieces.push([" …", false]);
  return pieces;
}
