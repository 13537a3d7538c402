// A query and what it asks for: the twin of query.py, ideas.py and suggesting.py.

import {
  asks, clean, differingAbout, fold, hasHangul, isFunctionWord, isInitials, isKorean, koreanStems, letters, lineTerms, syllablePairs, verbStem, words,
} from "./words.js";

function raise(likenesses, others) {
  for (const [term, likeness] of others) if (likeness > (likenesses.get(term) ?? 0)) likenesses.set(term, likeness);
}

const highest = (likenesses) => Math.max(0, ...likenesses.values());
const asWords = (forms) => new Map([...forms].map(([form, likeness]) => [`w${form}`, likeness]));

// What a reader has typed, cleaned and taken apart. `topic`: what a query for differences is about, null for any other.
export class Query {
  constructor(query, reader, c) {
    this.text = clean(query);
    this.reader = reader;
    this.typed = words(this.text).slice(0, c.MAXIMUM_WORDS);
    this.plain = this.typed.map(fold);
    this.topic = differingAbout(this.typed);
    this.subject = this.topic?.length ? this.topic : this.typed;
    this.hasNumber = /\p{Nd}/u.test(this.text);
  }

  asks(name) {
    return name === "differing" ? this.topic !== null : asks(name, this.plain);
  }

  // The index terms of all that is looked for: the forms of each word, and each pair of syllables; none where a number is typed or asked for.
  termsTyped(lexicon) {
    const terms = this.hasNumber || this.asks("how_many") ? [] : lineTerms(this.subject, lexicon.isHangul);
    return [...new Set(terms)].filter((term) => term[0] === "b" || !(lexicon.isHangul && isKorean(term)))
      .map((term) => (term[0] === "b" ? new Map([[term, 1]]) : asWords(lexicon.formsOf(term.slice(1)))));
  }
}

export class Vocabulary {
  // `lexicons` by language; `ideas`: keys → numbers, idioms, and by language the terms of each number.
  constructor(lexicons, ideas, constants) {
    this.lexicons = lexicons;
    this.hangul = [...lexicons.values()].find((lexicon) => lexicon.isHangul);
    this.ideas = ideas;
    this.c = constants;
    this.known = new Map();
    this.homesOf = new Map();
  }

  // The languages whose texts have a word as it is; all where none has, for then it may be a form in any.
  homes(word) {
    if (!this.homesOf.has(word)) {
      const all = [...this.lexicons.keys()];
      const found = all.filter((language) => this.lexicons.get(language).hasForm(word));
      this.homesOf.set(word, new Set(found.length ? found : all));
    }
    return this.homesOf.get(word);
  }

  knows(word) {
    if (!this.known.has(word)) this.known.set(word, this.stands(word) || this.meantBy([word]).found.size > 0);
    return this.known.get(word);
  }

  stands(word) {
    return [...this.lexicons.values()].some((lexicon) => lexicon.knowsWell(word));
  }

  isForm(word) {
    return [...this.lexicons.values()].some((lexicon) => lexicon.counts.has(word));
  }

  key(word, language) {
    if (isKorean(word)) return letters(verbStem(word));
    return this.c.STEMLESS.includes(language) ? fold(word) : `${language}:${this.lexicons.get(language)?.stemKeys(word).at(-1) ?? fold(word)}`;
  }

  *readings(typed) {
    let readings = [[]];
    for (const word of typed) {
      const stems = isKorean(word) ? koreanStems(word) : [fold(word)];
      readings = readings.flatMap((reading) => stems.map((stem) => [...reading, stem])).slice(0, 4000);
    }
    for (const reading of readings.slice(0, this.c.MOST_READINGS)) yield reading.join(" ");
    if (!typed.some(isKorean)) {
      for (const language of this.c.LANGUAGES) {
        if (!this.c.STEMLESS.includes(language) && typed.every((word) => this.homes(word).has(language))) yield typed.map((word) => this.key(word, language)).join(" ");
      }
    }
  }

  // For the place of each word that says something by it the terms by language, and the places of idioms.
  meantBy(typed) {
    const found = new Map();
    const idiomatic = new Set();
    const topic = typed.map((word) => !isFunctionWord(word));
    for (let start = 0; start < typed.length; start += 1) {
      for (let end = start + 1; end <= Math.min(typed.length, start + this.c.LONGEST_NAME); end += 1) {
        const numbers = new Set();
        for (const key of this.readings(typed.slice(start, end))) for (const number of this.ideas.keys.get(key) ?? []) numbers.add(number);
        let places = [];
        for (let place = start; place < end; place += 1) if (topic[place]) places.push(place);
        if (!places.length) places = end - start > 1 ? [start] : [];
        for (const number of [...numbers].slice(0, this.c.MOST_IDEAS)) {
          for (const place of places) {
            if (this.ideas.idioms.has(number)) idiomatic.add(place);
            if (!found.has(place)) found.set(place, new Map([...this.ideas.terms.keys()].map((language) => [language, new Map()])));
            for (const [language, terms] of this.ideas.terms) raise(found.get(place).get(language), Object.entries(terms[number]));
          }
        }
      }
    }
    return { found, idiomatic };
  }

  split(typed) {
    const found = [];
    for (const word of typed) {
      const before = found.at(-1) ?? "";
      const torn = Math.min(before.length, word.length) === 1 || !this.knows(word);
      if (torn && isKorean(word) && isKorean(before) && ![before, word].some(isFunctionWord)) {
        const parts = this.parts(before + word);
        if (parts.length > 1 || this.knows(before + word)) {
          found.splice(-1, 1, ...parts);
          continue;
        }
      }
      found.push(...this.parts(word));
    }
    return found;
  }

  parts(word) {
    if (word.length > this.c.LONGEST_COMPOUND || this.knows(word)) return [word];
    if (!isKorean(word)) {
      const near = [...this.lexicons.values()].flatMap((lexicon) => lexicon.corrections(word).map(([, likeness]) => likeness));
      return Math.max(0, ...near) >= this.c.CORRECTED ? [word] : this.halves(word) ?? [word];
    }
    return (word.length >= this.c.SHORTEST_RUN && this.run(word, this.c.MOST_PARTS)) || [word];
  }

  halves(word) {
    let best = null;
    let most = [-1, -1];
    const isHalf = (part) => this.isForm(part) || (part.length >= this.c.SAFE_HALF && this.knows(part));
    for (let cut = this.c.SHORTEST_HALF; cut <= word.length - this.c.SHORTEST_HALF; cut += 1) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      if (!parts.every(isHalf)) continue;
      const worth = [parts.filter((part) => this.isForm(part)).length, cut];
      if (worth[0] > most[0] || (worth[0] === most[0] && worth[1] > most[1])) [best, most] = [parts, worth];
    }
    return best;
  }

  run(run, most) {
    if (this.standsAlone(run)) return [run];
    let best = null;
    if (most > 1) {
      for (let cut = run.length - 1; cut > 0; cut -= 1) {
        if (!this.standsAlone(run.slice(0, cut))) continue;
        const rest = this.run(run.slice(cut), (best ? best.length : most + 1) - 2);
        if (rest) best = [run.slice(0, cut), ...rest];
      }
    }
    return best;
  }

  standsAlone(word) {
    return isFunctionWord(word) || (word.length === 1 ? this.isForm(word) : this.knows(word));
  }
}

const unit = (word, scale, alternatives, direct, marked = true) => ({ word, scale, alternatives, direct, marked });
const pairUnit = (word, scale, terms, korean, marked = true) => unit(word, scale, new Map([[korean, terms]]), new Map([[korean, 1]]), marked);

export function units(query, vocabulary) {
  const every = vocabulary.split(query.subject);
  const { found: meant, idiomatic } = vocabulary.meantBy(every);
  const said = [...every.keys()].filter((place) => meant.has(place) || !isFunctionWord(every[place]));
  const found = [];
  let previous = "";
  for (const place of said.length ? said : every.keys()) {
    const word = every[place];
    const idea = meant.get(place) ?? new Map();
    const unfinished = place === every.length - 1;
    if (idiomatic.has(place) && !isKorean(word)) found.push(unit(word, 1, idea, new Map()));
    else if (!isKorean(word)) found.push(wordUnit(word, idea, query.reader, vocabulary, unfinished));
    else if (vocabulary.hangul) found.push(...koreanUnits(word, previous, idea, vocabulary.hangul, unfinished));
    else if (idea.size) found.push(unit(word, 1, idea, new Map()));
    previous = isKorean(word) ? word : "";
  }
  return found;
}

function wordUnit(word, idea, reader, vocabulary, unfinished) {
  const { c } = vocabulary;
  if (idea.size && isFunctionWord(word)) return unit(word, 1, idea, new Map());
  const strange = !idea.size && !vocabulary.stands(word);
  const alternatives = new Map();
  const direct = new Map();
  const homes = vocabulary.homes(word);
  for (const [language, lexicon] of vocabulary.lexicons) {
    const forms = homes.has(language) ? lexicon.formsOf(word) : new Map();
    const certain = forms.size > 0;
    if (strange) raise(forms, lexicon.corrections(word));
    if (strange || certain || language === reader) raise(forms, lexicon.kin(word));
    if (unfinished && word.length > 1) {
      const begun = (form) => (certain ? c.BEGUN : (c.SAME_STEM * (word.length + 2)) / (form.length + 2));
      raise(forms, lexicon.beginningWith(word).map((form) => [form, begun(form)]));
    }
    direct.set(language, highest(forms));
    const terms = asWords(forms);
    raise(terms, idea.get(language) ?? []);
    if (terms.size) alternatives.set(language, terms);
  }
  return unit(word, 1, alternatives, direct);
}

function koreanUnits(word, previous, idea, lexicon, unfinished) {
  const { c, language: korean } = lexicon;
  if (!hasHangul(word)) return isInitials(word) ? aligned(word, lexicon.completions(word), lexicon) : [];
  const forms = lexicon.formsOf(word);
  if (unfinished && word.length === 1) raise(forms, lexicon.beginningWith(word).map((form) => [form, 0.25]));
  const isStrange = !idea.size && !lexicon.knowsWell(word) && !lexicon.holds(word);
  const terms = asWords(forms);
  raise(terms, idea.get(korean) ?? []);
  const pairs = syllablePairs(word);
  const whole = unit(word, pairs.length ? c.WHOLE_SCALE : 1, new Map([...idea, [korean, terms]]), new Map([[korean, highest(forms)]]));
  const found = [whole, ...(isStrange ? repairs(word, lexicon, unfinished) : [])];
  const kept = lexicon.withoutEnding(word).length;
  const also = [...(idea.get(korean) ?? [])].map(([term, likeness]) => [term, c.IDEA_IN_PAIRS * likeness]);
  pairs.forEach((pair, number) => {
    if (lexicon.hasPair(pair)) found.push(pairUnit(word, c.PAIRS_SCALE / pairs.length, new Map([...also, [`b${pair}`, 1]]), korean, number + 2 <= kept));
  });
  const bridge = previous.slice(-1) + word[0];
  if (bridge.length === 2 && lexicon.hasPair(bridge)) found.push(pairUnit(bridge, c.BRIDGE_SCALE, new Map([[`b${bridge}`, 1]]), korean));
  return found;
}

function repairs(word, lexicon, unfinished) {
  const likely = lexicon.corrections(word);
  if (likely.length || !unfinished) {
    return aligned(word, likely.map(([form]) => [form, 1]), lexicon, Math.max(0, ...likely.map(([, likeness]) => likeness)));
  }
  return aligned(word, lexicon.completions(word).slice(0, 4), lexicon);
}

function aligned(typed, heads, { language, c }, likeness = 1) {
  const longest = Math.max(0, ...heads.map(([head]) => head.length));
  const rising = [...heads].sort((one, other) => one[1] - other[1]); // of those with the same pair the likeliest counts
  if (longest === 1) return [pairUnit(typed, likeness, new Map(rising.map(([head, value]) => [`w${head}`, value])), language)];
  const found = [];
  for (let start = 0; start < longest - 1; start += 1) {
    const terms = new Map(
      rising.filter(([head]) => head.length > start + 1).map(([head, value]) => [`b${head.slice(start, start + 2)}`, value]),
    );
    found.push(pairUnit(typed, (likeness * (c.WHOLE_SCALE + c.PAIRS_SCALE)) / (longest - 1), terms, language));
  }
  return found;
}

// “Did you mean”: the query with every unknown word replaced by the known one it resembles; null where nothing changes or
// most words are known.
export function suggestion({ typed, reader }, vocabulary) {
  const corrected = typed.map((word) => correction(word, reader, vocabulary) ?? word);
  const topic = typed.filter((word) => !isFunctionWord(word)).length;
  const slips = typed.filter((word, place) => word !== corrected[place]).length;
  return slips && 2 * slips >= topic ? corrected.join(" ") : null;
}

function correction(word, reader, vocabulary) {
  if (isFunctionWord(word) || /^\p{Nd}+$/u.test(word) || vocabulary.knows(word)) return null;
  if (vocabulary.parts(word).length > 1 || isInitials(word)) return null;
  const korean = vocabulary.hangul;
  if (korean && hasHangul(word)) {
    const pairs = syllablePairs(korean.withoutEnding(word));
    if (pairs.length && pairs.every((pair) => korean.hasPair(pair))) return null;
  }
  const order = [reader, ...vocabulary.c.LANGUAGES.filter((language) => language !== reader)];
  for (const language of order) {
    const [nearest] = vocabulary.lexicons.get(language)?.corrections(word) ?? [];
    if (nearest) {
      const [one, other] = [fold(word), fold(nearest[0])];
      return one.startsWith(other) || other.startsWith(one) ? null : nearest[0];
    }
  }
  return null;
}
