// Answers with the engine as a browser does: `node answers.mjs FOLDER PYODIDE LIBRARY TASKS ANSWERS`. Tasks are a JSON
// array of calls, [function, …arguments]; what each gives is written as a JSON array of texts.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

process.on("uncaughtException", (error) => {  // without the source that Node would show, of a megabyte in one line
  process.stderr.write(`${error.stack}\n`, () => process.exit(1));
});
const [site, pyodide, library, tasks, answers] = process.argv.slice(2);
const { start } = await import(pathToFileURL(process.env.ENGINE_SCRIPT));
const { files, lock } = JSON.parse(readFileSync(`${site}/engine.json`, "utf-8"));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const archives = ["packages.tar.gz", "program.tar.gz"].map(
  (kind) => new Uint8Array(gunzipSync(readFileSync(`${site}/engine/${files[kind].name}`)))
);
const options = { indexURL: `${pyodide}/`, stdLibURL: library, lockFileContents: JSON.stringify(lock) };
const engine = await start(loadPyodide, options, archives);
const called = JSON.parse(readFileSync(tasks, "utf-8")).map(([name, ...given]) => engine[name](...given));
writeFileSync(answers, JSON.stringify(called));
