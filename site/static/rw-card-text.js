// The notation in which cards, piles and sequences of cards are written: text to what is drawn, and back. What is written in
// no way that could be drawn is `null`; whether it means something is for others to say. A card is {name, L, R, abilities,
// isConstant}; L and R are its edges, lists of {code, number} by place: the row, M or F. Effects stand in rows {head, effects};
// the head is null, a range {low, high} or the code of a level.
globalThis.rwCardText = (() => {
  "use strict";
  const PLACES = "123456789MF";
  const isRow = (place) => place !== "M" && place !== "F";
  const placesOf = (edge) => Object.keys(edge).sort((one, other) => PLACES.indexOf(one) - PLACES.indexOf(other));

  // The lines of all cards.
  const lines = (text) => text.split(/[;\n]/).map((line) => line.trim()).filter(Boolean);

  function number(text) { return text === undefined ? 1 : Number(text); }

  function each(text, read) {
    const parts = text.split(",").map((part) => part.trim().toLowerCase()).filter(Boolean).map(read);
    return parts.includes(null) ? null : parts;
  }

  function readIcon(text) {
    const found = /^([a-z+?])([+-]?\d{1,2})?$/.exec(text);
    return found && { code: found[1], number: number(found[2]) };
  }

  function readLevels(text) {
    const parts = text.toLowerCase().split("|").map((part) => /^([a-z]{2})[a-z]*(\d?)$/.exec(part));
    return parts.includes(null) ? null : parts.map(([, code, level]) => ({ code, number: level ? Number(level) : 1 }));
  }

  function readEffect(text) {
    const found = /^(?:([a-z]+)\?)?([a-z]+|\+|\?)([+-]?\d{1,2})?(?:([*@])([a-z]+))?$/.exec(text.replaceAll(" ", ""));
    if (!found) return null;
    const [, when = "", code, told, sign = "", attribute = ""] = found;
    const times = sign && sign + (attribute === "dmg" ? attribute : attribute.slice(0, 2));
    return { code, number: number(told), times, when };
  }

  // The keys of an edge by place; `row` reads what stands in a row.
  function readKeys(text, row) {
    const joined = text.replace(/\s*([,|])\s*|\s+(?=:)/g, (whole, sign) => sign || "").replace(/:\s+(?!\w\s*:)/g, ":");
    const edge = {};
    for (const part of joined.split(/\s+/).filter(Boolean)) {
      const at = part.indexOf(":");
      const place = (at < 0 ? part : part.slice(0, at)).toUpperCase(), content = at < 0 ? "" : part.slice(at + 1);
      if (place.length !== 1 || !PLACES.includes(place) || place in edge) return null;
      const found = isRow(place) ? row(content) : each(content, readIcon);
      if (!found) return null;
      edge[place] = found;
    }
    return edge;
  }

  const readEdge = (text) => readKeys(text, readLevels);

  function readCard(line) {
    const [head, ...rest] = line.split("=");
    const name = head.trim().replace(/\s+/g, " "), [keys, ...abilities] = rest.join("=").split("/");
    const [left, ...right] = keys.split(">");
    const card = { name, L: readKeys(left, (text) => each(text, readIcon)), R: readEdge(right.join(">")), abilities: [], isConstant: false };
    if (!rest.length || !name || !card.L || !card.R) return null;
    for (const text of abilities.map((ability) => ability.trim()).filter(Boolean)) {
      const [trigger, ...effects] = text.split(":");
      const found = /^([a-z]+)(\d{0,2})$/.exec(trigger.trim().toLowerCase());
      if (text.toLowerCase() === "passive") {
        card.isConstant = true;
        continue;
      }
      const read = each(effects.join(":"), readEffect);
      if (!found || !effects.length || !read) return null;
      card.abilities.push({ code: found[1], number: found[2] ? Number(found[2]) : 1, effects: read });
    }
    return card;
  }

  const counted = ({ code, number }) => code + (number === 1 ? "" : number);

  // `parting` is the sign between what stands in a row.
  function writeKeys(edge, parting) {
    return placesOf(edge).filter((place) => place !== "F" || edge.F.length).map((place) => {
      const content = edge[place].map(counted).join(isRow(place) ? parting : ",");
      return content ? `${place}:${content}` : place;
    }).join(" ");
  }

  function writeEffects(effects, isSigned) {
    return effects.map(({ code, number, times, when }) => {
      const told = isSigned(code) && number > 0 ? `+${number}` : isSigned(code) || number !== 1 ? number : "";
      return (when && `${when}?`) + code + told + times;
    }).join(", ");
  }

  const writeEdge = (edge) => writeKeys(edge, "|");

  function writeCard({ name, L, R, abilities, isConstant }, isSigned) {
    const right = writeEdge(R);
    const parts = [`${name} = ${[writeKeys(L, ","), right && `> ${right}`].filter(Boolean).join(" ")}`.trim()];
    if (isConstant) parts.push("passive");
    for (const ability of abilities) parts.push(`${counted(ability)}: ${writeEffects(ability.effects, isSigned)}`.trim());
    return parts.join(" / ");
  }

  function readHead(kind, text) {
    if (kind === "levels") return text.slice(0, 2).toLowerCase();
    const found = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2})|(\+))?$/.exec(text);
    return found && { low: Number(found[1]), high: found[3] ? null : Number(found[2] || found[1]) };
  }

  // Rows of a kind: none, ranges, levels. One that cannot be drawn has its text alone.
  function readRows(kind, text) {
    if (kind === "none") return [{ head: null, effects: each(text, readEffect), text }];
    return lines(text).map((line) => {
      const [head, ...effects] = line.split(":"), found = readHead(kind, head.trim());
      return { head: found, effects: found && effects.length ? each(effects.join(":"), readEffect) : null, text: line };
    });
  }

  function writeHead(head) {
    if (typeof head === "string") return head;
    return head.low + (head.high === null ? "+" : head.high > head.low ? `-${head.high}` : "");
  }

  function writeRows(rows, isSigned) {
    return rows.map(({ head, effects, text }) => {
      const told = effects ? writeEffects(effects, isSigned) : text;
      return effects && head !== null ? `${writeHead(head)}: ${told}`.trim() : told;
    }).join("; ");
  }

  // The moves of a line, and what is drawn in it.
  const readMoves = (text) => text.split(/[,;\n]/).map((part) => part.trim()).filter(Boolean);
  const writeMoves = (moves) => moves.join(", ");
  // A move is a card by its name, its magic key paid (+), or one whose charges are paid (use).
  const readMove = (move) => ({ name: move.replace(/^use\s+/i, "").replace(/\s*\+$/, ""), isUsed: /^use\s/i.test(move), isPaid: move.endsWith("+") });
  const writeMove = ({ name, isUsed, isPaid }) => (isUsed ? "use " : "") + name + (isPaid ? "+" : "");

  function readPile(text) {
    const pile = new Map();
    for (const part of text.split(/[,;\n]/).map((each) => each.trim()).filter(Boolean)) {
      const found = /^(.+?)\s+[x×](\d{1,2})$/.exec(part);
      const name = (found ? found[1] : part).replace(/\s+/g, " ");
      pile.set(name, (pile.get(name) || 0) + (found ? Number(found[2]) : 1));
    }
    return pile;
  }

  function writePile(pile) {
    return [...pile].filter(([, count]) => count > 0).map(([name, count]) => name + (count > 1 ? ` x${count}` : "")).join(", ");
  }

  function readSequence(text) {
    return text.split(/[,;\n](?![^[]*\])/).map((part) => part.trim()).filter(Boolean).map((part) => {
      const found = /^([^+@()[\]]+?)\s*(\+)?\s*(@)?\s*(?:\((\d)\))?\s*(?:\((\d{1,2})ch\))?\s*(?:\[([a-z ,]*)\])?$/i.exec(part);
      if (!found) return { name: part, isRaw: true };
      return {
        name: found[1].replace(/\s+/g, " "), isPaid: Boolean(found[2]), isForeign: Boolean(found[3]),
        tokens: Number(found[4] || 0), charges: Number(found[5] || 0), joined: found[6]
      };
    });
  }

  function writeSequence(sequence) {
    return sequence.map(({ name, isRaw, isPaid, isForeign, tokens, charges, joined }) => isRaw ? name : [
      name + (isPaid ? "+" : "") + (isForeign ? "@" : ""), tokens ? `(${tokens})` : "", charges ? `(${charges}ch)` : "",
      joined === undefined ? "" : `[${joined}]`
    ].filter(Boolean).join(" ")).join(", ");
  }

  return {
    isRow, placesOf, lines, readCard, writeCard, readEdge, writeEdge, readPile, writePile, readSequence, writeSequence,
    readRows, writeRows, writeHead, readMoves, writeMoves, readMove, writeMove
  };
})();
