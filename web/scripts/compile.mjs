/** Compiles modules with the interpreter that will run them: a JSON of {source: [target, name, level]}. */
import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { loadPyodide } from 'pyodide';

const [, , list = ''] = argv;
const wanted = Object.entries(JSON.parse(await readFile(list, 'utf8')));
const pyodide = await loadPyodide();
/** what is never checked against a source: there is none where it runs */
const compile = pyodide.runPython(`
import importlib.util, marshal
def compiled(source, name, level):
    code = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)
compiled`);
for (const [source, [target, name, level]] of wanted) {
  const made = compile(await readFile(source, 'utf8'), name, level);
  await writeFile(target, made.toJs());
  made.destroy();
}
