// Letters and words as search sees them: the twin of src/rulewright/search/words.py, token by token. What is a rule of a language
// stands in the tables of the index, which Python goes by, too; `learn` takes them.

const MAXIMUM_QUERY = 200;
const GRAM = 4;
const OTHER = "(?![가-힣ㄱ-ㅎㅏ-ㅣ])[\\p{L}\\p{N}]";
const WORD = new RegExp(`[가-힣ㄱ-ㅎㅏ-ㅣ]+|(?:${OTHER})+(?:['’ʼ](?:${OTHER})+)*`, "gu");
const WORD_WITHOUT_KOREAN = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu;
const HANGUL = /[가-힣]/;
const KOREAN = /[가-힣ㄱ-ㅎㅏ-ㅣ]/;
const FIRST_SYLLABLE = 0xac00;
const ASSIGNED = new Set(["function", "function_stems", "endings", "short_endings", "books", "page", "line", "beside"]);
const told = {};
let unusual = /(?!)/;
let longestEnding = 0;

// Takes the tables of an index's `grammar`, or as much of it as is there.
export function learn(grammar) {
  for (const [name, listed] of Object.entries(grammar)) told[name] = ASSIGNED.has(name) ? new Set(listed) : listed;
  unusual = new RegExp(`[${Object.keys(told.folded).filter((letter) => /[\p{L}’]/u.test(letter)).join("")}]`, "gu");
  longestEnding = Math.max(0, ...[...(told.endings ?? [])].map((ending) => ending.length));
}

export const isListed = (name, word) => told[name].has(word);

export function clean(query) {
  const plain = query.slice(0, 20 * MAXIMUM_QUERY).replace(/\p{Cf}/gu, "").replace(/[\p{C}\p{Z}]/gu, " ");
  return [...plain.normalize("NFC").split(/\s+/u).join(" ").trim()].slice(0, MAXIMUM_QUERY).join("").trim();
}

export function fold(text) {
  return text.toLowerCase().replace(unusual, (letter) => told.folded[letter]).normalize("NFKD").replace(/\p{Mn}/gu, "").normalize("NFC");
}

export function words(text) {
  const plain = text.normalize("NFC").toLowerCase();
  return plain.match(KOREAN.test(plain) ? WORD : WORD_WITHOUT_KOREAN) ?? [];
}

export const wordSpans = (text) => [...text.matchAll(WORD)].map((found) => [found.index, found.index + found[0].length]);
export const lettersOf = (text) => words(fold(text)).join("");

export function grams(folded) {
  const marked = `^${folded}`;
  return Array.from({ length: Math.max(1, marked.length - GRAM + 1) }, (_, start) => marked.slice(start, start + GRAM));
}

export function syllablePairs(run) {
  const found = [];
  for (let start = 0; start < run.length - 1; start += 1) found.push(run.slice(start, start + 2));
  return found;
}

export const hasHangul = (text) => HANGUL.test(text);
export const isKorean = (text) => KOREAN.test(text);
export const isInitials = (text) => text !== "" && [...text].every((letter) => told.initials.includes(letter));

// What becomes of a text whose Korean syllables are each told by the numbers of their initial, medial and final.
function spelt(text, syllable) {
  let found = "";
  for (const letter of text) {
    const place = HANGUL.test(letter) ? letter.charCodeAt(0) - FIRST_SYLLABLE : -1;
    const [medials, finals] = place < 0 ? [] : [told.medials.length, told.finals.length];
    found += place < 0 ? letter : syllable(Math.floor(place / finals / medials), Math.floor(place / finals) % medials, place % finals);
  }
  return found;
}

export const initials = (text) => spelt(text, (initial) => told.initials[initial]);
export const letters = (text) => spelt(text, (initial, medial, final) => told.initials[initial] + told.medials[medial] + told.finals[final]);

// What may be left of a Korean word without its particle or ending, as letters, the whole word first.
export function koreanStems(word) {
  const whole = letters(word);
  const found = new Set([whole]);
  for (let size = 1; size <= Math.min(longestEnding, whole.length - 1); size += 1) {
    const ending = whole.slice(-size);
    const rest = whole.slice(0, -size);
    if (!told.endings.has(ending) || rest.length <= (told.short_endings.has(ending) ? 3 : 1)) continue;
    found.add(rest);
    for (const [melted, own] of told.melted) if (rest.endsWith(melted)) found.add(rest.slice(0, -1) + own);
  }
  return [...found];
}

export function verbStem(word) {
  const [ending] = told.verb_ending;
  return word.endsWith(ending) && word !== ending ? word.slice(0, -ending.length) : word;
}

export function isFunctionWord(word) {
  return told.function.has(word) || (isKorean(word) && koreanStems(word).some((stem) => told.function_stems.has(stem)));
}

export function contentWords(typed) {
  const topic = typed.filter((word) => !isFunctionWord(word));
  return topic.length ? topic : typed;
}

const lineOf = (folded) => ` ${folded.join(" ")} `;

// Whether folded words ask for something that the tables have by its name.
export const asks = (name, folded) => told[name].some((needle) => lineOf(folded).includes(needle));

// What words are about that ask how rulebooks differ, [] where they ask that in general, null for any others.
export function differingAbout(typed) {
  const plain = typed.map(fold);
  if (!asks("differing", plain) || !(asks("editions", plain) || plain.some((word) => told.books.has(word)))) return null;
  const before = (word) => {
    if (told.books.has(word)) return 0;
    const found = [...told.differing, ...told.editions].map((needle) => lineOf([word]).indexOf(needle)).filter((at) => at >= 0);
    return Math.min(word.length, ...found.map((at) => Math.max(0, at - 1)));
  };
  return typed.map((word, place) => word.slice(0, before(plain[place]))).filter(Boolean);
}

// The index terms of a line's words, repeats included.
export function lineTerms(typed, isHangul) {
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

// The index terms that a name consists of.
export function nameTerms(typed, isHangul) {
  const content = contentWords(typed);
  const isRun = (word) => isHangul && isKorean(word);
  const korean = content.filter(isRun).join("");
  const terms = content.filter((word) => !isRun(word)).map((word) => `w${word}`);
  if (korean.length > 1) terms.push(...syllablePairs(korean).map((pair) => `b${pair}`));
  else if (korean) terms.push(`w${korean}`);
  return [...new Set(terms)];
}
