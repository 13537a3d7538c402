// <rw-board data='{"svg", "fields": [{"path", "label", "values": {spot: text}}], "words"}' value='{path: text}'>: a board whose spaces
// are tapped. The event "rw-board" tells in its detail {path: text} what a field holds now. Links of the picture lead to "#" and
// a spot's id. Nothing is hidden in a shadow: the page's style of pictures is that of the board.
(() => {
  "use strict";
  const { h } = globalThis.rwParts;

  class TappedBoard extends HTMLElement {
    static observedAttributes = ["data", "value"];

    constructor() {
      super();
      this.field = 0;  // which of the fields a tap sets
      this.now = {};
    }

    connectedCallback() { this.closest("details")?.addEventListener("toggle", () => this.told && this.place()); }

    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      if (name === "data") {
        this.told = JSON.parse(now);
        this.field = Math.min(this.field, this.told.fields.length - 1);
        this.draw();
      } else {
        this.now = JSON.parse(now);
      }
      if (this.told) this.mark();
    }

    draw() {
      const { svg, fields, words } = this.told, scrolled = this.querySelector(".board")?.scrollLeft;
      const focus = this.getRootNode().activeElement?.getAttribute("href");
      const board = h("div", { class: "board" });
      board.innerHTML = svg;
      board.addEventListener("click", (event) => this.tapped(event));
      const choice = fields.map(({ label }, number) =>
        h("button", { type: "button", onclick: () => { this.field = number; this.mark(); } }, label));
      this.replaceChildren(fields.length > 1 ? h("div", { class: "board-fields", role: "group", "aria-label": words.chooses }, choice) : "", board);
      if (scrolled !== undefined) board.scrollLeft = scrolled;
      if (focus) this.querySelector(`a[href="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
      this.isPlaced = scrolled !== undefined;
    }

    // Which spaces the field can be, which it is; where others are that are told on the board.
    mark() {
      const { fields } = this.told, { path, values } = fields[this.field];
      this.querySelectorAll(".board-fields button").forEach((button, number) => button.setAttribute("aria-pressed", number === this.field));
      for (const link of this.querySelectorAll("a")) {
        link.dataset.spot ??= decodeURIComponent(link.getAttribute("href").slice(1));
        const { spot } = link.dataset, is = (each) => each.values[spot] !== undefined && each.values[spot] === this.now[each.path];
        if (values[spot] === undefined) {
          link.removeAttribute("href");
          link.setAttribute("role", "img");
        } else if (!link.hasAttribute("href")) {
          link.setAttribute("href", `#${spot}`);
          link.removeAttribute("role");
        }
        link.classList.toggle("current", is(fields[this.field]));
        link.classList.toggle("other", fields.some((each) => each.path !== path && is(each)));
        if (is(fields[this.field])) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
      }
      this.place();
    }

    // The board is wider than a phone: what is chosen, or else what is marked, is brought into view once.
    place() {
      const board = this.querySelector(".board"), here = board.querySelector(".current, .marked");
      if (this.isPlaced || !here || !board.clientWidth) return;
      const spot = here.getBoundingClientRect(), frame = board.getBoundingClientRect();
      board.scrollLeft += spot.x + spot.width / 2 - frame.x - frame.width / 2;
      this.isPlaced = true;
    }

    tapped(event) {
      const link = event.target.closest("a");
      event.preventDefault();
      if (!link || !link.hasAttribute("href")) return;
      const { path, values } = this.told.fields[this.field];
      this.now = { ...this.now, [path]: values[link.dataset.spot] };
      this.mark();
      this.dispatchEvent(new CustomEvent("rw-board", { detail: { [path]: this.now[path] }, bubbles: true, composed: true }));
    }
  }

  if (!customElements.get("rw-board")) customElements.define("rw-board", TappedBoard);
})();
