// Runs pytest in the Python of browsers, under Node: `node pytest.mjs PYODIDE PACKAGES TOOLS PROJECT ARGUMENTS`, the last a JSON
// array. Ends with pytest's status.
import { pathToFileURL } from "node:url";

process.on("uncaughtException", (error) => {  // without the source that Node would show, of a megabyte in one line
  process.stderr.write(`${error.stack}\n`, () => process.exit(3));
});
const [pyodide, packages, tools, project, given] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" } });
for (const [name, path] of Object.entries({ packages, tools, project })) python.mountNodeFS("/" + name, path);
python.globals.set("given", given);
process.exitCode = python.runPython(`
import json, os, sys
os.chdir("/project")
sys.path[:0] = ["/project/src", "/project/tests", "/project/tests/in_browser/there", "/packages", "/tools"]
import pytest
int(pytest.main(json.loads(given)))
`);
