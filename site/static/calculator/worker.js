// Loads the engine and answers with it, away from the page. Nothing is fetched but the files that the page names, which
// stand in one folder; what was loaded is kept on the device, where the browser allows that, and not loaded again.
import { start } from "./engine.js";

const KEPT = "rulewright engine";
let answering;

async function kept() {
  try {
    return self.caches ? await caches.open(KEPT) : null;
  } catch {
    return null;  // no secure context, or the reader forbids it
  }
}

// The file as it is sent. What is kept is named by its content, so it is never out of date.
async function response(url, cache) {
  const known = cache && await cache.match(url);
  if (known) return known;
  const loaded = await fetch(url, { credentials: "omit" });
  if (!loaded.ok) throw Object.assign(new Error(url.pathname + ": " + loaded.status), { isGone: true });
  if (cache) await cache.put(url, loaded.clone()).catch(() => {});
  return loaded;
}

async function load({ folder, files, lock }) {
  const base = new URL(folder), cache = await kept();
  const all = Object.values(files).reduce((sum, each) => sum + each.size, 0);
  let done = 0;
  const bytes = async (kind) => {
    const sent = await response(new URL(files[kind].name, base), cache);
    const counted = sent.body.pipeThrough(new TransformStream({
      transform(part, through) {
        done += part.byteLength;
        postMessage({ loaded: Math.min(done, all), all });
        through.enqueue(part);
      }
    }));
    const plain = kind.endsWith(".gz") ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
    return new Uint8Array(await new Response(plain).arrayBuffer());
  };
  const [wasm, library, packages, program] = await Promise.all(
    ["pyodide.wasm.gz", "library.zip.gz", "packages.tar.gz", "program.tar.gz", "pyodide.js", "loader.js"].map(bytes)
  );
  await forgetOthers(cache, base, files);
  postMessage({ starting: true });
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
    ["loader.js", "pyodide.js"].map((kind) => import(new URL(files[kind].name, base).href))
  );
  const told = { "pyodide.asm.wasm": [wasm, "application/wasm"], "python_stdlib.zip": [library, "application/zip"] };
  const outside = self.fetch;
  self.fetch = async (url) => {
    const [content, type] = told[new URL(url.url || url, base).pathname.split("/").pop()] || [];
    if (!content) throw new TypeError("The engine fetches nothing else.");
    return new Response(content, { headers: { "Content-Type": type } });
  };
  try {
    const options = { indexURL: base.href, createPyodideModule, lockFileContents: JSON.stringify(lock) };
    return await start(loadPyodide, options, [packages, program]);
  } finally {
    self.fetch = outside;
  }
}

async function forgetOthers(cache, base, files) {
  const wanted = new Set(Object.values(files).map((each) => new URL(each.name, base).href));
  for (const request of cache ? await cache.keys() : []) {
    if (request.url.startsWith(base.href) && !wanted.has(request.url)) await cache.delete(request);
  }
}

self.onmessage = async ({ data }) => {
  try {
    answering ||= load(data.engine);
    const engine = await answering;
    postMessage({ ready: true });
    if (data.ask) postMessage({ answer: JSON.parse(engine.answer(data.ask.situation, JSON.stringify(data.ask.given), data.ask.language)) });
  } catch (error) {
    const why = error.isGone ? "outdated" : error instanceof TypeError ? "absent" : "failed";
    postMessage({ failed: String(error), why });
  }
};
