// <rw-numbers data='{"path", "label", "low", "high", "most", "words"}' value="3,4">: numbers one after the other, tapped.
// The event "rw-numbers" tells in its detail {path: text} what the field holds now, with commas. What it holds itself is
// that field, which is all there is without JavaScript.
(() => {
  "use strict";
  const { h, filled, STYLE } = globalThis.rwParts;
  const LOWEST = -5, HIGHEST = 9, TAPPED = 99;  // what has a button of its own, where numbers go no higher than the last

  const OWN_STYLE = `
    :host { margin: 0; }
    fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    legend { padding: 0; font-size: .9375rem; color: var(--rw-soft); }
    .bar { margin: .25rem 0; }
    .bar button { min-width: 44px; }
    .editor { padding: .5rem; background: var(--rw-sunk); border-radius: .5rem; }
    .digits { display: grid; grid-template-columns: repeat(auto-fill, minmax(44px, 1fr)); gap: .35rem; }
    .digits button { padding: 0; }
    input { width: 8rem; }
    ::placeholder { color: var(--rw-soft); opacity: 1; }
    @media print { .editor, [data-key="add"] { display: none; } }`;

  const shown = (number) => String(number).replace("-", "−");

  class Numbers extends HTMLElement {
    static observedAttributes = ["data", "value"];

    constructor() {
      super();
      this.attachShadow({ mode: "open" }).innerHTML = `<style>${STYLE}${OWN_STYLE}</style><fieldset></fieldset>`;
      this.numbers = [];
      this.sent = [];
      this.open = null;  // the place of the number that is told anew; behind the last one is a new one's
      // What is typed in here is no input of the form that this stands in.
      for (const kind of ["input", "change"]) this.shadowRoot.addEventListener(kind, (event) => event.stopPropagation());
    }

    attributeChangedCallback(name, before, now) {
      if (name === "data") this.told = JSON.parse(now);
      else {
        // What this has told itself comes back later, perhaps after the next tap.
        const numbers = now.split(/[\s,]+/).filter(Boolean).map(Number), own = this.sent.indexOf(String(numbers));
        this.sent.splice(0, own + 1);
        if (own >= 0 || String(numbers) === String(this.numbers)) return;
        this.numbers = numbers;
        this.open = null;
      }
      if (this.told) this.draw();
    }

    // A number is told: the one that is open, or one more behind the last.
    put(number) {
      const isNew = this.open === this.numbers.length;
      this.numbers[this.open] = number;
      this.open = isNew ? this.numbers.length : null;
      this.tell(isNew ? null : "add");
    }

    takeOff() {
      this.numbers.splice(this.open, 1);
      this.open = null;
      this.tell("add");
    }

    tell(focus) {
      if (this.numbers.length >= this.told.most) this.open = null;
      this.draw(focus || undefined);
      const text = String(this.numbers);
      this.sent.push(text);
      this.dispatchEvent(new CustomEvent("rw-numbers", { detail: { [this.told.path]: text }, bubbles: true, composed: true }));
    }

    button(key, text, act, more = {}) { return h("button", { type: "button", "data-key": key, onclick: act, ...more }, text); }

    toggle(place) {
      this.open = this.open === place ? null : place;
      this.draw();
    }

    draw(focus = this.shadowRoot.activeElement?.dataset?.key) {
      const { label, words, most } = this.told, { numbers, open } = this, root = this.shadowRoot;
      root.querySelector("fieldset").replaceChildren(
        h("legend", {}, label),
        h("div", { class: "bar" },
          numbers.map((number, place) => this.button(`at:${place}`, shown(number), () => this.toggle(place), { "aria-expanded": String(open === place), class: open === place ? "first" : null, "aria-label": `${place + 1}. ${shown(number)}` })),
          this.button("add", "+", () => this.toggle(numbers.length), { "aria-label": filled(words.further, { name: label }), "aria-expanded": String(open === numbers.length), disabled: numbers.length >= most })),
        open === null ? "" : this.editor());
      if (!focus) return;
      const found = [focus, "add", "at:0"].map((key) => root.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`)).find(Boolean);
      found?.focus({ preventScroll: true });
    }

    editor() {
      const { label, low, high, words } = this.told, now = this.numbers[this.open], values = [];
      for (let value = Math.max(low, LOWEST); value <= Math.min(high, HIGHEST) && high <= TAPPED; value += 1) values.push(value);
      const typed = (event) => { if (event.target.value && event.target.checkValidity()) this.put(Number(event.target.value)); };
      return h("div", { class: "editor", role: "group", "aria-label": label },
        values.length ? h("div", { class: "digits" }, values.map((value) => this.button(`put:${value}`, shown(value), () => this.put(value), { "aria-pressed": String(value === now) }))) : "",
        h("div", { class: "bar" },
          values.length && values.at(-1) === high && values[0] === low ? "" : h("input", { type: "number", min: low, max: high, step: 1, inputmode: low < 0 ? null : "numeric", value: now, placeholder: `${shown(low)}–${high}`, "aria-label": label, "data-key": "typed", onchange: typed }),
          now === undefined ? "" : this.button("off", filled(words.moved, { name: shown(now) }), () => this.takeOff()),
          this.button("done", words.done, () => this.toggle(this.open), { class: "first" })));
    }
  }

  if (!customElements.get("rw-numbers")) customElements.define("rw-numbers", Numbers);
})();
