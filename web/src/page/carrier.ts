/** The line to the host in this browser's own worker. What needs no host is answered here: lists, texts, who plays. */
import type { Answer, Carrier, Wire, WireEvents } from '../wire/carrier';
import type { LessonInfo, Lobby, MatchInfo } from '../wire/shapes';
import { Box } from './box';
import { fetched } from './fetched.svelte';
import { opened, plain } from './files';
import type { FromHost, ToHost } from './messages';

/** A lesson's match also says how far it has come. */
type Shown = MatchInfo & { step?: number; steps?: number };

const ME = { public: false, user: { id: 1, name: 'local', guest: false }, mail: false };
/** A line to a match that is not there, or not any more, is closed with this. */
const GONE = 4404;
/** With this and a code the host closes a line. */
const CLOSED = 'closed ';
const PORTION = 50;
const answered = (text: string, status = 200): Answer => ({ status, text });
const absent = (detail: string): Answer =>
  answered(JSON.stringify({ status: 404, code: 'not_found', detail, refusal: null }), 404);

export class WorkerCarrier implements Carrier {
  readonly alone = true;
  readonly #box = new Box();
  readonly #answers = new Map<number, { done: (answer: Answer) => void; fail: (why: Error) => void }>();
  readonly #lines = new Map<number, WorkerWire>();
  #worker: Promise<Worker> | null = null;
  #last = 0;

  async call(method: string, path: string, body = ''): Promise<Answer> {
    const place = path.split('?')[0] ?? '';
    const parts = place.split('/').filter(Boolean);
    if (method === 'GET') {
      const here = await this.#here(parts, path);
      if (here) return here;
    }
    if (method === 'DELETE' && parts[0] === 'notices') return answered('null');
    const game = await this.#gameOf(parts, body);
    if (game === null) return absent(`there is nothing at ${place}`);
    const worker = await this.#ready(game);
    return this.#ask(worker, { kind: 'call', ref: ++this.#last, game, method, path, body });
  }

  connect(match: string, after: number, epoch: number | null, events: WireEvents): Wire {
    const line = ++this.#last;
    const wire = new WorkerWire(events, (message) => void this.#worker?.then((worker) => post(worker, message)), line);
    this.#lines.set(line, wire);
    wire.onclosed = () => this.#lines.delete(line);
    void this.#infoOf(match).then(
      async (info) => {
        if (!info) wire.end(GONE);
        else post(await this.#ready(info.game), { kind: 'open', line, game: info.game, match, after, epoch });
      },
      () => wire.end(1006),
    );
    return wire;
  }

  /** What is answered without the host. */
  async #here(parts: string[], path: string): Promise<Answer | null> {
    const [what, game = '', which] = parts;
    if (what === 'me') return answered(JSON.stringify(ME));
    if (what === 'notices') return answered('[]');
    if (what === 'meanwhile') return answered('{}');
    if (what === 'games' && which !== 'puzzles') return answered(await this.#file(game, which));
    if (what === 'lessons') return answered(JSON.stringify(await this.#lessons()));
    if (what === 'matches' && parts.length === 1) {
      const skip = Number(new URLSearchParams(path.split('?')[1] ?? '').get('skip') ?? 0);
      return answered(JSON.stringify(await this.#lobby(skip)));
    }
    return null;
  }

  async #file(game: string, which: string | undefined): Promise<string> {
    const { base, listed } = await fetched.start();
    if (!game) return plain(base, 'files/games.json');
    if (which === 'cover' && !(await fetched.here(game))) return plain(base, `files/${game}-cover.json`);
    await fetched.need(game);
    return (await opened(base, listed, game, which === 'lessons' ? `${game}-lessons.json` : `${game}.json`)).text();
  }

  async #shown(): Promise<Shown[]> {
    const infos = (await this.#box.heads()).map((head) => JSON.parse(head.info) as Shown);
    return infos.sort((a, b) => b.changed.localeCompare(a.changed));
  }

  async #lobby(skip: number): Promise<Lobby> {
    const listed = (await this.#shown()).filter(({ kind }) => kind !== 'lesson' && kind !== 'puzzle');
    const [mine, over] = [false, true].map((ended) =>
      listed.filter((match) => (match.status === 'over') === ended).map((match) => ({ ...match, seed: null })),
    );
    return { mine: mine ?? [], open: [], watch: [], over: (over ?? []).slice(skip, skip + PORTION) };
  }

  async #lessons(): Promise<LessonInfo[]> {
    const { base } = await fetched.start();
    const all = JSON.parse(await plain(base, 'files/lessons.json')) as LessonInfo[];
    const begun = (await this.#shown()).filter((match) => match.kind === 'lesson' && match.status !== 'over');
    return all.map((lesson) => {
      const match = begun.find(({ game, lesson: name }) => game === lesson.game && name === lesson.name);
      return match ? { ...lesson, match: match.id, step: match.step ?? 0 } : lesson;
    });
  }

  async #infoOf(match: string): Promise<MatchInfo | null> {
    const head = await this.#box.head(match);
    return head && (JSON.parse(head.info) as MatchInfo);
  }

  /** The game that a request is about; null if there is nothing that it could be about. */
  async #gameOf(parts: string[], body: string): Promise<string | null> {
    const [what, id] = parts;
    if (what === 'lessons' || what === 'games') return id ?? null;
    if (what !== 'matches') return null;
    if (id === undefined || id === 'import') {
      const asked: unknown = JSON.parse(body);
      const game = typeof asked === 'object' && asked !== null && 'game' in asked ? asked.game : null;
      return typeof game === 'string' && (await fetched.start()).listed.parts[game] ? game : 'generals';
    }
    return (await this.#infoOf(id))?.game ?? null;
  }

  /** The host, once all that the game needs is here. */
  async #ready(game: string): Promise<Worker> {
    await fetched.need(game);
    this.#worker ??= this.#start();
    return this.#worker;
  }

  async #start(): Promise<Worker> {
    const { base, listed } = await fetched.start();
    const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    worker.onerror = (e) => this.#failed(e.message);
    post(worker, { kind: 'start', base, files: listed });
    return worker;
  }

  #ask(worker: Worker, message: Extract<ToHost, { kind: 'call' }>): Promise<Answer> {
    return new Promise((done, fail) => {
      this.#answers.set(message.ref, { done, fail });
      post(worker, message);
    });
  }

  #hear(message: FromHost): void {
    if (message.kind === 'answer') {
      this.#answers.get(message.ref)?.done({ status: message.status, text: message.text });
      this.#answers.delete(message.ref);
    } else if (message.kind === 'told') this.#lines.get(message.line)?.hear(message.text);
    else if (message.kind === 'opened') this.#lines.get(message.line)?.opened();
    else if (message.kind === 'failed') this.#failed(message.why);
  }

  /** The host has failed: everything is stored, so another one goes on. */
  #failed(why: string): void {
    reportError(new Error(why));
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
    for (const { fail } of this.#answers.values()) fail(new Error(why));
    this.#answers.clear();
    for (const wire of [...this.#lines.values()]) wire.end(1011);
  }
}

function post(worker: Worker, message: ToHost): void {
  worker.postMessage(message);
}

/** A live line through the worker. */
class WorkerWire implements Wire {
  open = false;
  onclosed: () => void = () => undefined;
  readonly #events: WireEvents;
  readonly #post: (message: ToHost) => void;
  readonly #line: number;
  #ended = false;

  constructor(events: WireEvents, send: (message: ToHost) => void, line: number) {
    this.#events = events;
    this.#post = send;
    this.#line = line;
  }

  opened(): void {
    if (this.#ended) return;
    this.open = true;
    this.#events.onopen();
  }

  hear(text: string): void {
    if (this.#ended) return;
    if (!text.startsWith(CLOSED)) this.#events.onmessage(text);
    else this.end(Number(text.slice(CLOSED.length)));
  }

  send(text: string): void {
    this.#post({ kind: 'said', line: this.#line, text });
  }

  close(): void {
    if (this.open) this.#post({ kind: 'close', line: this.#line });
    this.#ended = true;
    this.open = false;
    this.onclosed();
  }

  /** It is closed from the other side. */
  end(code: number): void {
    if (this.#ended) return;
    this.#ended = true;
    this.open = false;
    this.onclosed();
    this.#events.onclose(code);
  }
}
