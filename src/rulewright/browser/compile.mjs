// Compiles Python for Pyodide: `node compile.mjs PYODIDE TASKS`. TASKS is a file with a line of JSON per file:
// [source file, target file, name in tracebacks]. Docstrings are shortened to "_". They are not removed, because a
// dataclass without one would build its own at every start. Tracebacks have lines but no columns, which would add half
// to the size.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, tasks] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: "1" } });
const compiled = python.runPython(`
import ast
from importlib._bootstrap_external import _code_to_timestamp_pyc as as_file

def compiled(source, name):
    tree = ast.parse(source.to_bytes(), name)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[0].value.value = "_"
    return as_file(compile(tree, name, "exec", dont_inherit=True))

compiled
`);
for (const line of readFileSync(tasks, "utf-8").split("\n").filter(Boolean)) {
  const [source, target, name] = JSON.parse(line);
  const made = compiled(new Uint8Array(readFileSync(source)), name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, made.toJs());
  made.destroy();
}
