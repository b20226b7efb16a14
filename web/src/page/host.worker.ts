/** The host of the tables, in a worker of its own: it answers what a server would. */
import { Box } from './box';
import type { FromHost, ToHost, FromThinker, ToThinker } from './messages';
import { Python } from './python';
import type { Listed } from './files';

/** `quadrant.page.browser.Table` */
interface Table {
  call(method: string, path: string, body: string): Promise<[number, string]>;
  open(line: number, match: string, after: number, epoch: number | null): Promise<void>;
  said(line: number, text: string): Promise<void>;
  close(line: number): void;
}

const tell = (message: FromHost): void => self.postMessage(message);
/** A thought that takes longer has no end: its worker is replaced. */
const LONGEST = 30_000;

/** The other worker, in which bots think; it begins when it is first needed, and again when it has failed. */
class Thinker {
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, { done: (result: Uint8Array) => void; fail: (why: Error) => void }>();

  constructor(
    readonly base: string,
    readonly files: Listed,
  ) {}

  /** Gets ready, so that the first bot need not wait for it. */
  ahead(): void {
    this.#start();
  }

  think(game: string, task: Uint8Array): Promise<Uint8Array> {
    const ref = ++this.#last;
    const worker = this.#start();
    const timer = setTimeout(() => this.#fail(new Error('it thinks without end')), LONGEST);
    return new Promise<Uint8Array>((done, fail) => {
      this.#waiting.set(ref, { done, fail });
      this.#send(worker, { kind: 'think', ref, game, task });
    }).finally(() => clearTimeout(timer));
  }

  #send(worker: Worker, message: ToThinker): void {
    worker.postMessage(message);
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const asked = this.#waiting.get(data.ref);
      this.#waiting.delete(data.ref);
      if (data.result) asked?.done(data.result);
      else asked?.fail(new Error('the thinker has failed'));
    };
    worker.onerror = (e) => this.#fail(new Error(e.message));
    this.#send(worker, { kind: 'start', base: this.base, files: this.files });
    return (this.#worker = worker);
  }

  #fail(why: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { fail } of this.#waiting.values()) fail(why);
    this.#waiting.clear();
  }
}

class Host {
  readonly #python: Promise<Python>;
  readonly #thinker: Thinker;
  #table: Promise<Table> | null = null;
  /** the game that was asked for last: bots are thinking about it */
  #game = '';

  constructor(base: string, files: Listed) {
    this.#python = Python.start(base, files);
    this.#thinker = new Thinker(base, files);
  }

  /** The table, with the game in place. */
  async at(game: string): Promise<Table> {
    const python = await this.#python;
    if (game) {
      await python.game(game);
      this.#game = game;
    }
    return (this.#table ??= this.#make(python));
  }

  async #make(python: Python): Promise<Table> {
    const js = {
      box: new Box(),
      tell: (line: number, text: string) => tell({ kind: 'told', line, text }),
      think: (task: Uint8Array) => this.#thinker.think(this.#game, task),
    };
    const make = python.api.pyimport('quadrant.page.browser').Table;
    const table = make(js) as Table & { call: (...args: string[]) => Promise<{ toJs(): [number, string] }> };
    tell({ kind: 'ready' });
    this.#thinker.ahead();
    return table as Table;
  }
}

let host: Host | null = null;

async function carryOut(message: ToHost): Promise<void> {
  if (message.kind === 'start') {
    host = new Host(message.base, message.files);
    await host.at('');
    return;
  }
  if (!host) return;
  const table = await host.at('game' in message ? message.game : '');
  if (message.kind === 'call') {
    const [status, text] = await table.call(message.method, message.path, message.body);
    tell({ kind: 'answer', ref: message.ref, status, text });
  } else if (message.kind === 'open') {
    tell({ kind: 'opened', line: message.line });
    await table.open(message.line, message.match, message.after, message.epoch);
  } else if (message.kind === 'said') await table.said(message.line, message.text);
  else table.close(message.line);
}

self.onmessage = ({ data }: MessageEvent<ToHost>) => {
  carryOut(data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
};
