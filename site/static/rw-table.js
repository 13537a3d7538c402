// <rw-table data='{"game", "format", "hasOpponent", "fewest", "most", "fields", "shared", "first", "words"}' link="…">
// What lies on a table, kept on the device, one a game, in the game's own file format. It knows no rule: what follows from a
// table is the engine's. `begin` tells, and the event "rw-table" in its detail, what a calculator is to answer for:
// {table, for, against, fragment}, the last for links; `null` without a table.
(() => {
  "use strict";

  const FRAGMENT = "#table=", MOST_LETTERS = 100_000;
  const STYLE = `
    :host { display: block; font: inherit; color: var(--rw-ink); margin-bottom: .5rem; }
    summary { cursor: pointer; min-height: 44px; display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center; font-weight: 600; }
    summary::before { content: "▸" / ""; }
    [open] > summary::before { content: "▾" / ""; }
    summary span { font-weight: 400; overflow-wrap: anywhere; }
    details[open].all { padding-bottom: .25rem; border-bottom: 1px solid var(--rw-edge); }
    details details { border-top: 1px solid var(--rw-edge); }
    p { margin: 0 0 .5rem; }
    .fields { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); align-items: end; margin: .5rem 0 1rem; }
    label, .pieces { display: grid; gap: .25rem; min-width: 0; font-size: var(--rw-size-small, .875rem); color: var(--rw-soft); }
    label.switch { display: flex; align-items: center; gap: .5rem; min-height: 44px; color: var(--rw-ink); }
    .wide, .pieces, label:has(select), label:has(textarea), fieldset { grid-column: 1 / -1; }
    fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    legend { padding: 0; font-weight: 600; }
    input:not([type="checkbox"]), select, textarea { box-sizing: border-box; width: 100%; min-width: 0; min-height: 44px; padding: .375rem .75rem; font: inherit; font-size: 1rem; color: var(--rw-ink); background: var(--rw-raised); border: 1px solid var(--rw-soft); border-radius: .5rem; }
    input[type="checkbox"] { width: 1.25rem; height: 1.25rem; accent-color: var(--rw-accent); }
    .adding { display: flex; gap: .35rem; }
    .buttons { display: flex; flex-wrap: wrap; gap: .35rem; margin: .5rem 0; }
    button { min-height: 44px; min-width: 44px; padding: 0 .75rem; font: inherit; color: var(--rw-ink); background: var(--rw-raised); border: 1px solid var(--rw-edge); border-radius: .5rem; cursor: pointer; }
    button.first { color: var(--rw-on-accent); background: var(--rw-accent); border-color: var(--rw-accent); }
    [hidden], [role="status"]:empty { display: none; }
    @media print { :host { display: none; } }`;

  const isRecord = (found) => Boolean(found) && typeof found === "object" && !Array.isArray(found);
  const own = (record, name) => isRecord(record) && Object.hasOwn(record, name) ? record[name] : undefined;

  // What is kept: {"version": 1, "games": {game: {"table": {…}, "me": id}}}, whatever the table is like.
  const store = globalThis.rwKept({ key: "rulewright.table", version: 1, part: "games", file: "", checked: (each) => each });

  // Whether there is a table that can be shown; whether it can be so is the engine's to say.
  function isTable(found, format) {
    return isRecord(found) && found.schema === 1 && (found.format ?? format) === format && Array.isArray(found.players)
      && found.players.length > 0 && found.players.every((each) => typeof own(each, "id") === "string");
  }

  // Throws an error named after the word that says why there is none.
  function opened(text, format) {
    let found;
    try { found = text.length > MOST_LETTERS ? null : JSON.parse(text); } catch (error) { throw new Error("unreadable"); }
    if (own(found, "format") === format && Number.isInteger(found.schema) && found.schema > 1) throw new Error("newer");
    if (!isTable(found, format)) throw new Error("unreadable");
    return found;
  }

  // A path's value, of what is really there; setting `undefined` takes it out.
  const valueAt = (record, path) => path.split(".").reduce((inside, name) => own(inside, name), record);
  function setAt(record, path, value) {
    const names = path.split("."), last = names.pop();
    const places = [record];
    for (const name of names) {
      const inside = places.at(-1);
      if (!isRecord(own(inside, name))) inside[name] = {};
      places.push(inside[name]);
    }
    if (value === undefined) delete places.at(-1)[last]; else places.at(-1)[last] = value;
  }

  async function piped(bytes, stream) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(), parts = [];
    for (let size = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      size += value.length;
      if (size > 4 * MOST_LETTERS) throw new Error("unlinked");
      parts.push(value);
    }
  }

  // A table in a link: JSON, deflated, in letters that addresses may have.
  async function packed(told) {
    const bytes = await piped(new TextEncoder().encode(JSON.stringify(told)), new CompressionStream("deflate-raw"));
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return FRAGMENT + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  }

  async function unpacked(fragment, format) {
    try {
      const letters = atob(fragment.slice(FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/"));
      const bytes = await piped(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw"));
      const found = JSON.parse(new TextDecoder().decode(bytes));
      return { ...found, table: opened(JSON.stringify(found.table), format) };
    } catch (error) { throw new Error("unlinked"); }
  }

  function made(tag, more = {}, ...inside) {
    const element = Object.assign(document.createElement(tag), more);
    element.append(...inside);
    return element;
  }

  class Table extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: "open" }).innerHTML =
        `<style>${STYLE}</style><details class="all"><summary></summary><div class="inside"></div><p role="status"></p></details>` +
        `<input type="file" accept="application/json,.json" hidden>`;
      this.file = this.shadowRoot.querySelector("input");
      this.file.addEventListener("change", () => this.load());
      this.shown = { table: null, me: null };
      this.isUsed = this.isVisiting = this.isBroken = false;
      this.against = "";
    }

    connectedCallback() {
      this.told = JSON.parse(this.getAttribute("data"));
      this.unwatch = store.watch(() => this.follow());
      this.draw();
    }

    disconnectedCallback() { this.unwatch(); }

    // What to answer for at first: a link's table, otherwise the device's if the link tells nothing else.
    async begin(fragment, isFree) {
      this.take(this.kept());
      this.isUsed = isFree && Boolean(this.shown.table);
      if (fragment.startsWith(FRAGMENT)) {
        try {
          this.visit(await unpacked(fragment, this.told.format));
        } catch (error) { this.say(error.message); }
      }
      this.draw();
      return this.seat();
    }

    kept() {
      let found;
      this.isBroken = false;
      try { found = store.read()[this.told.game]; } catch (error) {
        this.isBroken = error.message === "broken";
        this.say(error.message);
      }
      if (!found) return { table: null, me: null };
      if (isTable(found.table, this.told.format)) return { table: found.table, me: found.me };
      this.isBroken = true;
      this.say("broken");
      return { table: null, me: null };
    }

    take({ table, me }) {
      this.isVisiting = false;
      this.shown = { table, me: table && table.players.some(({ id }) => id === me) ? me : table && table.players[0].id };
    }

    // Shows a table from elsewhere; one that is kept already is no stranger.
    visit({ table, me, against }) {
      const kept = this.kept();
      const isKept = JSON.stringify(kept.table) === JSON.stringify(table);
      this.take({ table, me: me ?? table.turn ?? null });
      this.against = table.players.some(({ id }) => id === against) ? against : "";
      this.isVisiting = !isKept;
      this.isUsed = true;
      this.shadowRoot.querySelector(".all").open = this.isVisiting;
    }

    // Another tab has kept something else.
    async follow() {
      if (this.isVisiting) return;
      this.take(this.kept());
      this.isUsed &&= Boolean(this.shown.table);
      this.draw();
      await this.tell();
    }

    async seat() {
      if (!this.isUsed || !this.shown.table) return null;
      const { table, me } = this.shown, against = this.told.hasOpponent && this.against;
      const fragment = await packed({ table, me, ...(against ? { against } : {}) });
      return { table: JSON.stringify(table), for: me, ...(against ? { against } : {}), fragment };
    }

    async tell() {
      this.dispatchEvent(new CustomEvent("rw-table", { detail: await this.seat(), bubbles: true, composed: true }));
    }

    say(word) { this.shadowRoot.querySelector("[role=status]").textContent = word ? this.told.words[word] : ""; }

    // Whatever a reader changes is kept at once, but for a table from elsewhere.
    change(how, isDrawn = true) {
      this.say("");
      how();
      if (!this.isVisiting) this.keep();
      if (isDrawn) this.draw(); else this.drawNames();
      return this.tell();
    }

    keep() {
      const { game } = this.told, { table, me } = this.shown;
      if (this.isBroken) return this.say("broken");
      try {
        store.change((games) => { games[game] = { table, me }; });
        this.isVisiting = false;
      } catch (error) { this.say(error.message); }
    }

    nameOf(player) {
      const { words, fields } = this.told, options = fields[0].options.find(([value]) => value === valueAt(player, "hero.character"));
      const name = own(player, "name"), character = options && options[1];
      return [typeof name === "string" && name, character].filter(Boolean).join(" · ") || words.nameless.replace("{id}", player.id);
    }

    draw() {
      const root = this.shadowRoot, inside = root.querySelector(".inside"), { words } = this.told, { table } = this.shown;
      const isOpen = new Set([...root.querySelectorAll(".player[open]")].map((each) => each.dataset.id));
      const focus = root.activeElement && root.activeElement.dataset.key;
      const parts = [];
      if (this.isVisiting) {
        parts.push(made("p", { textContent: words.elsewhere }), this.buttons(
          ["keep", () => this.change(() => { this.isVisiting = false; })], ["back", () => this.leave()]
        ));
      }
      if (table) {
        parts.push(this.who(), ...table.players.map((each) => this.player(each, isOpen)), this.buttons(
          ...(table.players.length < this.told.most ? [["add", () => this.addPlayer()]] : []),
          ["share", () => this.share()], ["export", () => this.save()], ["import", () => this.file.click()],
          ...(this.isVisiting ? [] : [["delete", (event) => this.ask(event.currentTarget)]])
        ), this.linkField());
      } else {
        parts.push(made("p", { textContent: words.none }), made("div", { className: "fields" }, this.first()), this.buttons(
          ["import", () => this.file.click()],
          ...(this.isBroken ? [["export", () => this.save()], ["delete", (event) => this.ask(event.currentTarget)]] : [])
        ));
      }
      inside.replaceChildren(...parts);
      this.drawNames();
      if (focus) (inside.querySelector(`[data-key="${CSS.escape(focus)}"]`) || inside.querySelector("button, select, input") || root.querySelector("summary")).focus();
    }

    // The names in the headings, which change while their fields keep the focus.
    drawNames() {
      const root = this.shadowRoot, { table, me } = this.shown, { words } = this.told;
      const mine = table && table.players.find(({ id }) => id === me);
      root.querySelector(".all > summary").replaceChildren(words.title, ...(mine && this.isUsed ? [made("span", { textContent: this.nameOf(mine) })] : []));
      for (const player of table ? table.players : []) {
        const name = this.nameOf(player);
        for (const each of root.querySelectorAll("[data-named]")) if (each.dataset.named === player.id) each.textContent = name;
        const button = root.querySelector(`[data-key="${CSS.escape(player.id + ":remove")}"]`);
        if (button) button.textContent = words.remove.replace("{name}", name);
      }
    }

    buttons(...all) {
      return made("div", { className: "buttons" }, ...all.map(([name, act], number) => {
        const button = made("button", { type: "button", textContent: this.told.words[name], className: name === "keep" && !number ? "first" : "" });
        button.dataset.key = name;
        button.addEventListener("click", act);
        return button;
      }));
    }

    // Whose answer it is, whether at all, against whom, whose turn it is, and the fields of the table itself.
    who() {
      const { words, hasOpponent, shared } = this.told, { table, me } = this.shown;
      const used = made("input", { type: "checkbox", checked: this.isUsed });
      used.dataset.key = "used";
      used.addEventListener("change", () => { this.isUsed = used.checked; this.drawNames(); this.tell(); });
      const players = (others) => table.players.filter(({ id }) => !others || id !== me);
      const chosen = (key, value, all, isOptional, act) => {
        const select = made("select", {}, ...(isOptional ? [made("option", { value: "", textContent: "–" })] : []), ...all.map((each) => {
          const option = made("option", { value: each.id, textContent: this.nameOf(each) });
          option.dataset.named = each.id;
          return option;
        }));
        select.value = value;
        select.dataset.key = key;
        select.addEventListener("change", () => act(select.value));
        return made("label", {}, made("span", { textContent: words[key] }), select);
      };
      const parts = [made("label", { className: "switch wide" }, used, words.use)];
      parts.push(chosen("me", me, players(), false, (id) => this.change(() => {
        this.shown.me = id;
        if (this.against === id) this.against = "";
      })));
      if (hasOpponent) parts.push(chosen("against", this.against, players(true), true, (id) => { this.against = id; this.tell(); }));
      if (words.turn) {
        parts.push(chosen("turn", typeof table.turn === "string" ? table.turn : "", players(), true, (id) => this.change(() => setAt(table, "turn", id || undefined))));
      }
      parts.push(...shared.map((each) => this.field(table, each, "table")));
      return made("div", { className: "fields" }, ...parts);
    }

    // The choice of one's own character, with which a table begins.
    first() {
      const [character] = this.told.fields;
      return this.choice({ ...character, label: this.told.words.mine }, "", "first", (value) => {
        if (!value) return;
        const players = Array.from({ length: this.told.fewest }, (_, number) => ({ id: String(number + 1), hero: {} }));
        this.change(() => {
          this.take({ table: { schema: 1, format: this.told.format, players }, me: "1" });
          this.choose(players[0], value);
          this.isUsed = true;
        });
      });
    }

    player(player, isOpen) {
      const summary = made("summary", { textContent: this.nameOf(player) }), groups = new Map();
      summary.dataset.named = player.id;
      summary.dataset.key = player.id + ":summary";
      const name = this.field(player, { path: "name", label: this.told.words.name, kind: "line", most: 60, default: "" }, player.id);
      const fields = made("div", { className: "fields" }, name);
      for (const each of this.told.fields) {
        if (each.group && !groups.has(each.group)) {
          groups.set(each.group, made("div", { className: "fields" }));
          fields.append(made("fieldset", {}, made("legend", { textContent: each.group }), groups.get(each.group)));
        }
        (groups.get(each.group) || fields).append(this.field(player, each, player.id));
      }
      const details = made("details", { className: "player", open: isOpen.has(player.id) }, summary, fields);
      details.dataset.id = player.id;
      if (this.shown.table.players.length > this.told.fewest) {
        const buttons = this.buttons(["remove", () => this.removePlayer(player)]);
        buttons.firstChild.dataset.key = player.id + ":remove";
        details.append(buttons);
      }
      return details;
    }

    // One field of a player, or of the table.
    field(place, field, id) {
      const { path, label, kind } = field, key = `${id}:${path}`, given = valueAt(place, path) ?? field.default;
      const set = (value, isDrawn) => this.change(() => setAt(place, path, value), isDrawn);
      if (kind === "pieces") return this.pieces(place, field, key);
      if (kind === "choice") {
        return this.choice(field, given ?? "", key, (value) => {
          if (path === this.told.fields[0].path) this.change(() => this.choose(place, value)); else set(value || undefined, false);
        });
      }
      const input = made(kind === "text" ? "textarea" : "input", kind === "switch" ? { type: "checkbox", checked: given === true } : { value: typeof given === "string" || typeof given === "number" ? given : "" });
      input.dataset.key = key;
      if (kind === "number") Object.assign(input, { type: "number", min: field.low, max: field.high, step: 1, inputMode: "numeric" });
      if (kind === "line" || kind === "text") input.maxLength = field.most;
      input.addEventListener("change", () => {
        if (kind === "switch") return set(input.checked || undefined, false);
        if (kind !== "number") return set(input.value.trim() || undefined, false);
        if (input.value === "" && !input.validity.badInput) return set(undefined, false);
        if (input.validity.valid) set(Number(input.value), false); else input.reportValidity();
      });
      if (kind === "switch") return made("label", { className: "switch" }, input, label);
      return made("label", {}, made("span", { textContent: label }), input);
    }

    choice({ label, options }, value, key, act) {
      const select = made("select", {}, made("option", { value: "", textContent: "–" }), ...this.options(options));
      select.value = value;
      select.dataset.key = key;
      select.addEventListener("change", () => act(select.value));
      return made("label", {}, made("span", { textContent: label }), select);
    }

    options(all) {
      const found = [];
      for (const [value, textContent, group] of all) {
        if (group && found.at(-1)?.label !== group) found.push(made("optgroup", { label: group }));
        (group ? found.at(-1) : { append: (each) => found.push(each) }).append(made("option", { value, textContent }));
      }
      return found;
    }

    // Cards, of which one may be there twice: each can be taken off, and others be added.
    pieces(place, { path, label, options, most }, key) {
      const given = valueAt(place, path), held = Array.isArray(given) ? given : [], { words } = this.told;
      const nameOf = (id) => options.find(([value]) => value === id)?.[1] ?? String(id);
      const set = (all) => this.change(() => setAt(place, path, all.length ? all : undefined));
      const taken = held.map((id, number) => {
        const button = made("button", { type: "button", textContent: `${nameOf(id)} ×`, ariaLabel: words.taken.replace("{name}", nameOf(id)) });
        button.dataset.key = `${key}:${number}`;
        button.addEventListener("click", () => set(held.filter((_, each) => each !== number)));
        return button;
      });
      const select = made("select", { ariaLabel: label }, made("option", { value: "", textContent: "–" }), ...this.options(options));
      const add = made("button", { type: "button", textContent: "+", ariaLabel: words.further.replace("{name}", label) });
      select.dataset.key = key;
      add.dataset.key = key + ":add";
      add.disabled = held.length >= most;
      add.addEventListener("click", () => { if (select.value) set([...held, select.value]); });
      const group = made("div", { className: "pieces", role: "group", ariaLabel: label }, made("span", { textContent: label }));
      if (taken.length) group.append(made("div", { className: "buttons" }, ...taken));
      group.append(made("div", { className: "adding" }, select, add));
      return group;
    }

    // Another character has its own values where those of the one before are as they were at the start.
    choose(player, character) {
      const { first, fields } = this.told, before = own(first, valueAt(player, fields[0].path)) || {}, after = own(first, character) || {};
      setAt(player, fields[0].path, character || undefined);
      for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const value = valueAt(player, path);
        if (value === undefined || value === before[path]) setAt(player, path, after[path]);
      }
    }

    addPlayer() {
      const { players } = this.shown.table, taken = new Set(players.map(({ id }) => id));
      let number = players.length + 1;
      while (taken.has(String(number))) number += 1;
      this.change(() => players.push({ id: String(number), hero: {} }));
      const added = [...this.shadowRoot.querySelectorAll(".player")].at(-1);
      added.open = true;
      added.querySelector("select").focus();
    }

    removePlayer(player) {
      const { table } = this.shown;
      this.change(() => {
        table.players = table.players.filter((each) => each !== player);
        if (table.turn === player.id) delete table.turn;
        if (this.shown.me === player.id) this.shown.me = table.players[0].id;
        if (this.against === player.id) this.against = "";
      });
    }

    leave() {
      this.take(this.kept());
      this.isUsed = Boolean(this.shown.table);
      this.draw();
      this.tell();
    }

    ask(button) {
      if (button.dataset.key !== "sure") {
        button.dataset.key = "sure";
        button.textContent = this.told.words.sure;
        return;
      }
      this.say("");
      try {
        if (this.isBroken && !this.canRead()) store.clear(); else store.change((games) => { delete games[this.told.game]; });
        this.isBroken = this.isUsed = false;
        this.take({ table: null, me: null });
      } catch (error) { this.say(error.message); }
      this.draw();
      this.tell();
    }

    canRead() {
      try { return Boolean(store.read()); } catch (error) { return false; }
    }

    linkField() {
      const input = made("input", { readOnly: true, value: this.getAttribute("link") || "" });
      input.dataset.key = "link";
      return made("label", { className: "link", hidden: true }, made("span", { textContent: this.told.words.link }), input);
    }

    async share() {
      if (!this.isUsed) {
        this.isUsed = true;
        this.draw();
        await this.tell();
      }
      const link = this.getAttribute("link"), field = this.shadowRoot.querySelector(".link");
      try {
        await navigator.clipboard.writeText(link);
        this.say("shared");
      } catch (error) {
        field.hidden = false;
        field.lastChild.value = link;
        field.lastChild.focus();
        field.lastChild.select();
      }
    }

    // The game's own file; what cannot be read is saved as it is.
    save() {
      const text = this.shown.table ? JSON.stringify(this.shown.table, null, 2) + "\n" : store.text();
      const link = made("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: this.told.format.replace("/", "-") + ".json" });
      link.click();
      URL.revokeObjectURL(link.href);
    }

    async load() {
      const text = await this.file.files[0].text();
      this.file.value = "";
      this.say("");
      try {
        this.visit({ table: opened(text, this.told.format) });
        if (!this.kept().table && !this.isBroken) this.keep();
      } catch (error) { return this.say(error.message); }
      this.draw();
      await this.tell();
    }
  }

  if (!customElements.get("rw-table")) customElements.define("rw-table", Table);
})();
