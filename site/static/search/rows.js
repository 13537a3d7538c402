// Numbers with a value each, by the term they go with: postings, or the names that hold a term. In arrays, because maps of
// maps take ten times as long to fill and to read.

export class Rows {
  constructor() {
    this.places = new Map();
    this.pending = [];
  }

  add(term, number, value) {
    let place = this.places.get(term);
    if (place === undefined) {
      place = this.places.size;
      this.places.set(term, place);
    }
    this.pending.push(place, number, value);
  }

  // To be called once all are added, before any is read.
  close() {
    const { pending } = this;
    this.starts = new Uint32Array(this.places.size + 1);
    for (let at = 0; at < pending.length; at += 3) this.starts[pending[at] + 1] += 1;
    for (let place = 0; place < this.places.size; place += 1) this.starts[place + 1] += this.starts[place];
    this.numbers = new Uint32Array(pending.length / 3);
    this.values = new Float64Array(pending.length / 3);
    const next = this.starts.slice();
    for (let at = 0; at < pending.length; at += 3) {
      const row = next[pending[at]]++;
      this.numbers[row] = pending[at + 1];
      this.values[row] = pending[at + 2];
    }
    this.pending = null;
    return this;
  }

  // Where the term's numbers begin and end in `numbers` and `values`.
  span(term) {
    const place = this.places.get(term);
    return place === undefined ? [0, 0] : [this.starts[place], this.starts[place + 1]];
  }

  count(term) {
    const [start, end] = this.span(term);
    return end - start;
  }
}
