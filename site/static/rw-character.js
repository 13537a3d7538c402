// <rw-character data='{"game", "form", "fields": [{"paths", "name", "label", "value", "begins", "symbol", "names"}], "words"}'>
// The player's own character, kept on the device, one a game. The event "rw-character" tells in its detail {name: text}
// what a form is to be filled with: when the reader asks for it, and once on a form that nobody has touched yet.
(() => {
  "use strict";
  const used = new Set();

  const STYLE = `
    :host { display: block; font: inherit; color: var(--rw-ink); }
    summary { cursor: pointer; min-height: 44px; display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center; font-weight: 600; }
    summary::before { content: "▸" / ""; }
    [open] > summary::before { content: "▾" / ""; }
    summary span { font-weight: 400; white-space: nowrap; }
    svg { width: 1em; height: 1em; vertical-align: -.12em; fill: none; stroke: currentColor; stroke-width: 1.5; }
    .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    p { margin: 0 0 .35rem; }
    .buttons { display: flex; flex-wrap: wrap; gap: .35rem; margin-bottom: .5rem; }
    button { min-height: 44px; padding: 0 .75rem; font: inherit; color: var(--rw-ink); background: var(--rw-raised); border: 1px solid var(--rw-edge); border-radius: .5rem; cursor: pointer; }
    button.first { color: var(--rw-on-accent); background: var(--rw-accent); border-color: var(--rw-accent); }
    [role="status"]:empty { display: none; }
    @media print { :host { display: none; } }`;

  // What is kept: {"version": 1, "games": {game: {name: text}}}.
  const store = globalThis.rwKept({
    key: "rulewright.character", version: 1, part: "games", file: "rulewright-character.json",
    checked(values) { return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string")); }
  });

  // Of several words those that a field knows, and the others, which other forms ask for.
  function parted(field, text = "") {
    if (!field.several) return { here: text, elsewhere: "" };
    const words = text.split(",").filter(Boolean);
    const those = (isHere) => words.filter((word) => word in field.names === isHere).join(",");
    return { here: those(true), elsewhere: those(false) };
  }

  class Character extends HTMLElement {
    static observedAttributes = ["data"];

    constructor() {
      super();
      this.attachShadow({ mode: "open" }).innerHTML =
        `<style>${STYLE}</style><details><summary></summary><p class="told"></p><div class="buttons"></div>` +
        `<p role="status"></p><input type="file" accept="application/json,.json" hidden></details>`;
      this.shadowRoot.querySelector("input").addEventListener("change", (event) => this.load(event.target));
    }

    attributeChangedCallback() {
      this.told = JSON.parse(this.getAttribute("data"));
      this.draw();
      if (this.isConnected) this.begin();
    }

    connectedCallback() {
      if (this.told) this.begin();
    }

    // Fills a form that nobody has touched, once.
    begin() {
      if (used.has(this.told.form)) return;
      used.add(this.told.form);
      const kept = this.kept();
      const isUntouched = this.told.fields.every((each) => each.value === each.begins);
      if (kept && isUntouched && this.differs(kept)) this.fill(kept);
    }

    kept() {
      try { return store.read()[this.told.game]; } catch (error) { return this.say(error.message); }
    }

    differs(kept) {
      return this.told.fields.some((each) => each.name in kept && parted(each, kept[each.name]).here !== each.value);
    }

    fill(kept) {
      this.dispatchEvent(new CustomEvent("rw-character", { detail: kept, bubbles: true, composed: true }));
    }

    say(word) {
      this.shadowRoot.querySelector("[role=status]").textContent = word ? this.told.words[word] : "";
    }

    change(how) {
      this.say("");
      try { store.change(how); } catch (error) { this.say(error.message); }
      this.draw();
    }

    draw() {
      const { words, fields, game } = this.told, root = this.shadowRoot, kept = this.kept();
      const summary = root.querySelector("summary"), focus = root.activeElement?.name;
      summary.replaceChildren(words.title);
      for (const each of fields) if (kept && kept[each.name]) summary.append(this.shown(each, kept[each.name]));
      root.querySelector(".told").textContent = kept ? "" : words.none;
      const buttons = [["keep", () => this.keep()]];
      if (kept) {
        if (this.differs(kept)) buttons.push(["fill", () => this.fill(kept)]);
        buttons.push(["export", () => store.save()]);
      }
      buttons.push(["import", () => root.querySelector("input").click()]);
      if (kept) buttons.push(["delete", (event) => this.ask(event.target)]);
      root.querySelector(".buttons").replaceChildren(...buttons.map(([name, act], number) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = words[name];
        button.name = name;
        button.className = number ? "" : "first";
        button.addEventListener("click", act);
        return button;
      }));
      if (focus) (root.querySelector(`button[name="${focus}"]`) || root.querySelector("button")).focus();
      this.dataset.game = game;
    }

    shown(field, text) {
      const span = document.createElement("span"), names = text.split(",").map((each) => Object.hasOwn(field.names, each) ? field.names[each] : each);
      span.title = field.label;
      if (field.symbol) {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        svg.setAttribute("viewBox", "0 0 16 16");
        svg.setAttribute("aria-hidden", "true");
        path.setAttribute("d", field.symbol);
        svg.append(path);
        const heard = document.createElement("span");
        heard.className = "heard";
        heard.textContent = `${field.label}: `;
        span.append(svg, " ", heard, names.join(", "));
      } else {
        span.append(Object.keys(field.names).length ? names.join(", ") : `${field.label}: ${text}`);
      }
      return span;
    }

    keep() {
      this.change((games) => {
        const own = { ...games[this.told.game] };
        for (const each of this.told.fields) {
          const value = [parted(each, own[each.name]).elsewhere, each.value].filter(Boolean).join(",");
          if (value) own[each.name] = value;
          else if (each.begins) delete own[each.name];
        }
        games[this.told.game] = own;
      });
    }

    ask(button) {
      if (button.name === "sure") return this.change((games) => { delete games[this.told.game]; });
      button.name = "sure";
      button.textContent = this.told.words.sure;
    }

    async load(input) {
      const text = await input.files[0].text();
      input.value = "";
      try {
        const found = store.opened(text);
        this.change((games) => Object.assign(games, found));
        const kept = this.kept();
        if (kept && this.differs(kept)) this.fill(kept);
      } catch (error) { this.say(error.message); }
    }
  }

  if (!customElements.get("rw-character")) customElements.define("rw-character", Character);
})();
