// The words of one language's texts, and which of them a typed word may stand for: the twin of lexicon.py.
// There is no stemmer here: the index brings the stems of its words, and an unknown word takes those of its nearest one.

import { fold, grams, initials, isKorean, koreanStems, letters, syllablePairs, words } from "./words.js";

const SHORTEST_STEM = 3;
const COMMON_ENDING = 3;
const REMEMBERED = 2000;

function add(groups, key, value) {
  const known = groups.get(key);
  if (known) known.push(value);
  else groups.set(key, [value]);
}

function commonBeginning(one, other) {
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  return common;
}

const beginAlike = (one, other, share) => commonBeginning(one, other) >= share * Math.min(one.length, other.length);

let [before, last, current] = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)];

// Optimal string alignment distance of two words of at most 200 letters, or `most` + 1 where it is above `most`.
export function distance(one, other, most) {
  if (Math.abs(one.length - other.length) > most || one.length > 200 || other.length > 200) return most + 1;
  for (let column = 0; column <= other.length; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let value = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        value = Math.min(value, before[column - 2] + 1);
      }
      current[column] = value;
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    [before, last, current] = [last, current, before];
  }
  return last[other.length];
}

export class Lexicon {
  // `counts`: how many entries have each form; `keys`: the stem keys of forms and of the names of ideas.
  constructor(language, counts, keys, pairs, names, constants) {
    this.language = language;
    this.isHangul = constants.HANGUL.includes(language);
    this.c = constants;
    this.counts = counts;
    this.keys = keys;
    this.pairs = pairs;
    this.names = names;
    this.forms = [...counts.keys()].sort();
    this.corrected = new Map();
    this.folded = new Map();
    this.byFold = new Map();
    this.byStem = new Map();
    this.byHead = new Map();
    this.byGram = new Map();
    this.comparable = new Map();
    for (const form of this.forms) {
      const plain = fold(form);
      this.folded.set(form, plain);
      add(this.byFold, plain, form);
      for (const key of this.ownKeys(form)) add(this.byStem, key, form);
      add(this.byHead, plain.slice(0, 1), form);
      if (plain.length > 1) add(this.byHead, plain.slice(0, 2), form);
      if (!isKorean(form)) for (const gram of grams(plain)) add(this.byGram, gram, form);
      if (this.isHangul ? isKorean(form) : plain.length > 2) this.comparable.set(form, this.isHangul ? letters(form) : plain);
    }
    this.byBeginning = new Map();
    if (!this.isHangul) {
      for (const form of new Set([...this.forms, ...keys.keys()])) {
        if (!isKorean(form)) add(this.byBeginning, fold(form).slice(0, SHORTEST_STEM), [fold(form), this.ownKeys(form)]);
      }
    }
    this.initials = new Map();
    if (this.isHangul) {
      for (const name of names) if (isKorean(name)) this.initials.set(name, initials(name));
      for (const form of this.forms) if (isKorean(form)) this.initials.set(form, initials(form));
      for (const name of names) if (isKorean(name)) this.comparable.set(name, letters(name));
    }
  }

  // The stem keys of a form that stands in a text; those of a word that is its own stem are not in the index.
  ownKeys(form) {
    return isKorean(form) ? koreanStems(form) : (this.keys.get(form) ?? [fold(form)]);
  }

  stemKeys(word) {
    if (this.counts.has(word) || isKorean(word)) return this.ownKeys(word);
    const plain = fold(word);
    if (this.c.STEMLESS.includes(this.language)) return [plain];
    const known = this.keys.get(word) ?? this.keys.get(plain);
    if (known) return known;
    const written = this.byFold.get(plain);
    return written ? [...new Set(written.flatMap((form) => this.ownKeys(form)))] : this.nearestKeys(plain);
  }

  // The endings that the forms of one word differ in, often enough to be endings of the language.
  findEndings() {
    const seen = new Map();
    for (const forms of this.byStem.values()) {
      const plain = [...new Set(forms.map((form) => this.folded.get(form)))];
      const common = Math.min(...plain.map((form) => commonBeginning(form, plain[0])));
      for (const ending of plain.length > 1 ? plain.map((form) => form.slice(common)) : []) seen.set(ending, (seen.get(ending) ?? 0) + 1);
    }
    return new Set([...seen].filter(([, times]) => times >= COMMON_ENDING).map(([ending]) => ending));
  }

  // The stem keys of the known word that an unknown one differs from in its ending only.
  nearestKeys(plain) {
    this.endings ??= this.findEndings();
    const others = this.byBeginning.get(plain.slice(0, SHORTEST_STEM)) ?? [];
    for (let cut = plain.length; cut >= SHORTEST_STEM; cut -= 1) {
      const head = plain.slice(0, cut);
      if (cut < plain.length && !this.endings.has(plain.slice(cut))) continue;
      const known = others.find(([other]) => other.startsWith(head) && (other === head || this.endings.has(other.slice(cut))));
      if (known) return known[1];
    }
    return [];
  }

  formsOf(word) {
    const plain = fold(word);
    const found = new Map();
    for (const key of this.stemKeys(word)) {
      for (const form of this.byStem.get(key) ?? []) {
        if (beginAlike(plain, this.folded.get(form), this.c.STEM_SHARE)) found.set(form, this.c.SAME_STEM);
      }
    }
    for (const form of this.byFold.get(plain) ?? []) found.set(form, word === form || word === plain ? 1 : this.c.FOLDED);
    return found;
  }

  hasForm(word) {
    return this.byFold.has(fold(word));
  }

  knowsWell(word) {
    const plain = fold(word);
    if (this.byFold.has(plain)) return true;
    return this.stemKeys(word).some((key) =>
      (this.byStem.get(key) ?? []).some((form) => beginAlike(plain, this.folded.get(form), this.c.KNOWN_SHARE)));
  }

  kin(word) {
    const plain = fold(word);
    const own = grams(plain);
    const shared = new Map();
    for (const gram of own) for (const form of this.byGram.get(gram) ?? []) shared.set(form, (shared.get(form) ?? 0) + 1);
    const found = new Map();
    const most = [...shared].sort((one, other) => other[1] - one[1]).slice(0, this.c.MOST_KIN);
    for (const [form, count] of most) {
      const other = this.folded.get(form);
      const likeness = (2 * count) / (own.length + Math.max(1, other.length - 2));
      if (likeness > this.c.KIN_FROM) found.set(form, (this.c.KIN * (likeness - this.c.KIN_FROM)) / (1 - this.c.KIN_FROM) + 0.05);
      if (Math.min(plain.length, other.length) > this.c.LONG && beginAlike(plain, other, 0.7)) {
        found.set(form, Math.max(this.c.SAME_BEGINNING, found.get(form) ?? 0));
      } else if ((plain.length > 3 && other.includes(plain)) || (other.length > 4 && plain.includes(other))) {
        found.set(form, Math.max(this.c.PART, found.get(form) ?? 0));
      }
    }
    return found;
  }

  beginningWith(word) {
    const plain = fold(word);
    const heads = (this.byHead.get(plain.slice(0, 2)) ?? []).filter((form) => this.folded.get(form).startsWith(plain));
    return heads.sort((one, other) => this.counts.get(other) - this.counts.get(one) || (one < other ? -1 : 1)).slice(0, this.c.MOST_BEGUN);
  }

  hasPair(pair) {
    return this.pairs.has(pair);
  }

  holds(part) {
    if (!syllablePairs(part).every((pair) => this.hasPair(pair))) return false;
    return this.forms.some((form) => (part.length > 2 ? form.includes(part) : form.startsWith(part)));
  }

  withoutEnding(word) {
    const keys = this.stemKeys(word);
    for (let size = word.length - 1; size > 0; size -= 1) {
      const head = word.slice(0, size);
      if (this.counts.has(head) && keys.includes(letters(head))) return head;
    }
    if (!this.counts.has(word)) {
      for (const key of keys) {
        if (this.byStem.has(key)) {
          for (let size = 1; size <= word.length; size += 1) {
            if (letters(word.slice(0, size)).length >= key.length) return word.slice(0, size);
          }
        }
      }
    }
    return word;
  }

  corrections(word) {
    if (!this.corrected.has(word)) {
      if (this.corrected.size > REMEMBERED) this.corrected.clear();
      this.corrected.set(word, this.findCorrections(word));
    }
    return this.corrected.get(word);
  }

  findCorrections(word) {
    if (isKorean(word) !== this.isHangul) return [];
    const typed = this.isHangul ? letters(word) : fold(word);
    if (typed.length < this.c.SHORTEST_TYPO) return [];
    const allowed = typed.length < this.c.TWO_SLIPS_FROM ? 1 : 2;
    let near = [];
    let least = allowed;
    for (const [form, written] of this.comparable) {
      const off = distance(typed, written, least);
      if (off <= least) {
        near.push([off, form]);
        least = off;
      }
    }
    near = near.filter(([off]) => off === least).slice(0, 8);
    if (!near.length) return [];
    const sorted = [...typed].sort().join("");
    const rank = (form) => [[...this.comparable.get(form)].sort().join("") === sorted ? 0 : 1, -(this.counts.get(form) ?? 0), form];
    const nearest = near.map(([, form]) => [rank(form), form]);
    nearest.sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
    return nearest.slice(0, 4).map(([, form]) => [form, this.c.CORRECTED / Math.max(1, least)]);
  }

  completions(typed, most = 12) {
    const bare = initials(typed) === typed;
    const length = bare ? typed.length : typed.length + 2;
    const wanted = bare ? typed : letters(typed);
    const found = new Map();
    for (const [text, written] of bare ? this.initials : this.comparable) {
      if (written.startsWith(wanted)) {
        const head = text.slice(0, length);
        found.set(head, (found.get(head) ?? 0) + (this.counts.get(text) ?? 0));
      }
    }
    const named = new Set(this.names.map((name) => name.slice(0, length)));
    const rank = (head) => [named.has(head) ? 0 : 1, -found.get(head), head];
    const commonest = Math.max(0, ...found.values()) || 1;
    return [...found.keys()].map((head) => [rank(head), head])
      .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1)).slice(0, most)
      .map(([, head]) => [head, this.c.RAREST + ((1 - this.c.RAREST) * found.get(head)) / commonest]);
  }
}

export const joinedNames = (names) => [...new Set(names.map((name) => words(name).join("")))];
