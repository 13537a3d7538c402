// Queries that name a place instead of words: the twin of places.py.

import { fold, isListed, words } from "./words.js";

const ID = /^[a-z0-9]+(?:[-/][a-z0-9]+)*(?:[-/][a-z0-9]*)$/;

// The line or page that a query names; null for any other query. `told`: the books of the index.
export function placeOf(query, told, c) {
  const spaced = fold(query).replace(/(?<=\p{Nd})(?=\p{L})|(?<=\p{L})(?=\p{Nd})/gu, " ");
  const numbers = [];
  let language = null;
  let isPage = null;
  let game = null;
  for (const word of words(spaced)) {
    if (/^[0-9]+$/.test(word) && word.length <= c.LONGEST_NUMBER && numbers.length < 2) numbers.push(Number(word));
    else if (isListed("page", word) && isPage !== false) isPage = true;
    else if (isListed("line", word) && isPage !== true) isPage = false;
    else if (Object.hasOwn(told.names, word) && language === null) language = told.names[word];
    else if (Object.hasOwn(told.games, word) && (game === null || game === told.games[word])) game = told.games[word];
    else if (!isListed("beside", word)) return null;
  }
  if (!numbers.length || numbers.at(-1) < numbers[0] || (language === null && isPage === null)) return null;
  const printed = told.books.some(([code, pages, its]) => (game === null || its === game) && (language === null || code === language) && (pages.length || !isPage));
  return printed ? { language, isPage, first: numbers[0], last: numbers.at(-1), game } : null;
}

// The documents printed at a place with the language of the book, the closest first.
export function entriesAt(place, told, isRule, reader) {
  const ranked = [];
  told.sources.forEach((sources, document) => {
    for (const [number, ranges] of sources) {
      const [language, pages, game] = told.books[number];
      if (place.game !== null && place.game !== game) continue;
      if (place.language !== null && place.language !== language) continue;
      const fit = fits(place, pages, ranges).sort((one, other) => one[0] - other[0] || one[1] - other[1])[0];
      if (fit) ranked.push([language === reader ? 0 : 1, game, fit[0], isRule(document) ? 0 : 1, fit[1], document, language]);
    }
  });
  ranked.sort((one, other) => {
    for (let part = 0; part < 6; part += 1) if (one[part] !== other[part]) return one[part] - other[part];
    return 0;
  });
  const found = new Map();
  for (const each of ranked) if (!found.has(each[5])) found.set(each[5], each[6]);
  return found;
}

function fits(place, pages, ranges) {
  const found = [];
  if (place.isPage !== true) {
    for (const [first, last] of ranges) if (first <= place.last && last >= place.first) found.push([0, last - first]);
  }
  if (place.isPage !== false) {
    pages.forEach(([page, begin], number) => {
      if (page < place.first || page > place.last) return;
      const end = number + 1 < pages.length ? pages[number + 1][1] - 1 : Infinity;
      for (const [first, last] of ranges) if (first <= end && last >= begin) found.push([begin <= first ? 1 : 2, first]);
    });
  }
  return found;
}

const spellings = (id) => [id, id.slice(id.indexOf("/") + 1), id.slice(id.lastIndexOf("/") + 1)];

// The documents whose id was typed, or the beginning of one; rules first.
export function entriesNamed(query, ids, redirects, isRule) {
  let typed = query.trim().replace(/^\/+/, "").toLowerCase();
  if (!ID.test(typed)) return [];
  typed = Object.entries(redirects).find(([old]) => spellings(old).includes(typed))?.[1] ?? typed;
  const all = ids.map((_, document) => document);
  const exact = all.filter((document) => spellings(ids[document]).includes(typed));
  const begun = exact.length ? exact : all.filter((document) => spellings(ids[document]).some((each) => each.startsWith(typed)));
  return [...begun.filter(isRule), ...begun.filter((document) => !isRule(document))];
}
