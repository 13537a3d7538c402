// Loads the engine and answers with it, away from the page. Nothing is fetched but the files that the page names, which
// stand in one folder; what was loaded is kept on the device, where the browser allows that, and not loaded again unless
// nothing could be made of it: a network that asks to log in answers every address with a page of its own.
import { start } from "./engine.js";

const KEPT = "rulewright engine", outside = self.fetch.bind(self);
let answering;

async function opened() {
  try {
    return self.caches ? await caches.open(KEPT) : null;
  } catch {
    return null;  // no secure context, or the reader forbids it
  }
}

// The file as it is sent, and what tells when it is kept. It is named by its content, so it is never out of date.
async function response(url, cache, isAnew) {
  const known = cache && await cache.match(url);
  if (known) return { sent: known, wasKept: true };
  const sent = await outside(url, { credentials: "omit", cache: isAnew ? "reload" : "default" }).catch((error) => {
    throw Object.assign(error, { isAbsent: true });
  });
  if (!sent.ok) throw Object.assign(new Error(url.pathname + ": " + sent.status), { isGone: true });
  return { sent, keeping: cache && cache.put(url, sent.clone()).catch(() => {}) };
}

async function load(engine, isAnew) {
  const base = new URL(engine.folder), cache = await opened(), found = { wasKept: false };
  try {
    return await loaded(base, cache, engine, isAnew, found);
  } catch (error) {
    const isDamaged = !error.isGone && !error.isAbsent && navigator.onLine;
    if (isDamaged) await forget(cache, base, engine.files, true);
    throw Object.assign(error, { isAgain: isDamaged && found.wasKept });
  }
}

async function loaded(base, cache, { files, lock }, isAnew, found) {
  const all = Object.values(files).reduce((sum, each) => sum + each.size, 0);
  const kept = [];
  let done = 0;
  const stream = async (kind) => {
    const { sent, keeping, wasKept } = await response(new URL(files[kind].name, base), cache, isAnew);
    kept.push(keeping);
    found.wasKept ||= Boolean(wasKept);
    const counted = sent.body.pipeThrough(new TransformStream({
      transform(part, through) {
        done += part.byteLength;
        postMessage({ loaded: Math.min(done, all), all });
        through.enqueue(part);
      }
    }));
    return kind.endsWith(".gz") ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  };
  const bytes = async (kind) => new Uint8Array(await new Response(await stream(kind)).arrayBuffer());
  // Everything is under way at once: what arrives is compiled, and Python starts, while the rest is still loading.
  const code = stream("pyodide.wasm.gz").then((sent) => WebAssembly.compileStreaming(new Response(sent, { headers: { "Content-Type": "application/wasm" } })));
  const [library, ...archives] = ["library.zip.gz", "packages.tar.gz", "program.tar.gz"].map(bytes);
  const scripts = ["loader.js", "pyodide.js"].map((kind) => bytes(kind).then(() => import(new URL(files[kind].name, base).href)));
  const whole = Promise.all([code, library, ...archives, ...scripts]);
  whole.then(async () => {
    postMessage({ starting: true });
    await Promise.all(kept);
    await forget(cache, base, files, false);
    postMessage({ kept: true });
  }).catch(() => {});  // told below
  const started = Promise.all(scripts).then(([{ loadPyodide }, { default: createPyodideModule }]) => {
    answerAlone(base, code, library);
    const options = { indexURL: base.href, createPyodideModule, lockFileContents: JSON.stringify(lock) };
    return start(loadPyodide, options, archives);
  });
  // Pyodide waits for ever for what could not be loaded, so that is looked at first.
  const [engine] = await Promise.all([started, whole]);
  return engine;
}

// Pyodide asks for its own files as they are compressed nowhere; it gets what came, and nothing else.
function answerAlone(base, code, library) {
  self.fetch = async (url) => {
    const name = new URL(url.url || url, base).pathname.split("/").pop();
    if (name === "python_stdlib.zip") return new Response(await library);
    if (name === "pyodide.asm.wasm") return code;
    throw new TypeError("The engine fetches nothing else.");
  };
  WebAssembly.instantiateStreaming = async (compiled, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

// Keeps these files no more, or all others of the folder.
async function forget(cache, base, files, areThese) {
  const named = new Set(Object.values(files).map((each) => new URL(each.name, base).href));
  for (const request of cache ? await cache.keys() : []) {
    if (request.url.startsWith(base.href) && named.has(request.url) === areThese) await cache.delete(request);
  }
}

self.onmessage = async ({ data }) => {
  try {
    answering ||= load(data.engine, data.isAnew);
    const engine = await answering;
    postMessage({ ready: true });
    if (data.ask) postMessage({ answer: JSON.parse(engine.answer(data.ask.situation, JSON.stringify(data.ask.given), data.ask.language)) });
  } catch (error) {
    const why = error.isGone ? "outdated" : error.isAbsent || (error instanceof TypeError && !navigator.onLine) ? "absent" : "failed";
    postMessage({ failed: String(error), why, isAgain: Boolean(error.isAgain) });
  }
};
