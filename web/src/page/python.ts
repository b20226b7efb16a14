/** The interpreter in a worker, with the packs of the games that it plays. */
import { opened, type Listed } from './files';
import type { PyodideAPI } from 'pyodide';

const SITE = '/lib/python3.14/site-packages';
/** Pyodide asks for packages that it might install; there are none. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314' },
  packages: {},
});

export class Python {
  readonly #base: string;
  readonly #files: Listed;
  readonly #pyodide: PyodideAPI;
  readonly #games = new Map<string, Promise<void>>();

  private constructor(base: string, files: Listed, pyodide: PyodideAPI) {
    this.#base = base;
    this.#files = files;
    this.#pyodide = pyodide;
  }

  static async start(base: string, files: Listed): Promise<Python> {
    const index = new URL('pyodide/', base).href;
    const common = opened(base, files, 'engine', 'common.pack').then((answer) => answer.arrayBuffer());
    unpackWasm(index, () => opened(base, files, 'engine', 'pyodide.asm.wasm'));
    const stdlib = URL.createObjectURL(await (await opened(base, files, 'engine', 'python.zip')).blob());
    const { loadPyodide } = (await import(/* @vite-ignore */ `${index}pyodide.mjs`)) as typeof import('pyodide');
    const pyodide = await loadPyodide({
      indexURL: index,
      stdLibURL: stdlib,
      lockFileContents: NO_PACKAGES,
      packageBaseUrl: index,
      convertNullToNone: true,
      env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' },
    });
    URL.revokeObjectURL(stdlib);
    unpack(pyodide, await common);
    return new Python(base, files, pyodide);
  }

  get api(): PyodideAPI {
    return this.#pyodide;
  }

  /** Puts a game's pack where Python finds it. */
  game(name: string): Promise<void> {
    let found = this.#games.get(name);
    if (!found) {
      found = opened(this.#base, this.#files, name, `${name}.pack`)
        .then((answer) => answer.arrayBuffer())
        .then((data) => unpack(this.#pyodide, data));
      found.catch(() => this.#games.delete(name));
      this.#games.set(name, found);
    }
    return found;
  }
}

/** The interpreter's own code comes compressed, from here: it is asked for by the name that it has unpacked. */
function unpackWasm(index: string, wasm: () => Promise<Response>): void {
  const usual = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url !== `${index}pyodide.asm.wasm`) return usual(input, init);
    return new Response((await wasm()).body, { headers: { 'Content-Type': 'application/wasm' } });
  };
}

/** A pack: the length of a list of names and sizes, that list, and the files one after another. */
function unpack(pyodide: PyodideAPI, data: ArrayBuffer): void {
  const length = new DataView(data).getUint32(0, true);
  const names = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length))) as [string, number][];
  let at = 4 + length;
  for (const [name, size] of names) {
    const path = `${SITE}/${name}`;
    pyodide.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    pyodide.FS.writeFile(path, new Uint8Array(data, at, size));
    at += size;
  }
}
