// Where words point in a language, and where each document does: the twin of src/rulewright/search/embeddings.py.

import { fold, isKorean } from "./words.js";

const BEGIN = "^";
const END = "$";

export function pieces(word, c) {
  const isHangul = isKorean(word);
  const marked = BEGIN + (isHangul ? word : fold(word)) + END;
  const [whole, size] = isHangul ? [[...word], c.SYLLABLES] : [[...marked], c.GRAM];
  const found = [marked];
  if (!isHangul && whole.length <= c.GRAM) return found;
  for (let start = 0; start + size <= whole.length; start += 1) found.push(whole.slice(start, start + size).join(""));
  return found;
}

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

// The vectors, one after another, as near as four bits come.
function unpacked({ dimensions, longest, sizes, numbers }, c) {
  const lengths = bytesOf(sizes);
  const packed = bytesOf(numbers);
  const found = new Float64Array(lengths.length * dimensions);
  for (let place = 0; place < packed.length; place += 1) {
    const scale = ((lengths[Math.floor((2 * place) / dimensions)] / 255) * longest) / c.LARGEST;
    found[2 * place] = ((packed[place] & 15) - c.ZERO) * scale;
    found[2 * place + 1] = ((packed[place] >> 4) - c.ZERO) * scale;
  }
  return found;
}

// The vectors, each of length 1; those of length 0 stay.
function unit(vectors, dimensions) {
  for (let start = 0; start < vectors.length; start += dimensions) {
    const one = vectors.subarray(start, start + dimensions);
    const length = Math.hypot(...one);
    if (length) one.forEach((value, each) => { one[each] = value / length; });
  }
  return vectors;
}

export class Meanings {
  constructor(record, c) {
    this.c = c;
    this.dimensions = record.vectors.dimensions;
    this.places = new Map(record.pieces.split(" ").map((piece, place) => [piece, place]));
    this.rows = unpacked(record.vectors, c);
    this.documents = unit(unpacked(record.documents, c), this.dimensions);
  }

  // Where words in lower case point together, as a vector of length 1; null where too few are known.
  of(typed) {
    const taken = typed.map((word) => pieces(word, this.c));
    if (taken.filter(([whole]) => this.places.has(whole)).length < this.c.KNOWN_WORDS * taken.length) return null;
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
      for (let each = 0; each < this.dimensions; each += 1) product += this.documents[document * this.dimensions + each] * pointing[each];
      found[document] = Math.max(0, product);
    }
    return found;
  }
}
