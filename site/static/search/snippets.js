// Snippets: the sentence that answers best, as pieces of text that are marked or not; the twin of highlighting.py.

import { isKorean, syllablePairs, wordSpans } from "./words.js";

const MARKED_FROM = 0.3;
const LENGTH = 220;

// What to mark in a language: whole words and pairs of Korean syllables, each with how much it says.
export function wanted(asked, language) {
  const marks = { words: new Map(), pairs: new Map() };
  for (const unit of asked) {
    for (const [term, likeness] of unit.alternatives.get(language) ?? []) {
      if (!unit.marked || !(likeness >= MARKED_FROM || (term[0] === "b" && isKorean(unit.word)))) continue;
      const into = term[0] === "w" ? marks.words : marks.pairs;
      into.set(term.slice(1), Math.max(unit.scale * likeness, into.get(term.slice(1)) ?? 0));
    }
  }
  return marks;
}

export const sentences = (plain) => plain.split(/(?<=[.!?…])\s+|\n+/u).map((each) => each.trim()).filter(Boolean);

function matches(sentence, marks) {
  const spans = [];
  const said = new Map();
  const syllables = [];
  for (const [start, end] of wordSpans(sentence)) {
    const word = sentence.slice(start, end).toLowerCase();
    const whole = marks.words.get(word);
    if (isKorean(word)) {
      for (let place = start; place < end; place += 1) syllables.push(place);
      if (whole === undefined || syllablePairs(word).some((pair) => marks.pairs.has(pair))) continue;
    }
    if (whole !== undefined) {
      spans.push([start, end]);
      said.set(word, whole);
    }
  }
  for (let place = 0; place + 1 < syllables.length; place += 1) {
    const [left, right] = [syllables[place], syllables[place + 1]];
    const pair = sentence[left] + sentence[right];
    if (right - left <= 2 && marks.pairs.has(pair)) {
      spans.push([left, right + 1]);
      said.set(pair, marks.pairs.get(pair));
    }
  }
  let value = 0;
  for (const each of said.values()) value += each;
  return { spans: merged(spans, sentence), value: Math.round(value * 1e6) / 1e6 };
}

function merged(spans, sentence) {
  const found = [];
  for (const [start, end] of spans.sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = found.at(-1);
    if (last && (start <= last[1] || sentence.slice(last[1], start) === "-")) last[1] = Math.max(end, last[1]);
    else found.push([start, end]);
  }
  return found;
}

// Pieces [text, is it marked] of the sentence that says most of what is wanted, and of the next where both fit.
export function snippet(plain, marks) {
  const text = sentences(plain);
  if (!text.length) return [];
  const found = text.map((sentence) => matches(sentence, marks));
  let best = 0;
  found.forEach((each, place) => {
    if (each.value > found[best].value) best = place;
  });
  const pieces = marked(text[best], found[best].spans);
  if (best + 1 < text.length && text[best].length + text[best + 1].length < LENGTH) {
    pieces.push([" ", false], ...marked(text[best + 1], found[best + 1].spans));
  }
  return pieces;
}

function marked(sentence, spans) {
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
