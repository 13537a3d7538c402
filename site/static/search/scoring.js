// How well entries answer: the twin of scoring.py.

export const rarity = (spread, size) => Math.log(1 + (size - spread + 0.5) / (spread + 0.5));

// fields: language → {size, postings: term → [[document, frequency ÷ length norm], …]}; names: language → namesOf(…).
export function score(asked, fields, names, reader, c) {
  const answers = asked.map((unit) => {
    const found = new Map();
    for (const [language, field] of fields) {
      const said = answersOf(unit.alternatives.get(language), field);
      if (said) found.set(language, said);
    }
    return found;
  });
  const trust = trustIn(asked, answers, fields, reader, c);
  const total = new Map();
  const direct = new Map([...fields.keys()].map((language) => [language, new Map()]));
  const worth = [];
  asked.forEach((unit, place) => {
    const best = new Map();
    let most = 0;
    for (const [language, found] of answers[place]) {
      const weight = unit.scale * found.rarity * trust.get(language);
      most = Math.max(most, weight);
      const likeness = unit.direct.get(language) ?? 0;
      const own = direct.get(language);
      for (const [document, frequency] of found.frequencies) {
        const value = (weight * (c.K1 + 1) * frequency) / (c.K1 + frequency);
        if (!(best.get(document) >= value)) best.set(document, value);
        if (likeness) own.set(document, (own.get(document) ?? 0) + likeness * value);
      }
    }
    worth.push(most);
    for (const [document, value] of best) total.set(document, (total.get(document) ?? 0) + value);
  });
  const named = new Map();
  for (const language of fields.keys()) {
    for (const [document, likeness] of likenessOfNames(asked, worth, names.get(language), language, c)) {
      named.set(document, Math.max(likeness, named.get(document) ?? 0));
    }
  }
  for (const [document, likeness] of named) {
    if (total.has(document)) total.set(document, total.get(document) * (1 + c.NAME * likeness));
  }
  return { total, direct };
}

function answersOf(terms, field) {
  if (!terms) return null;
  const frequencies = new Map();
  for (const [term, likeness] of terms) {
    for (const [document, frequency] of field.postings.get(term) ?? []) {
      frequencies.set(document, (frequencies.get(document) ?? 0) + likeness * frequency);
    }
  }
  if (!frequencies.size) return null;
  let spread = 0;
  for (const frequency of frequencies.values()) spread += Math.min(1, frequency);
  return { rarity: rarity(spread, field.size), frequencies };
}

function trustIn(asked, answers, fields, reader, c) {
  const known = new Map();
  for (const language of fields.keys()) {
    let sum = 0;
    asked.forEach((unit, place) => {
      if (answers[place].has(language)) sum += unit.scale * Math.max(...unit.alternatives.get(language).values());
    });
    known.set(language, sum);
  }
  const most = Math.max(0, ...known.values()) || 1;
  return new Map([...known].map(([language, share]) => [language, (language === reader ? 1 : c.OTHER_LANGUAGE) * Math.sqrt(share / most)]));
}

function likenessOfNames(asked, worth, names, language, c) {
  const covered = new Map();
  const said = new Map();
  asked.forEach((unit, place) => {
    const best = new Map();
    for (const [term, likeness] of unit.alternatives.get(language) ?? []) {
      for (const [name, share] of names.byTerm.get(term) ?? []) {
        if (!(best.get(name) >= likeness)) best.set(name, likeness);
        if (!said.has(name)) said.set(name, new Map());
        const shares = said.get(name);
        if (!(shares.get(term) >= likeness * share)) shares.set(term, likeness * share);
      }
    }
    for (const [name, likeness] of best) covered.set(name, (covered.get(name) ?? 0) + worth[place] * likeness);
  });
  const whole = worth.reduce((sum, value) => sum + value, 0) || 1;
  const found = new Map();
  for (const [name, value] of covered) {
    const [document, weight] = names.owners[name];
    let shares = 0;
    for (const share of said.get(name).values()) shares += share;
    found.set(document, Math.max((value / whole) ** c.NAME_COVERAGE * shares * weight, found.get(document) ?? 0));
  }
  return found;
}

// named: [document, whether it is the title, its terms, its words of grammar] of each name.
export function namesOf(named, frequency, size, c) {
  const owners = [];
  const byTerm = new Map();
  named.forEach(([document, isTitle, terms, grammar], number) => {
    owners.push([document, isTitle ? 1 : c.ALIAS]);
    const weights = terms.map((term) => rarity(frequency(term), size));
    const whole = weights.reduce((sum, weight) => sum + weight, 0) + c.GRAMMAR_IN_NAME * grammar;
    terms.forEach((term, place) => {
      if (!byTerm.has(term)) byTerm.set(term, []);
      byTerm.get(term).push([number, weights[place] / whole]);
    });
  });
  return { owners, byTerm };
}

// The language whose text matches best; the reader's where it matches nearly as well.
export function matchedLanguage(direct, document, reader, c) {
  const matches = c.LANGUAGES.filter((language) => direct.has(language)).map((language) => [language, direct.get(language).get(document) ?? 0]);
  const best = Math.max(0, ...matches.map(([, value]) => value));
  const own = matches.find(([language]) => language === reader)?.[1] ?? 0;
  if (own >= c.NEARLY * best) return reader;
  return matches.reduce((top, each) => (each[1] > top[1] + 1e-9 ? each : top))[0];
}
