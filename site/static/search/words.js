// Letters and words as search sees them: the twin of src/rulewright/search/words.py, token by token.

const MAXIMUM_QUERY = 200;
const GRAM = 4;
const OTHER = "(?![가-힣ㄱ-ㅎㅏ-ㅣ])[\\p{L}\\p{N}]";
const WORD = new RegExp(`[가-힣ㄱ-ㅎㅏ-ㅣ]+|(?:${OTHER})+(?:['’ʼ](?:${OTHER})+)*`, "gu");
const WORD_WITHOUT_KOREAN = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu;
const HANGUL = /[가-힣]/;
const KOREAN = /[가-힣ㄱ-ㅎㅏ-ㅣ]/;
const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const MEDIALS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
const FINALS = " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(" ");
const FIRST_SYLLABLE = 0xac00;
const FINAL_ENDINGS = new Set(["ㄴ", "ㄹ", "ㅁ"]);

export function clean(query) {
  const plain = query.slice(0, 20 * MAXIMUM_QUERY).replace(/\p{Cf}/gu, "").replace(/[\p{C}\p{Z}]/gu, " ");
  return [...plain.normalize("NFC").split(/\s+/u).join(" ").trim()].slice(0, MAXIMUM_QUERY).join("").trim();
}

export function fold(text) {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{Mn}/gu, "").normalize("NFC")
    .replace(/[’ʼ]/g, "'");
}

export function words(text) {
  const plain = text.normalize("NFC").toLowerCase();
  return plain.match(KOREAN.test(plain) ? WORD : WORD_WITHOUT_KOREAN) ?? [];
}

export const wordSpans = (text) => [...text.matchAll(WORD)].map((found) => [found.index, found.index + found[0].length]);

export function grams(folded) {
  const marked = `^${folded}`;
  const found = [];
  for (let start = 0; start < Math.max(1, marked.length - GRAM + 1); start += 1) found.push(marked.slice(start, start + GRAM));
  return found;
}

export function syllablePairs(run) {
  const found = [];
  for (let start = 0; start < run.length - 1; start += 1) found.push(run.slice(start, start + 2));
  return found;
}

export const hasHangul = (text) => HANGUL.test(text);
export const isKorean = (text) => KOREAN.test(text);
export const isInitials = (text) => text !== "" && [...text].every((letter) => INITIALS.includes(letter));
const isSyllable = (letter) => letter >= "가" && letter <= "힣";

export function initials(text) {
  let found = "";
  for (const letter of text) {
    found += isSyllable(letter) ? INITIALS[Math.floor((letter.charCodeAt(0) - FIRST_SYLLABLE) / 588)] : letter;
  }
  return found;
}

export function letters(text) {
  let found = "";
  for (const letter of text) {
    const place = letter.charCodeAt(0) - FIRST_SYLLABLE;
    found += isSyllable(letter)
      ? INITIALS[Math.floor(place / 588)] + MEDIALS[Math.floor((place % 588) / 28)] + FINALS[place % 28]
      : letter;
  }
  return found;
}

// The lists of words and endings that carry no topic come with the index (the languages' records).
export class Grammar {
  constructor(lists) {
    this.functionWords = new Set(lists.words);
    this.endings = new Set(lists.endings);
    this.longestEnding = Math.max(0, ...lists.endings.map((ending) => ending.length));
    this.functionStems = new Set(lists.stems);
    const begun = lists.howMany.map((phrase) => (isKorean(phrase) ? phrase : `(?<![\\p{L}\\p{N}_])${phrase}`));
    const beginning = (parts) => new RegExp(parts.map((part) => (isKorean(part) ? part : `^${part}`)).join("|") || "(?!)", "u");
    [this.differing, this.editions, this.chances, this.overviews] =
      [lists.differing, lists.editions, lists.chances, lists.overviews].map(beginning);
    this.books = new Set(lists.books);
    this.howMany = new RegExp(begun.join("|") || "(?!)", "iu");
  }

  // What may be left of a Korean word without its particle or ending, as letters, the whole word first.
  koreanStems(word) {
    const whole = letters(word);
    const found = new Set([whole]);
    for (let size = 1; size <= Math.min(this.longestEnding, whole.length - 1); size += 1) {
      const ending = whole.slice(-size);
      const rest = whole.slice(0, -size);
      if (this.endings.has(ending) && rest.length > (FINAL_ENDINGS.has(ending) ? 3 : 1)) {
        found.add(rest);
        if (rest.endsWith("ㅕ")) found.add(`${rest.slice(0, -1)}ㅣ`);
      }
    }
    return [...found];
  }

  isFunctionWord(word) {
    return this.functionWords.has(word) || (isKorean(word) && this.koreanStems(word).some((stem) => this.functionStems.has(stem)));
  }

  asksHowMany(query) {
    return this.howMany.test(query.toLowerCase());
  }

  // Whether a word of a query begins as those that ask for chances, or for an overview.
  asksFor(beginnings, query) {
    return words(query).some((word) => beginnings.test(fold(word)));
  }

  // What a query is about that asks how rulebooks differ, "" where it asks that in general, null for any other query.
  differingAbout(query) {
    const typed = words(query);
    const plain = typed.map(fold);
    if (!plain.some((word) => this.differing.test(word))) return null;
    if (!plain.some((word) => this.books.has(word) || this.editions.test(word))) return null;
    const before = (word) => {
      const found = [this.differing, this.editions].map((each) => word.search(each)).filter((start) => start >= 0);
      return this.books.has(word) ? 0 : Math.min(word.length, ...found);
    };
    return typed.map((word, place) => word.slice(0, before(plain[place]))).filter(Boolean).join(" ");
  }
}
