// Compiles the methods of all dataclasses of a program: `node record.mjs PYODIDE TARGET MODULES ARCHIVE…`.
// The archives are tars.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

process.on("uncaughtException", (error) => {  // without the source that Node would print, a line of a megabyte
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
});
const [folder, target, modules, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: "1" } });
for (const archive of archives) python.unpackArchive(new Uint8Array(readFileSync(archive)), "tar", { extractDir: "/program" });
const compiled = python.runPython(`
import importlib, marshal, sys
from contextlib import suppress
sys.path.insert(0, "/program")
from rulewright.browser.compiled_dataclasses import record_compiled

def compiled(modules):
    found = record_compiled()
    importlib.import_module("rulewright.browser.worker_api").load_games()
    for module in modules.split(","):
        with suppress(ImportError):  # a part that is not shipped
            importlib.import_module(module)
    return marshal.dumps(dict(sorted(found.items())))

compiled
`);
writeFileSync(target, compiled(modules).toJs());
