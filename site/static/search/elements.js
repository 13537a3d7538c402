// Elements of a page, as the page that searches and the boxes that suggest make them.

export function element(name, text = "", attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// What is said of a hit, its matching words marked.
export function snippetElement(name, hit, attributes) {
  const made = element(name, "", { class: "snippet", ...attributes });
  for (const [piece, marked] of hit.snippet) made.append(marked ? element("mark", piece) : piece);
  return made;
}
