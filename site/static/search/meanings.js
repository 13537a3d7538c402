// Where words point in a language, and where each document does: the twin of src/rulewright/search/embeddings.py.

import { fold, isKorean } from "./words.js";

const BEGIN = "^";
const END = "$";
const GRAM = 3;
const SYLLABLES = 2;
const LARGEST = 7;
const ZERO = 8;

export function pieces(word) {
  const isHangul = isKorean(word);
  const marked = BEGIN + (isHangul ? word : fold(word)) + END;
  const [whole, size] = isHangul ? [[...word], SYLLABLES] : [[...marked], GRAM];
  const found = [marked];
  if (!isHangul && whole.length <= GRAM) return found;
  for (let start = 0; start + size <= whole.length; start += 1) found.push(whole.slice(start, start + size).join(""));
  return found;
}

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

// The vectors, one after another, as near as four bits come.
function unpacked({ dimensions, longest, sizes, numbers }) {
  const lengths = bytesOf(sizes);
  const packed = bytesOf(numbers);
  const found = new Float64Array(lengths.length * dimensions);
  for (let place = 0; place < packed.length; place += 1) {
    const scale = ((lengths[Math.floor((2 * place) / dimensions)] / 255) * longest) / LARGEST;
    found[2 * place] = ((packed[place] & 15) - ZERO) * scale;
    found[2 * place + 1] = ((packed[place] >> 4) - ZERO) * scale;
  }
  return found;
}

export class Meanings {
  constructor(record, known) {
    this.known = known;
    this.dimensions = record.vectors.dimensions;
    this.places = new Map(record.pieces.split(" ").map((piece, place) => [piece, place]));
    this.rows = unpacked(record.vectors);
    this.documents = unpacked(record.documents);
  }

  // Where words in lower case point together, as a vector of length 1; null where too few are known.
  of(typed) {
    const taken = typed.map(pieces);
    if (taken.filter(([whole]) => this.places.has(whole)).length < this.known * taken.length) return null;
    const total = new Float64Array(this.dimensions);
    for (const piece of taken.flat()) {
      const place = this.places.get(piece);
      if (place === undefined) continue;
      for (let each = 0; each < this.dimensions; each += 1) total[each] += this.rows[place * this.dimensions + each];
    }
    const length = Math.hypot(...total);
    return length ? total.map((value) => value / length) : null;
  }

  // How near each document is to what words mean together, from 0 to 1; null where too few are known.
  likeness(typed) {
    const pointing = this.of(typed);
    if (!pointing) return null;
    const found = new Float64Array(this.documents.length / this.dimensions);
    for (let document = 0; document < found.length; document += 1) {
      let product = 0;
      let square = 0;
      for (let each = 0; each < this.dimensions; each += 1) {
        const value = this.documents[document * this.dimensions + each];
        product += value * pointing[each];
        square += value * value;
      }
      found[document] = square ? Math.max(0, product / Math.sqrt(square)) : 0;
    }
    return found;
  }
}
