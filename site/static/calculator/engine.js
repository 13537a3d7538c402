// Starts the program under Pyodide, in a worker or in Node. It stands compiled in two archives: what it is made with,
// and itself.

const HOME = "/rulewright";

// The files of a tar, each as [name, bytes].
export function* untarred(archive) {
  const text = new TextDecoder();
  for (let at = 0; archive[at]; ) {
    const field = (begin, length) => text.decode(archive.subarray(at + begin, at + begin + length)).split("\0")[0];
    const name = field(0, 100), folder = field(345, 155), size = parseInt(field(124, 12), 8);
    yield [folder ? folder + "/" + name : name, archive.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

// `options` are Pyodide's; `archives` the unpacked ones, which may still be on their way. Gives the functions of `rulewright.browser.worker_api`.
export async function start(loadPyodide, options, archives) {
  const env = { HOME, PYTHONDONTWRITEBYTECODE: "1", PYDANTIC_DISABLE_PLUGINS: "1" };  // it would look for some at every start
  const python = await loadPyodide({ ...options, env });
  const made = new Set();
  for (const archive of archives) {
    for (const [name, content] of untarred(await archive)) {
      const path = HOME + "/" + name, folder = path.slice(0, path.lastIndexOf("/"));
      if (!made.has(folder)) {
        python.FS.mkdirTree(folder);
        made.add(folder);
      }
      python.FS.writeFile(path, content, { canOwn: true });
    }
  }
  python.runPython("import sys; sys.path.insert(0, '" + HOME + "')");
  python.pyimport("rulewright.browser.compiled_dataclasses").destroy();
  return python.pyimport("rulewright.browser.worker_api");
}
