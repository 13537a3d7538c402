// <rw-map data='{"path", "label", "words"}' value=". 102 .\n103 101|(104)">: a map as it lies on the table, tapped card by card.
// The event "rw-map" tells in its detail {path: text} what the field holds now. It reads and writes rows of numbers: one in
// brackets lies where it would be laid, "." is an empty place, "|" and "_" bar the way to the right and down. What it holds
// itself is the field, for whoever would rather write.
(() => {
  "use strict";
  const { h, filled, STYLE } = globalThis.rwParts;
  const TOKEN = /\s*(?:([1-9]\d{0,3})(?!\d)(_?)|\(([1-9]\d{0,3})\)(_?)|(\.)|(\|))/y;
  const HIGHEST = 9999;

  const OWN_STYLE = `
    :host { grid-column: 1 / -1; margin: 0; }
    p { margin: 0; font-size: .9375rem; color: var(--rw-soft); }
    .map { overflow-x: auto; padding: .35rem; margin: .25rem 0; background: var(--rw-sunk); border-radius: .5rem; }
    .row { display: flex; gap: .3rem; margin-bottom: .3rem; }
    .row button { flex: none; width: 3.25rem; padding: 0; border-width: 2px; font-weight: 600; font-variant-numeric: tabular-nums; }
    .row .none { font-weight: 400; color: var(--rw-soft); background: none; border: 1px dashed var(--rw-edge); }
    .row .hidden { border-style: dashed; background: none; }
    .row .right { border-right: .35rem double var(--rw-bad); }
    .row .below { border-bottom: .35rem double var(--rw-bad); }
    .row .twice { color: var(--rw-bad); outline: 2px solid var(--rw-bad); }
    .row [aria-expanded="true"] { color: var(--rw-on-accent); background: var(--rw-accent); }
    .editor { padding: .5rem; background: var(--rw-sunk); border-radius: .5rem; }
    label { display: grid; gap: .25rem; font-size: .9375rem; color: var(--rw-soft); }
    label.check { display: flex; align-items: center; gap: .5rem; min-height: 44px; color: var(--rw-ink); }
    label.check input { width: 1.25rem; height: 1.25rem; min-height: 0; accent-color: var(--rw-accent); }
    summary { cursor: pointer; min-height: 44px; align-content: center; color: var(--rw-ink); }
    @media print { .editor, details { display: none; } .row .none { visibility: hidden; } }`;

  // Rows of cards {number, isHidden, right, below}, `null` where none lies; `null` for a text that is no map.
  function read(text) {
    const rows = [];
    for (const line of text.trim().split(/[/\n]/)) {
      const row = [];
      TOKEN.lastIndex = 0;
      while (line.slice(TOKEN.lastIndex).trim()) {
        const found = TOKEN.exec(line);
        if (!found) return null;
        const [, number, bar, hidden, hiddenBar, , wall] = found;
        if (wall) {
          if (!row.at(-1)) return null;
          row.at(-1).right = true;
        } else {
          row.push(number || hidden ? { number: Number(number || hidden), isHidden: !number, right: false, below: Boolean(bar || hiddenBar) } : null);
        }
      }
      rows.push(row);
    }
    return rows;
  }

  function write(rows) {
    const wide = Math.max(...rows.map((row) => row.length));
    return rows.map((row) => Array.from({ length: wide }, (_, column) => {
      const card = row[column];
      if (!card) return ".";
      return (card.isHidden ? `(${card.number})` : card.number) + (card.below ? "_" : "") + (card.right ? "|" : "");
    }).join(" ").replaceAll("| ", "|").replace(/\|$/, "")).join("\n");
  }

  // Without rows and columns at the edges where nothing lies.
  function trimmed(rows) {
    let found = rows.slice();
    while (found.length && !found[0].some(Boolean)) found.shift();
    while (found.length && !found.at(-1).some(Boolean)) found.pop();
    const used = found.flatMap((row) => row.flatMap((card, column) => card ? [column] : []));
    return found.map((row) => row.slice(Math.min(...used), Math.max(...used) + 1));
  }

  class TappedMap extends HTMLElement {
    static observedAttributes = ["data", "value"];

    constructor() {
      super();
      this.attachShadow({ mode: "open" }).innerHTML =
        `<style>${STYLE}${OWN_STYLE}</style><div></div><details hidden><summary></summary><slot></slot></details>`;
      this.rows = [];
      this.sent = [];
      this.open = null;  // the place that is tapped, its row and column
      // What is typed in here is no input of the form that this stands in; what is typed in the slot is.
      for (const kind of ["input", "change"]) this.shadowRoot.addEventListener(kind, (event) => {
        if (event.target.getRootNode() === this.shadowRoot) event.stopPropagation();
      });
    }

    connectedCallback() { this.shadowRoot.querySelector("details").hidden = !this.children.length; }

    attributeChangedCallback(name, before, now) {
      if (name === "data") {
        this.told = JSON.parse(now);
        this.shadowRoot.querySelector("summary").textContent = this.told.words.written;
      } else {
        // What this has told itself comes back later, perhaps after the next tap.
        const own = this.sent.indexOf(now);
        this.sent.splice(0, own + 1);
        if (own >= 0) return;
        this.rows = read(now);
        this.open = null;
      }
      if (this.told) this.draw();
    }

    // Rows and columns go one further than cards do, on every side.
    get card() { return this.open && this.rows[this.open[0]]?.[this.open[1]]; }

    change(how) {
      const card = this.card;
      how(card);
      this.rows = trimmed(this.rows);
      const at = this.rows.findIndex((each) => each.includes(card));
      this.open = at < 0 ? null : [at, this.rows[at].indexOf(card)];
      const text = write(this.rows);
      this.sent.push(text);
      this.draw(this.open ? undefined : "at:0:0");
      this.dispatchEvent(new CustomEvent("rw-map", { detail: { [this.told.path]: text }, bubbles: true, composed: true }));
    }

    put(number) {
      const [row, column] = this.open;
      if (this.card) return this.change((card) => { card.number = number; });
      if (row < 0) this.rows.unshift([]);
      else if (row >= this.rows.length) this.rows.push([]);
      if (column < 0) for (const each of this.rows) each.unshift(null);
      this.open = [Math.max(row, 0), Math.max(column, 0)];
      const cards = this.rows[this.open[0]];
      while (cards.length < this.open[1]) cards.push(null);
      cards[this.open[1]] = { number, isHidden: false, right: false, below: false };
      this.change(() => {});
    }

    takeOff() {
      const [row, column] = this.open;
      this.change(() => { this.rows[row][column] = null; });
    }

    toggle(row, column) {
      this.open = this.open && this.open[0] === row && this.open[1] === column ? null : [row, column];
      this.draw();
      if (this.open && !this.card) this.shadowRoot.querySelector('[data-key="number"]').focus();
    }

    draw(focus = this.shadowRoot.activeElement?.dataset?.key) {
      const { label, words } = this.told, root = this.shadowRoot, place = root.querySelector("style + div"), { rows } = this;
      const scrolled = place.querySelector(".map")?.scrollLeft;
      if (!rows) return place.replaceChildren(h("p", {}, label), h("p", {}, words.unread));
      const numbers = rows.flat().filter(Boolean).map(({ number }) => number), wide = Math.max(0, ...rows.map((row) => row.length));
      const cell = (row, column) => {
        const card = rows[row]?.[column], isOpen = this.open?.[0] === row && this.open[1] === column;
        const shown = card ? (card.isHidden ? `(${card.number})` : String(card.number)) : "+";
        const told = card ? [card.number, card.isHidden && words.hidden, card.right && words.right, card.below && words.below].filter(Boolean).join(", ") : words.empty;
        const isTwice = card && numbers.indexOf(card.number) !== numbers.lastIndexOf(card.number);
        const kind = card ? [card.isHidden && "hidden", card.right && "right", card.below && "below", isTwice && "twice"].filter(Boolean).join(" ") : "none";
        return h("button", { type: "button", class: kind, "data-key": `at:${row}:${column}`, "aria-expanded": String(isOpen), "aria-label": filled(words.place, { row: row + 1, column: column + 1, card: told }), onclick: () => this.toggle(row, column) }, shown);
      };
      const range = (count) => Array.from({ length: count + 2 }, (_, number) => number - 1);
      place.replaceChildren(h("p", { id: "map" }, label),
        h("div", { class: "map", role: "group", "aria-labelledby": "map" }, range(rows.length).map((row) => h("div", { class: "row" }, range(wide).map((column) => cell(row, column))))),
        this.open ? this.editor() : "");
      if (scrolled) place.querySelector(".map").scrollLeft = scrolled;
      if (focus) (root.querySelector(`[data-key="${CSS.escape(focus)}"]`) || root.querySelector(".row button")).focus({ preventScroll: true });
    }

    editor() {
      const { words } = this.told, { card } = this;
      const check = (name) => h("label", { class: "check" }, h("input", { type: "checkbox", checked: card[name === "hidden" ? "isHidden" : name], "data-key": name, onchange: ({ target }) => this.change((each) => { each[name === "hidden" ? "isHidden" : name] = target.checked; }) }), words[name]);
      const typed = ({ target }) => { if (target.value && target.checkValidity()) this.put(Number(target.value)); };
      return h("div", { class: "editor" },
        h("label", {}, words.number, h("input", { type: "number", min: 1, max: HIGHEST, step: 1, inputmode: "numeric", value: card?.number, "data-key": "number", onchange: typed })),
        card ? ["hidden", "right", "below"].map(check) : "",
        h("div", { class: "bar" },
          h("button", { type: "button", class: "first", "data-key": "done", onclick: () => this.toggle(...this.open) }, words.done),
          card ? h("button", { type: "button", "data-key": "off", onclick: () => this.takeOff() }, filled(words.moved, { name: String(card.number) })) : ""));
    }
  }

  if (!customElements.get("rw-map")) customElements.define("rw-map", TappedMap);
})();
