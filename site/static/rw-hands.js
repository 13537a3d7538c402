// <rw-hands data='{"form", "fields", signs…, "words"}' state='{"values": {path: text}, "mistakes", "joins"}'>
// Cards as they lie on the table, built by tapping keys and icons onto their edges. They are read and written in the
// notation of the form's fields; the event "rw-hands" tells in its detail {path: text} what these hold now. What is wrong
// and which keys join comes from outside (`state`). Decks are kept on the device, by form. What it holds itself is the
// fields, for whoever would rather write.
(() => {
  "use strict";
  const { isRow, placesOf, ...text } = globalThis.rwCardText, parts = globalThis.rwParts, { h, filled } = parts;
  const MOST_ROWS = 9, SHOWN_ROWS = 2;
  const store = globalThis.rwKept({
    key: "rulewright.decks", version: 1, part: "forms", file: "rulewright-decks.json",
    // {form: {name: {"cards", "hand", "deck"}}}, by the roles of the fields.
    checked(decks, records) {
      const textOf = (deck, role) => typeof deck[role] === "string" ? deck[role] : "";
      return records(decks, (deck) => typeof deck.cards === "string" ? Object.fromEntries(KEPT.map((role) => [role, textOf(deck, role)])) : null);
    }
  });
  const KEPT = ["cards", "hand", "deck"];

  // Elements and their style.

  function drawn(path) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("aria-hidden", "true");
    const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    line.setAttribute("d", path);
    svg.append(line);
    return svg;
  }

  // A sign's number where it says something, with a minus that is one.
  function counted({ number }, { signed }) {
    return signed && number > 0 ? `+${number}` : signed || number !== 1 ? String(number).replace("-", "−") : "";
  }

  const STYLE = `${parts.STYLE}
    svg { width: 1.15em; height: 1.15em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
    h2, h3, p, ul { margin: 0; padding: 0; }
    h2 { font: 600 1.1875rem var(--rw-heading, inherit); }
    h3 { font-weight: 600; font-size: .9375rem; margin: .75rem 0 .25rem; }
    ul { list-style: none; }
    .plain { border: 0; padding: 0; background: none; text-align: inherit; }
    .note { font-size: .8125rem; color: var(--rw-soft); }
    .mistake { border-left: .3rem solid var(--rw-bad); padding-left: .5rem; margin: .35rem 0; font-size: .9375rem; overflow-wrap: anywhere; }

    .table { display: flex; overflow-x: auto; padding: .35rem; margin: .35rem 0; background: var(--rw-sunk); border-radius: .5rem; }
    .table li { display: flex; flex: none; }
    .drawing { display: block; width: 7.25rem; padding: 0; border-radius: .5rem; background: var(--rw-raised); border: 1px solid var(--rw-soft); text-align: center; overflow: hidden; position: relative; }
    .drawing.wrong { border: 2px solid var(--rw-bad); }
    .drawing.before { background: var(--rw-hover); }
    .drawing.before .called { position: absolute; inset: .25rem 2.5rem auto .25rem; height: auto; line-height: 1.2; font-weight: 400; font-size: .75rem; text-align: left; white-space: normal; text-overflow: clip; hyphens: auto; overflow-wrap: anywhere; border: 0; }
    .drawing.before .called + .row { margin-top: 1.6rem; }
    .drawing .called { display: block; height: 1.6rem; line-height: 1.6rem; padding: 0 .25rem; font-weight: 600; font-size: .875rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; border-bottom: 1px solid var(--rw-edge); }
    .row { display: flex; justify-content: space-between; height: 1.75rem; align-items: center; }
    .half { display: flex; align-items: center; gap: .1rem; height: 1.4rem; min-width: 1.5rem; max-width: 3.4rem; padding: 0 .25rem; overflow: hidden; font-size: .8125rem; font-weight: 600; border: 1.5px solid var(--rw-ink); background: var(--rw-paper); }
    .half.L { border-left: 0; border-radius: 0 999px 999px 0; }
    .half.R { border-right: 0; border-radius: 999px 0 0 999px; justify-content: flex-end; }
    .half.met { border-style: dashed; }
    .half.joins { color: var(--rw-on-accent); background: var(--rw-accent); border-color: var(--rw-accent); }
    .half.absent { visibility: hidden; }
    .foot { display: flex; gap: .25rem; justify-content: center; align-items: center; min-height: 1.25rem; border-top: 1px solid var(--rw-edge); font-size: .8125rem; color: var(--rw-soft); }

    .card { border-top: 1px solid var(--rw-edge); padding: .5rem 0; }
    .lying { display: flex; gap: .5rem; align-items: center; }
    .piles { flex: 1; min-width: 0; display: grid; gap: .35rem; }
    .stepper { display: grid; grid-template-columns: minmax(0, 1fr) 44px 1.75rem 44px; align-items: center; font-size: .9375rem; }
    .stepper span { overflow-wrap: anywhere; }
    .stepper button { padding: 0; font-size: 1.25rem; }
    .stepper output { text-align: center; font-weight: 600; }

    .editor { background: var(--rw-sunk); border-radius: .75rem; padding: .5rem; margin-top: .5rem; scroll-margin-top: 11.5rem; }
    .large { background: var(--rw-raised); border: 1.5px solid var(--rw-soft); border-radius: .75rem; overflow: hidden; }
    .large .line { display: grid; grid-template-columns: 1fr 2.25rem 1fr; align-items: center; margin: .3rem 0; }
    .large .line > span { display: flex; justify-content: center; color: var(--rw-soft); font-size: .9375rem; }
    .slot { display: flex; align-items: center; gap: .3rem; flex-wrap: wrap; padding: 0 .6rem; background: var(--rw-paper); font-weight: 600; border: 1.5px solid var(--rw-ink); }
    .slot.L { border-left: 0; border-radius: 0 999px 999px 0; }
    .slot.R { border-right: 0; border-radius: 999px 0 0 999px; justify-content: flex-end; }
    .slot.absent { border-style: dashed; border-color: var(--rw-soft); color: var(--rw-soft); font-weight: 400; }
    .slot[aria-pressed="true"] { color: var(--rw-on-accent); background: var(--rw-accent); border-color: var(--rw-accent); border-style: solid; }
    .moves { display: flex; flex-wrap: wrap; gap: .35rem; margin: .35rem 0; padding: 0; list-style: none; counter-reset: move; }
    .move { display: inline-flex; align-items: center; gap: .35rem; }
    .moves .move { background: var(--rw-sunk); }
    .moves .move::before { content: counter(move) "."; counter-increment: move; color: var(--rw-soft); }
    .move.wrong { border: 2px solid var(--rw-bad); }
    .slot[aria-expanded] { scroll-margin-top: 11.5rem; }
    .slot.A { width: 100%; justify-content: flex-start; border-radius: .5rem; margin-bottom: .3rem; }
    .sign { display: inline-flex; align-items: center; gap: .1rem; }
    .palette { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: .35rem; margin: .5rem 0; }
    .palette button { display: flex; align-items: center; gap: .35rem; padding: .15rem .4rem; text-align: left; font-size: .8125rem; line-height: 1.2; hyphens: auto; overflow-wrap: anywhere; }
    .palette span { min-width: 0; }
    label { display: grid; gap: .25rem; font-size: .9375rem; color: var(--rw-soft); margin: .35rem 0; }
    label.check { display: flex; align-items: center; gap: .5rem; min-height: 44px; color: var(--rw-ink); }
    label.check input { width: 1.25rem; height: 1.25rem; min-height: 0; accent-color: var(--rw-accent); }
    input, select { width: 100%; }
    summary { cursor: pointer; min-height: 44px; align-content: center; font-weight: 600; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary::before { content: "▸ " / ""; }
    [open] > summary::before { content: "▾ " / ""; }
    details { border-top: 1px solid var(--rw-edge); }
    .deck { display: flex; flex-wrap: wrap; gap: .35rem; align-items: center; margin: .35rem 0; }
    .deck span { flex: 1 1 100%; font-weight: 600; overflow-wrap: anywhere; }
    [role="status"]:empty { display: none; }
    @media (forced-colors: active) { .half.joins { forced-color-adjust: none; color: HighlightText; background: Highlight; } }
    @media print { .bar, .editor, details, .stepper button { display: none; } }`;

  class Hands extends HTMLElement {
    static observedAttributes = ["data", "state"];

    constructor() {
      super();
      this.attachShadow({ mode: "open" }).innerHTML =
        `<style>${STYLE}</style><div class="builder"></div><p class="heard" role="status"></p>` +
        `<details class="kept"><summary></summary><div></div><p role="status"></p></details>` +
        `<details class="written" hidden><summary></summary><slot></slot></details>`;
      // What comes from outside waits for the end of a tap or of a word, which would be lost with what is drawn anew.
      const busy = { pointer: false, word: false };
      const ends = (what) => () => setTimeout(() => {
        busy[what] = false;
        this.drawDue();
      });
      this.isBusy = () => busy.pointer || busy.word;
      this.released = ends("pointer");
      this.shadowRoot.addEventListener("pointerdown", () => { busy.pointer = true; });
      // What is typed in here is no input of the form that this stands in; what is typed in the slot is.
      for (const kind of ["input", "change"]) this.shadowRoot.addEventListener(kind, (event) => {
        if (event.target.getRootNode() !== this.shadowRoot) return;
        busy.word = kind === "input";
        event.stopPropagation();
      });
      this.shadowRoot.addEventListener("focusout", ends("word"));
      this.values = {};
      this.model = null;
      this.sent = [];
      this.past = [];
      this.open = null;
      this.slotted = "L1";
      this.chosen = null;
      this.mistakes = [];
      this.joins = null;
    }

    connectedCallback() {
      this.unwatch = store.watch(() => this.drawKept());
      for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, this.released);
      this.shadowRoot.querySelector(".written").hidden = !this.children.length;
    }

    disconnectedCallback() {
      this.unwatch();
      for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, this.released);
    }

    attributeChangedCallback(name) {
      const given = JSON.parse(this.getAttribute(name));
      if (name === "state") return this.hearOf(given);
      this.told = given;
      for (const part of ["kept", "written"]) this.shadowRoot.querySelector(`.${part} > summary`).textContent = given.words[part];
      this.drawKept();
      if (this.model) this.draw();
    }

    // Texts by path, with what is wrong with them and which keys join. What this has told itself comes back later, perhaps
    // after the next tap: then it is only heard when it is the latest.
    hearOf({ values, mistakes = [], joins = null }) {
      const texts = Object.fromEntries(Object.entries(this.told.fields).map(([role, path]) => [role, values[path] ?? this.values[role] ?? ""]));
      const told = JSON.stringify(texts), own = this.sent.indexOf(told);
      if (told !== JSON.stringify(this.values) || !this.model) {
        if (own >= 0) {
          this.sent.splice(0, own + 1);
          return;
        }
        this.adopt(texts);
      }
      this.sent.splice(0, own + 1);
      const heard = mistakes.map((mistake) => mistake.text).join(" ");
      if (heard && heard !== this.mistakes.map((mistake) => mistake.text).join(" ")) this.hear(heard);
      this.mistakes = mistakes;
      this.joins = joins;
      this.isDue = true;
      this.drawDue();
    }

    drawDue() { if (this.isDue && !this.isBusy()) this.draw(); }

    adopt(texts) {
      this.values = texts;
      this.model = {
        cards: text.lines(texts.cards).map((line) => ({ line, card: text.readCard(line) })),
        hand: text.readPile(texts.hand), deck: text.readPile(texts.deck), sequence: text.readSequence(texts.sequence),
        before: text.readEdge(texts.before), line: text.readMoves(texts.line), draws: text.readMoves(texts.draws),
        told: Object.fromEntries(Object.entries(this.told.told).map(([role, kind]) => [role, text.readRows(kind, texts[role])]))
      };
      if (this.open === "told") this.open = this.row?.effects ? "told" : null;
      else if (this.open !== "before" && !this.model.cards[this.open]) this.open = null;
      if (this.slotted[0] === "A" && !this.edited?.abilities[this.slotted.slice(1)]) this.slotted = "L1";
      if (!this.model.sequence[this.chosen]) this.chosen = null;
    }

    // Tells what the fields hold after a change of these parts of the model.
    commit(...roles) {
      const { cards, hand, deck, sequence, before, line, draws, told } = this.model;
      const written = {
        cards: () => cards.map(({ line }) => line).join("\n"), hand: () => text.writePile(hand), deck: () => text.writePile(deck),
        sequence: () => text.writeSequence(sequence), before: () => text.writeEdge(before),
        line: () => text.writeMoves(line), draws: () => text.writeMoves(draws)
      };
      for (const role of Object.keys(told)) written[role] = () => text.writeRows(told[role], this.isSigned);
      this.past.push(this.values);
      this.tell({ ...this.values, ...Object.fromEntries(roles.map((role) => [role, written[role]()])) });
    }

    tell(values) {
      this.sent.push(JSON.stringify(this.values = values));
      this.joins = null;
      this.draw();
      const detail = Object.fromEntries(Object.entries(this.told.fields).map(([role, path]) => [path, values[role]]));
      this.dispatchEvent(new CustomEvent("rw-hands", { detail, bubbles: true, composed: true }));
    }

    undo() {
      const values = this.past.pop();
      this.adopt(values);
      this.tell(values);
    }

    // What stands where: the slot that is tapped now, and the signs that can be put there.

    get edited() { return this.open === "before" ? { R: this.model.before, L: {}, abilities: [] } : this.model.cards[this.open]?.card; }

    // The row of effects that the slot names: "E0 encounter.table".
    rowOf(slot) {
      const [number, role] = slot.slice(1).split(" ");
      return this.model.told[role]?.[number];
    }

    get row() { return this.slotted[0] === "E" ? this.rowOf(this.slotted) : null; }

    itemsIn(slot) {
      if (slot[0] === "E") return this.rowOf(slot).effects;
      return slot[0] === "A" ? this.edited.abilities[slot.slice(1)]?.effects : this.edited[slot[0]][slot.slice(1)];
    }

    signsFor(slot) {
      const { icons, levels, modifiers, effects } = this.told;
      return "AE".includes(slot[0]) ? effects : slot[0] === "L" ? icons : isRow(slot.slice(1)) ? levels : modifiers;
    }

    // The card that is edited has changed: so has its line, and whatever `roles` hold.
    changed(...roles) {
      if (this.open === "before") return this.commit("before");
      if (this.open === "told") this.commit(this.slotted.split(" ")[1]);
      else {
        const one = this.model.cards[this.open];
        one.line = text.writeCard(one.card, this.isSigned);
        this.mistakes = this.mistakes.filter((mistake) => mistake.line !== this.open);
        this.commit("cards", ...roles);
      }
      this.hear(this.slotName(this.slotted));
    }

    select(slot) {
      this.slotted = slot;
      // A half of a magic key is there as soon as it is tapped; other keys carry something.
      if (/^[LR]M$/.test(slot) && !this.itemsIn(slot)) {
        this.edited[slot[0]].M = [];
        return this.changed();
      }
      this.draw();
    }

    put(sign) {
      const [side, place] = [this.slotted[0], this.slotted.slice(1)];
      const items = this.itemsIn(this.slotted) || (this.edited[side][place] = []), last = items.at(-1);
      if (last && last.code === sign.code && sign.high > sign.low) this.step(Math.sign(last.number));
      else {
        items.push({ code: sign.code, number: sign.begins, ...("AE".includes(side) ? { times: "", when: "" } : {}) });
        this.changed();
      }
    }

    // One more or less of the last sign of the slot.
    step(by) {
      const last = this.itemsIn(this.slotted).at(-1), sign = this.sign(this.signsFor(this.slotted), last.code);
      const next = last.number + by || by;
      if (next < sign.low || next > sign.high) return;
      last.number = next;
      this.changed();
    }

    // A key that carries nothing is none, but half a magic key is; so an ability and that are taken off by themselves.
    takeOff() {
      const [side, place] = [this.slotted[0], this.slotted.slice(1)], stays = "AE".includes(side) || place === "M";
      const items = this.itemsIn(this.slotted), isGone = !items.length || items.length === 1 && !stays;
      items.pop();
      if (side === "E") return this.changed();
      if (isGone && side === "A") {
        this.edited.abilities.splice(place, 1);
        this.slotted = "L1";
      } else if (isGone) delete this.edited[side][place];
      this.changed();
    }

    sign(signs, code) { return signs.find((sign) => sign.code === code) || { code, name: code, symbol: "", low: -99, high: 99 }; }

    anew() {
      const unknown = this.model.deck.get("?");
      Object.assign(this.model, { cards: [], hand: new Map(), deck: new Map(unknown ? [["?", unknown]] : []), sequence: [], line: [], draws: [] });
      this.open = this.chosen = null;
      this.mistakes = [];
      this.commit("cards", "hand", "deck", "sequence", "line", "draws");
    }

    add() {
      const { cards, hand } = this.model, names = new Set(cards.map(({ card, line }) => (card ? card.name : line).toLowerCase()));
      const last = cards.length ? /^(.*?)(\d+)$/.exec(cards.at(-1).card?.name || "") : null;
      let next = last ? Number(last[2]) : 0, name;
      do name = last ? last[1] + ++next : filled(this.told.words.card, { number: ++next }); while (names.has(name.toLowerCase()));
      cards.push({ line: "", card: { name, L: {}, R: {}, abilities: [], isConstant: false } });
      hand.set(name, 1);
      this.open = cards.length - 1;
      this.slotted = "L1";
      this.changed("hand");
      this.draw("slot:L1");
      this.shadowRoot.querySelector(".editor").scrollIntoView();
    }

    rename(name) {
      const card = this.edited, before = card.name.toLowerCase();
      card.name = name.replace(/[;\s]+/g, " ").trim() || card.name;
      for (const pile of ["hand", "deck"]) this.model[pile] = new Map([...this.model[pile]].map(([each, count]) => [each.toLowerCase() === before ? card.name : each, count]));
      for (const laid of this.model.sequence) if (laid.name.toLowerCase() === before) laid.name = card.name;
      for (const role of ["line", "draws"]) this.model[role] = this.model[role].map((move) => {
        const read = text.readMove(move);
        return read.name.toLowerCase() === before ? text.writeMove({ ...read, name: card.name }) : move;
      });
      this.changed("hand", "deck", "sequence", "line", "draws");
    }

    remove(index) {
      const [{ card, line }] = this.model.cards.splice(index, 1), name = card ? card.name : line.split("=")[0].trim();
      for (const pile of ["hand", "deck"]) this.model[pile].delete(this.inPile(pile, name));
      this.model.sequence = this.model.sequence.filter((laid) => laid.name.toLowerCase() !== name.toLowerCase());
      for (const role of ["line", "draws"]) this.model[role] = this.model[role].filter((move) => text.readMove(move).name.toLowerCase() !== name.toLowerCase());
      this.open = this.chosen = null;
      this.mistakes = [];
      this.commit("cards", "hand", "deck", "sequence", "line", "draws");
    }

    count(pile, name, by) {
      this.model[pile].set(this.inPile(pile, name), Math.max(0, this.counted(pile, name) + by));
      this.commit(pile);
    }

    // A pile may call a card by its name in whatever case.
    inPile(pile, name) { return [...this.model[pile].keys()].find((each) => each.toLowerCase() === name.toLowerCase()) || name; }

    counted(pile, name) { return this.model[pile].get(this.inPile(pile, name)) || 0; }

    // A card goes from the hand to the end of the sequence.
    lay(name) {
      this.model.sequence.push({ name, isPaid: false, isForeign: false, tokens: 0, charges: 0 });
      this.model.hand.set(this.inPile("hand", name), this.counted("hand", name) - 1);
      this.commit("sequence", "hand");
    }

    // A row of effects more: ranges go on where the last one ends.
    addRow(role, level) {
      const rows = this.model.told[role], last = rows.at(-1)?.head;
      if (last && !level && last.high === null) last.high = last.low;
      rows.push({ head: level || { low: last ? last.high + 1 : 0, high: null }, effects: [] });
      this.open = "told";
      this.slotted = `E${rows.length - 1} ${role}`;
      this.changed();
    }

    removeRow(role, index) {
      this.model.told[role].splice(index, 1);
      this.open = null;
      this.commit(role);
    }

    // What is seen and heard.

    hear(text) { this.shadowRoot.querySelector(".builder + [role=status]").textContent = text; }

    keyName(place) { return isRow(place) ? filled(this.told.words.row, { number: place }) : this.sign(this.told.halves, place).name; }

    placeName(slot) {
      const [side, place] = [slot[0], slot.slice(1)], { words, triggers } = this.told;
      if (side === "E") return [words[slot.split(" ")[1]], this.headName(this.rowOf(slot).head)].filter(Boolean).join(" ");
      if (side === "A") return this.sign(triggers, this.edited.abilities[place].code).name;
      return filled(words[side === "L" ? "left" : "right"], { place: this.keyName(place) });
    }

    // A slot and what stands there, in words.
    slotName(slot) {
      const items = this.itemsIn(slot);
      const told = items ? this.itemNames(items, this.signsFor(slot)) : this.told.words.empty;
      return this.placeName(slot) + (told && `: ${told}`);
    }

    isSigned = (code) => this.told.effects.some((sign) => sign.code === code && sign.signed);

    headName(head) {
      if (typeof head === "string") return this.sign(this.told.levels, head).name;
      return head ? text.writeHead(head).replace("-", "–") : "";
    }

    itemNames(items, signs) {
      return items.map((item) => {
        const sign = this.sign(signs, item.code);
        const more = [item.times && this.sign(this.told.times, item.times).name, item.when && this.sign(this.told.when, item.when).name];
        return [`${sign.name} ${counted(item, sign)}`.trim(), ...more].filter(Boolean).join(", ");
      }).join("; ");
    }

    cardName(card) {
      const { triggers, effects } = this.told;
      const edge = (side) => placesOf(card[side]).map((place) => {
        const items = this.itemNames(card[side][place], this.signsFor(side + place));
        return this.placeName(side + place) + (items && `: ${items}`);
      });
      const told = card.abilities.map((ability) => `${this.itemNames([ability], triggers)}: ${this.itemNames(ability.effects, effects)}`);
      return [card.name, ...edge("L"), ...edge("R"), ...told, card.isConstant ? this.told.constant.name : ""].filter(Boolean).join(". ");
    }

    mark(item, signs, isWide = false) {
      const sign = this.sign(signs, item.code);
      return h("span", { class: "sign" }, sign.symbol ? drawn(sign.symbol) : isWide ? `${sign.name} ` : item.code, counted(item, sign));
    }

    // A card as it lies on the table; `rows` of all that lie beside each other. `joins`: places by side, `met` likewise.
    drawing(card, rows, { name = card.name, isBefore = false, isWrong = false, joins = {}, met = {} } = {}) {
      const { halves, triggers } = this.told;
      const half = (side, place) => {
        const items = place === "F" ? card[side].F || [] : card[side][place];
        const kind = joins[side]?.includes(place) ? " joins" : met[side]?.includes(place) ? " met" : "";
        if (!items || isBefore && side === "L") return h("span", { class: `half ${side} absent` });
        const shown = items.map((item) => this.mark(item, this.signsFor(side + place)));
        return h("span", { class: `half ${side}${kind}` }, isRow(place) ? "" : drawn(this.sign(halves, place).symbol), shown);
      };
      const places = [...Array.from({ length: rows }, (_, row) => String(row + 1)), "M", "F"];
      return h("span", { class: `drawing${isBefore ? " before" : ""}${isWrong ? " wrong" : ""}`, "aria-hidden": "true" },
        h("span", { class: "called" }, name),
        places.map((place) => h("span", { class: "row" }, half("L", place), half("R", place))),
        h("span", { class: "foot" }, card.abilities.map((ability) => this.mark(ability, triggers))));
    }

    rows(...cards) {
      const used = cards.filter(Boolean).flatMap((card) => [...Object.keys(card.L), ...Object.keys(card.R)]).filter(isRow);
      return Math.max(1, ...used.map(Number));
    }

    button(key, text, act, more = {}) {
      return h("button", { type: "button", "data-key": key, onclick: act, ...more }, text);
    }

    stepper(key, label, count, less, more, { low = 0, high = 99 } = {}) {
      const { words } = this.told;
      return h("div", { class: "stepper" }, h("span", {}, label),
        this.button(`${key}:less`, "−", less, { "aria-label": filled(words.less, { name: label }), disabled: count <= low }),
        h("output", {}, String(count)),
        this.button(`${key}:more`, "+", more, { "aria-label": filled(words.more, { name: label }), disabled: count >= high }));
    }

    wrong(role, line = null) {
      const path = this.told.fields[role];
      return this.mistakes.filter((each) => each.path === path && (each.line ?? null) === line)
        .map((each) => h("p", { class: "mistake" }, each.text));
    }

    draw(focus = this.shadowRoot.activeElement?.dataset?.key) {
      this.isDue = false;
      const root = this.shadowRoot, builder = root.querySelector(".builder"), { words } = this.told;
      const scrolled = builder.querySelector(".table")?.scrollLeft;
      const { cards } = this.model;
      builder.replaceChildren(
        h("h2", {}, words.title),
        h("div", { class: "bar" },
          this.button("add", words.add, () => this.add(), { class: "first" }),
          this.button("anew", words.anew, () => this.anew(), { disabled: !cards.length && !this.model.sequence.length }),
          this.past.length ? this.button("undo", words.undo, () => this.undo()) : ""),
        this.wrong("cards"),
        h("ul", {}, cards.map((one, index) => this.one(one, index))),
        h("div", { class: "card" }, this.stepper("unknown", words.unknown, this.counted("deck", "?"), () => this.count("deck", "?", -1), () => this.count("deck", "?", 1)),
          this.wrong("hand"), this.wrong("deck")),
        this.table(), ...this.line().filter(Boolean), ...this.encounter());
      if (scrolled) builder.querySelector(".table").scrollLeft = scrolled;
      if (!focus) return;
      const twin = focus.replace(/(less|more)$/, (word) => word === "less" ? "more" : "less");  // of a button that has nothing left to do
      const found = [focus, twin, "add"].map((key) => root.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`)).find(Boolean);
      found.focus({ preventScroll: true });
    }

    // A card of the player's, with how many there are of it.
    one({ card, line }, index) {
      const { words } = this.told, wrong = this.wrong("cards", index);
      const name = card ? card.name : line.split("=")[0].trim(), isOpen = this.open === index;
      if (!card) return h("li", { class: "card" }, h("p", {}, h("code", {}, line)), wrong, h("p", { class: "note" }, words.unread), this.button(`delete:${index}`, words.delete, () => this.remove(index)));
      return h("li", { class: "card" },
        h("div", { class: "lying" },
          h("button", { type: "button", class: "plain", "data-key": `card:${index}`, "aria-expanded": String(isOpen), "aria-label": filled(words.edit, { name: this.cardName(card) }), onclick: () => this.toggle(index) },
            this.drawing(card, this.rows(card), { isWrong: wrong.length > 0 })),
          h("div", { class: "piles", role: "group", "aria-label": name },
            this.stepper(`hand:${index}`, words.hand, this.counted("hand", name), () => this.count("hand", name, -1), () => this.count("hand", name, 1)),
            this.stepper(`deck:${index}`, words.deck, this.counted("deck", name), () => this.count("deck", name, -1), () => this.count("deck", name, 1)),
            this.button(`lay:${index}`, words.lay, () => this.lay(name)))),
        wrong,
        isOpen ? this.editor() : "");
    }

    toggle(index) {
      this.open = this.open === index ? null : index;
      this.slotted = index === "before" ? "R1" : "L1";
      this.draw(index === "before" ? index : `card:${index}`);
      this.showEditor();
    }

    showEditor() {
      if (this.open !== null) this.shadowRoot.querySelector('.slot[aria-expanded="true"], .editor').scrollIntoView();
    }

    slot(slot) {
      const side = slot[0], items = this.itemsIn(slot);
      const isThere = items || slot.slice(1) === "F";
      return h("button", { type: "button", class: `slot ${side}${isThere ? "" : " absent"}`, "data-key": `slot:${slot}`, "aria-pressed": String(this.slotted === slot), "aria-label": this.slotName(slot), onclick: () => this.select(slot) },
        side === "A" ? this.sign(this.told.triggers, this.edited.abilities[slot.slice(1)].code).name + ": " : "",
        items?.length ? items.map((item) => this.mark(item, this.signsFor(slot), side === "A")) : isThere ? "–" : "+");
    }

    editor() {
      const { words, halves, triggers, constant } = this.told, card = this.edited;
      const isBefore = this.open === "before", rows = Math.min(MOST_ROWS, Math.max(SHOWN_ROWS, this.rows(card) + 1));
      const places = [...Array.from({ length: rows }, (_, row) => String(row + 1)), "M", "F"];
      const line = (place) => h("div", { class: "line" },
        isBefore ? h("span", {}) : this.slot(`L${place}`),
        h("span", { "aria-hidden": "true" }, isRow(place) ? place : drawn(this.sign(halves, place).symbol)),
        this.slot(`R${place}`));
      const isAbility = this.slotted[0] === "A", ability = isAbility ? card.abilities[this.slotted.slice(1)] : null;
      const unused = triggers.filter((trigger) => !card.abilities.some((each) => each.code === trigger.code));
      const palette = this.palette(ability && this.sign(triggers, ability.code).high > 1 ? this.stepper("trigger", this.sign(triggers, ability.code).name, ability.number,
        () => { ability.number -= 1; this.changed(); }, () => { ability.number += 1; this.changed(); }, { low: 1, high: this.sign(triggers, ability.code).high }) : "");
      return h("div", { class: "editor" },
        h("div", { class: "large" }, places.map(line)),
        isAbility ? "" : palette,
        isBefore ? "" : [
          h("h3", {}, words.abilities),
          card.abilities.map((each, index) => this.slot(`A${index}`)),
          h("div", { class: "bar" }, unused.map((trigger) => this.button(`trigger:${trigger.code}`, `+ ${trigger.name}`, () => {
            card.abilities.push({ code: trigger.code, number: 1, effects: [] });
            this.slotted = `A${card.abilities.length - 1}`;
            this.changed();
          })))],
        isAbility ? palette : "",
        h("div", { class: "bar" }, this.button("done", words.done, () => this.toggle(this.open), { class: "first" })),
        isBefore ? "" : [
          h("label", {}, words.name, h("input", { type: "text", maxlength: "40", autocomplete: "off", value: card.name, "data-key": "name", onchange: (event) => this.rename(event.target.value) })),
          h("label", { class: "check" }, h("input", { type: "checkbox", checked: card.isConstant, "data-key": "constant", onchange: (event) => { card.isConstant = event.target.checked; this.changed(); } }), constant.name),
          this.button("delete", words.delete, () => this.remove(this.open))]);
    }

    // What can be put stands right below what is tapped, so that a phone shows both.
    palette(...more) {
      const { words } = this.told, items = this.itemsIn(this.slotted), signs = this.signsFor(this.slotted);
      const last = items?.at(-1), sign = last && this.sign(signs, last.code), hasEffects = "AE".includes(this.slotted[0]);
      return [
        h("h3", { id: "to" }, this.placeName(this.slotted)), more,
        h("div", { class: "palette", role: "group", "aria-labelledby": "to" }, signs.map((each) => this.button(`put:${each.code}`, [each.symbol ? drawn(each.symbol) : "", h("span", {}, each.name)], () => this.put(each)))),
        last && sign.high > sign.low ? this.stepper("last", sign.name, last.number, () => this.step(-1), () => this.step(1), sign) : "",
        last && hasEffects ? [this.choice("times", words.times, words.once, this.told.times, last), this.choice("when", words.when, words.always, this.told.when, last)] : "",
        items ? this.button("off", words.off, () => this.takeOff(), { disabled: this.slotted[0] === "E" && !last }) : ""];
    }

    choice(key, label, none, signs, item) {
      if (!signs.length) return "";
      const options = [{ code: "", name: none }, ...signs];
      return h("label", {}, label, h("select", { "data-key": key, onchange: (event) => { item[key] = event.target.value; this.changed(); } },
        options.map((sign) => h("option", { value: sign.code, selected: sign.code === item[key] }, sign.name))));
    }

    // The sequence from the left: which keys meet, and which of them join.
    table() {
      const { words, levels } = this.told, { sequence, before, cards } = this.model;
      const known = sequence.map(({ name }) => cards.find(({ card }) => card?.name.toLowerCase() === name.toLowerCase())?.card);
      const lying = [before && { L: {}, R: before, abilities: [], name: words.before }, ...known], rows = this.rows(...lying);
      const met = (index) => {  // between a card and the one before it, once it is known which of them join
        const [one, other] = [lying[index - 1], lying[index]];
        return this.joins && one && other ? Object.keys({ ...other.L, F: 1 }).filter((place) => place === "F" || place in one.R) : [];
      };
      const joined = (index) => this.joins?.[index - 1] || [];
      const placeName = (place, edge) => this.keyName(place) + (isRow(place) && edge[place] ? ` (${this.itemNames(edge[place], levels)})` : "");
      const items = lying.map((card, index) => {
        const key = index ? `laid:${index - 1}` : "before", laid = sequence[index - 1];
        const name = index ? laid.name + (laid.isPaid ? "+" : "") : words.before;
        const keys = index ? joined(index).map((place) => placeName(place, lying[index - 1]?.R || {})).join(", ") : "";
        const heard = [name, index && this.joins ? (keys ? filled(words.joins, { keys }) : words.joinless) : ""].filter(Boolean).join(". ");
        const isOpen = index ? this.chosen === index - 1 : this.open === "before";
        const drawing = card ? this.drawing(card, rows, {
          name, isBefore: !index,
          joins: { L: index ? joined(index) : [], R: index + 1 < lying.length ? joined(index + 1) : [] },
          met: { L: index ? met(index) : [], R: index + 1 < lying.length ? met(index + 1) : [] }
        }) : h("span", { class: "drawing", "aria-hidden": "true" }, name);
        return h("li", {}, h("button", { type: "button", "data-key": key, "aria-expanded": String(isOpen), "aria-label": heard, class: "plain", onclick: () => index ? this.choose(index - 1) : before && this.toggle("before") }, drawing));
      });
      const chosen = sequence[this.chosen];
      return h("div", { class: "card" }, h("h3", { id: "sequence" }, words.sequence),
        h("ul", { class: "table", "aria-labelledby": "sequence" }, items),
        h("p", { class: "note" }, words.met),
        this.wrong("sequence"), this.wrong("before"),
        this.open === "before" && before ? this.editor() : "",
        chosen && !chosen.isRaw ? this.laid(chosen) : "");
    }

    choose(index) {
      this.chosen = this.chosen === index ? null : index;
      this.draw();
    }

    // The line that is to be played, and what is drawn in it.
    line() {
      const { words, moves, drawn: others, spent } = this.told, { cards, line, draws, sequence } = this.model;
      const known = cards.map(({ card }) => card).filter(Boolean);
      const isIn = (...piles) => ({ name }) => piles.some((pile) => this.counted(pile, name) > 0);
      const lies = ({ name }) => sequence.some((laid) => laid.name.toLowerCase() === name.toLowerCase());
      const plays = known.flatMap((card) => {
        const canBe = isIn("hand", "deck")(card), hasCharges = card.abilities.some((ability) => ability.code === spent);
        return [
          canBe ? { move: card.name } : null,
          canBe && card.L.M ? { move: text.writeMove({ name: card.name, isPaid: true }), more: words.paid } : null,
          hasCharges && (canBe || lies(card)) ? { move: text.writeMove({ name: card.name, isUsed: true }), more: words.spent } : null];
      }).filter(Boolean);
      const asMoves = (signs) => signs.map((sign) => ({ move: sign.code, name: sign.name }));
      return [
        this.moves("line", [...plays, ...asMoves(moves)]),
        line.length || draws.length ? this.moves("draws", [...known.filter(isIn("deck")).map((card) => ({ move: card.name })), ...asMoves(others)]) : ""];
    }

    // Moves one after the other: a tap on one takes it off, a tap on what can follow puts it there.
    moves(role, choices) {
      const { words } = this.told, moves = this.model[role];
      const named = (move) => {
        const { name, isPaid, isUsed } = text.readMove(move), choice = choices.find((each) => each.move.toLowerCase() === move.toLowerCase());
        const more = choice?.more || (isPaid ? words.paid : isUsed ? words.spent : "");
        const sign = isPaid ? this.sign(this.told.halves, "M") : isUsed ? this.sign(this.told.triggers, this.told.spent) : null;
        const shown = choice?.name || name;
        return { heard: [shown, more].filter(Boolean).join(", "), seen: [shown, sign?.symbol ? drawn(sign.symbol) : ""] };
      };
      return h("div", { class: "card" }, h("h3", { id: role }, words[role]),
        h("ol", { class: "moves", "aria-labelledby": role }, moves.map((move, index) => {
          const { heard, seen } = named(move), isWrong = this.wrong(role, index).length;
          return h("li", {}, this.button(`${role}:${index}`, [seen, h("span", { "aria-hidden": "true" }, "✕")], () => {
            moves.splice(index, 1);
            this.commit(role);
          }, { class: isWrong ? "move wrong" : "move", "aria-label": filled(words.moved, { name: heard }) }));
        })),
        this.wrong(role), moves.map((move, index) => this.wrong(role, index)),
        h("div", { class: "bar", role: "group", "aria-labelledby": role }, choices.map(({ move }) => {
          const { heard, seen } = named(move);
          return this.button(`${role}+${move}`, [h("span", { "aria-hidden": "true" }, "+"), seen], () => {
            moves.push(move);
            this.commit(role);
          }, { class: "move", "aria-label": filled(words.further, { name: heard }) });
        })));
    }

    // What the encounter does: effects, alone or in rows.
    encounter() {
      const { words, told, levels } = this.told;
      return Object.entries(told).map(([role, kind]) => {
        const rows = this.model.told[role], unused = kind === "levels" ? levels.filter((level) => !rows.some(({ head }) => head === level.code)) : [];
        return h("div", { class: "card" }, h("h3", {}, words[role]), this.wrong(role),
          rows.map((row, index) => [this.effects(role, kind, row, index), this.wrong(role, index)]),
          kind === "ranges" ? this.button(`line:${role}`, words.lined, () => this.addRow(role)) : "",
          unused.length ? h("div", { class: "bar" }, unused.map((level) => this.button(`line:${role}:${level.code}`, `+ ${level.name}`, () => this.addRow(role, level.code)))) : "");
      });
    }

    // A row of effects as a slot, with what can be put there once it is tapped.
    effects(role, kind, { head, effects, text: line }, index) {
      const { words } = this.told, slot = `E${index} ${role}`, remove = () => this.removeRow(role, index);
      const without = kind === "none" ? "" : this.button(`unline:${slot}`, words.unlined, remove);
      if (!effects) return [h("p", {}, h("code", {}, line)), h("p", { class: "note" }, words.unread), without];
      const isOpen = this.open === "told" && this.slotted === slot, name = this.headName(head);
      const toggle = () => {
        this.open = isOpen ? null : "told";
        this.slotted = slot;
        this.draw(`slot:${slot}`);
        this.showEditor();
      };
      return [
        h("button", { type: "button", class: "slot A", "data-key": `slot:${slot}`, "aria-expanded": String(isOpen), "aria-label": this.slotName(slot), onclick: toggle },
          name && `${name}: `, effects.length ? effects.map((item) => this.mark(item, this.told.effects, true)) : "–"),
        isOpen ? h("div", { class: "editor" }, this.palette(kind === "ranges" ? this.range(head) : ""),
          h("div", { class: "bar" }, this.button("done", words.done, toggle, { class: "first" }), without)) : ""];
    }

    // The numbers that a row is for.
    range(head) {
      const { words } = this.told, isOpen = head.high === null;
      const set = (name, by) => () => {
        head[name] += by;
        if (!isOpen) head.high = Math.max(head.low, head.high);
        this.changed();
      };
      return [
        this.stepper("low", words.low, head.low, set("low", -1), set("low", 1)),
        isOpen ? "" : this.stepper("high", words.high, head.high, set("high", -1), set("high", 1), { low: head.low }),
        h("label", { class: "check" }, h("input", { type: "checkbox", checked: isOpen, "data-key": "open", onchange: (event) => {
          head.high = event.target.checked ? null : head.low;
          this.changed();
        } }), words.open)];
    }

    // What can be told of a card on the table.
    laid(laid) {
      const { words } = this.told, index = this.chosen;
      const told = (key) => h("label", { class: "check" }, h("input", { type: "checkbox", checked: laid[key], "data-key": key, onchange: (event) => { laid[key] = event.target.checked; this.commit("sequence"); } }), words[key === "isPaid" ? "paid" : "foreign"]);
      const some = (key, high) => this.stepper(key, words[key], laid[key], () => { laid[key] -= 1; this.commit("sequence"); }, () => { laid[key] += 1; this.commit("sequence"); }, { high });
      return h("div", { class: "editor", role: "group", "aria-label": laid.name }, h("h3", {}, laid.name), told("isPaid"), told("isForeign"), some("tokens", 9), some("charges", 99),
        h("div", { class: "bar" }, this.button("back", words.back, () => {
          this.model.sequence.splice(index, 1);
          this.chosen = null;
          this.commit("sequence");
        })));
    }

    // Decks on the device.

    say(word) { this.shadowRoot.querySelector(".kept > [role=status]").textContent = word ? this.told.words[word] : ""; }

    change(how) {
      this.say("");
      try { store.change(how); } catch (error) { this.say(error.message); }
      this.drawKept();
    }

    drawKept() {
      if (!this.told) return;
      const { words, form } = this.told, place = this.shadowRoot.querySelector(".kept > div");
      let decks = {}, isBroken = false;
      try { decks = store.read()[form] || {}; } catch (error) {
        isBroken = error.message === "broken";
        this.say(error.message);
      }
      const typed = place.querySelector("input")?.value || "", focus = this.shadowRoot.activeElement?.dataset?.key;
      const name = h("input", { type: "text", maxlength: "40", autocomplete: "off", value: typed, "data-key": "called" });
      // What cannot be taken back is asked for twice.
      const twice = (key, word, asks, act) => this.button(key, word, ({ target }) => {
        const question = asks();
        if (!question || target.dataset.sure === name.value) return act();
        target.dataset.sure = name.value;
        target.textContent = question;
      });
      const keep = () => {
        let number = 1;
        while (filled(words.numbered, { number }) in decks) number += 1;
        const called = name.value.trim() || filled(words.numbered, { number });
        const deck = Object.fromEntries(KEPT.map((role) => [role, this.values[role]]));
        this.change((forms) => { (forms[form] ||= Object.create(null))[called] = deck; });
      };
      const file = h("input", { type: "file", accept: "application/json,.json", hidden: true, onchange: (event) => this.load(event.target) });
      place.replaceChildren(
        Object.keys(decks).length ? h("ul", {}, Object.entries(decks).map(([called, deck]) => h("li", { class: "deck" }, h("span", {}, called),
          this.button(`use:${called}`, filled(words.use, { name: called }), () => this.use(deck)),
          twice(`drop:${called}`, filled(words.drop, { name: called }), () => filled(words.sure, { name: called }), () => this.change((forms) => {
            delete forms[form][called];
            if (!Object.keys(forms[form]).length) delete forms[form];
          }))))) : h("p", { class: "note" }, words.none),
        h("label", {}, words.called, name),
        h("div", { class: "bar" },
          twice("keep", words.keep, () => decks[name.value.trim()] && words.replace, keep),
          Object.keys(decks).length ? this.button("export", words.export, () => store.save()) : "",
          this.button("import", words.import, () => file.click()),
          isBroken ? this.button("clear", words.clear, () => {
            try { store.clear(); this.say(""); } catch (error) { this.say(error.message); }
            this.drawKept();
          }) : ""),
        file);
      if (focus) this.shadowRoot.querySelector(`.kept [data-key="${CSS.escape(focus)}"]`)?.focus();
    }

    use(deck) {
      this.past.push(this.values);
      const values = { ...this.values, ...deck, sequence: "", line: "", draws: "" };
      this.open = this.chosen = null;
      this.mistakes = [];
      this.adopt(values);
      this.tell(values);
    }

    async load(input) {
      const text = await input.files[0].text();
      input.value = "";
      try {
        const found = store.opened(text);
        this.change((forms) => { for (const [form, decks] of Object.entries(found)) forms[form] = { ...forms[form], ...decks }; });
      } catch (error) { this.say(error.message); }
    }
  }

  if (!customElements.get("rw-hands")) customElements.define("rw-hands", Hands);
})();
