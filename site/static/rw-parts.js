// What elements are made of: HTML's own, and the look that they share.
globalThis.rwParts = (() => {
  "use strict";
  const STYLE = `
    :host { display: block; font: inherit; color: var(--rw-ink); margin: 0 0 1rem; }
    :host * { box-sizing: border-box; }
    button, input, select { min-height: 44px; font: inherit; font-size: .9375rem; color: var(--rw-ink); background: var(--rw-raised); border: 1px solid var(--rw-soft); border-radius: .5rem; padding: 0 .75rem; }
    button { cursor: pointer; }
    button:disabled { color: var(--rw-soft); border-color: var(--rw-edge); cursor: default; }
    :focus-visible { outline: 3px solid var(--rw-accent); outline-offset: 2px; }
    .first, [aria-pressed="true"] { color: var(--rw-on-accent); background: var(--rw-accent); border-color: var(--rw-accent); }
    .bar { display: flex; flex-wrap: wrap; gap: .35rem; margin: .5rem 0; align-items: center; }
    .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`;

  function h(tag, given, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(given)) {
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (value === true || value === false) element.toggleAttribute(name, value);
      else if (value !== undefined && value !== null) element.setAttribute(name, value);
    }
    element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
    return element;
  }

  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name]);

  return { STYLE, h, filled };
})();
