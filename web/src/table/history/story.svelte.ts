/**
 * What others do, one thing after another: a queue between the line, which brings the newest picture, and what is
 * shown. Choosing works on the newest; whoever acts sees the rest at once.
 */
import type { Picture } from '../../wire/merge';
import { settings } from '../../settings/settings.svelte';
import type { TableModel } from '../model.svelte';
import type { EventInfo, Table } from '../../wire/shapes';
import { beats, tellOf, type Beat } from './beats';
import { Frames } from './frames';
import { seen } from './seen';
import { Teller } from './teller.svelte';

/** how long the last moment stays while others choose, in milliseconds */
const LINGER = 4000;

export class Story {
  /** the picture that has been reached while newer ones wait; null when there are none */
  #reached = $state.raw<Table | null>(null);
  /** the first picture is still to come: nothing is shown, lest the end is */
  #waiting = $state(false);
  /** the last event that is shown; null when all are */
  #e = $state<number | null>(null);
  /** what was just shown, for those who listen */
  heard = $state.raw<EventInfo[]>([]);
  readonly teller: Teller;
  readonly frames: Frames;
  readonly #table: TableModel;
  /** the choice of one's own that is under way */
  #own: number | null = null;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableModel) {
    this.#table = table;
    this.frames = new Frames(table.id);
    this.teller = new Teller({
      tells: table.game.tells,
      pace: () => settings.pace,
      next: () => (this.#held ? null : (this.#beats()[0] ?? null)),
      show: (beat) => this.#show(beat),
      end: () => this.#end(),
    });
  }

  /** Whether newer pictures wait than the one that is shown. */
  get running(): boolean {
    return this.#reached !== null || this.#waiting;
  }

  /** The table as far as it has been told. */
  present(live: Table | null): Table | null {
    return this.#waiting ? null : (this.#reached ?? live);
  }

  /** The events that have been told. */
  events(all: EventInfo[]): EventInfo[] {
    const e = this.#e;
    return e === null ? all : all.filter((event) => event.e <= e);
  }

  /** The newest picture has come. */
  follow(before: Picture | null, next: Picture): void {
    const { n, epoch } = next.table;
    if (!before) return this.#begin(next);
    const past = before.table;
    if (epoch !== past.epoch || n < past.n) {
      this.frames.forget();
      return this.skip();
    }
    if (n === past.n) return;
    this.frames.keep(next.table);
    this.frames.keep(past);
    const mine = this.#own !== null && past.n === this.#own;
    this.#own = null;
    if (settings.pace === 'off' || this.#table.replay.at !== null) return this.#tell(past.n, next);
    if (mine) return this.#mine(past, next);
    if (!this.running) this.#from(past, this.#lastOf(past.n));
    this.teller.go();
  }

  /** One's own choice is sent: everything before it is seen, and what comes of it is shown at once. */
  act(): void {
    this.skip();
    this.#own = this.#table.live?.n ?? null;
  }

  /** Shows the rest at once. */
  skip(): void {
    this.teller.stop();
    this.#arrive();
  }

  /** Goes on where it was held up: by a curtain, or by the reader. */
  go(): void {
    if (this.running) this.teller.go();
  }

  /** The next one at once. */
  next(): void {
    if (this.running || this.teller.moment) this.teller.next();
  }

  close(): void {
    clearTimeout(this.#linger);
    this.teller.stop();
  }

  get #held(): boolean {
    return this.#table.curtain || this.#table.replay.at !== null;
  }

  /** Who comes to a match sees what happened since he last did something here, or looked. */
  #begin(next: Picture): void {
    const { table } = next;
    const from = Math.max(seen(this.#table.id) ?? -1, this.#lastAct(table));
    const known = from >= 0 && from < table.n;
    // A match that is over opens on its result; how it came to that is replayed on demand.
    if (settings.pace === 'off' || table.result || !known || !this.#told(next, from)) return this.#arrive();
    this.#waiting = true;
    this.#e = next.events.filter((event) => event.n <= from).at(-1)?.e ?? 0;
    void this.#catchUp(from, table);
  }

  async #catchUp(from: number, live: Table): Promise<void> {
    const first = await this.frames.at(from, live).catch(() => undefined);
    if (!this.#waiting) return;
    this.#waiting = false;
    if (!first) return this.skip();
    this.#reached = first;
    this.teller.go();
  }

  /** Whether anything to be told happened after that choice. */
  #told({ events }: Picture, n: number): boolean {
    return events.some((event) => event.n > n && !tellOf(event, this.#table.game.tells).aside);
  }

  #lastAct(table: Table): number {
    const acted = Object.values(table.acted ?? {});
    // What a fork has from its match was played there: nothing of it is told again.
    const start = this.#table.info.parent_n ?? 0;
    if (acted.length) return Math.max(start, ...acted);
    return Object.keys(table.own).length ? start : -1;
  }

  /** All of it is shown, and lit for a moment. */
  #tell(n: number, { events }: Picture): void {
    const now = this.#table.asKnown(events.filter((event) => event.n > n));
    this.#table.lights.flash(now.flatMap((event) => this.#table.words.targets(event.args)));
    this.#arrive();
    this.heard = now.filter((event) => !tellOf(event, this.#table.game.tells).aside).slice(-3);
  }

  /** What came of one's own choice is shown at once; but a die is looked at before others go on. */
  #mine(past: Table, next: Picture): void {
    this.#tell(past.n, next);
    const { tells } = this.#table.game;
    const rolled = next.events.some((event) => event.n > past.n && tellOf(event, tells).dice?.length);
    if (!rolled) return;
    this.#from(next.table, this.#lastOf(past.n));
    this.teller.go();
  }

  #from(table: Table, e: number): void {
    this.#reached = table;
    this.#e = e;
  }

  /** The last event of the choices up to n. */
  #lastOf(n: number): number {
    return this.#table.link.events.findLast((event) => event.n <= n)?.e ?? 0;
  }

  #beats(): Beat[] {
    const e = this.#e;
    if (e === null) return [];
    const later = this.#table.news.filter((event) => event.e > e);
    return beats(later, this.#table.game.tells, this.teller.moment?.seat ?? null);
  }

  async #show(beat: Beat): Promise<boolean> {
    const { live } = this.#table;
    if (!live) return false;
    if (!this.#reached || this.#reached.n < beat.n) {
      const frame =
        beat.n === live.n
          ? live
          : (this.frames.get(beat.n) ?? (await this.#fetch(this.#reached?.n ?? 0, beat.n, live)));
      if (!frame || this.#e === null) return false;
      this.#reached = frame;
      seen(this.#table.id, beat.n);
    }
    this.#e = beat.e;
    this.heard = beat.lines;
    return true;
  }

  async #fetch(from: number, n: number, live: Table): Promise<Table | undefined> {
    await this.frames.fetch(this.frames.get(from) ? from + 1 : from, live).catch(() => undefined);
    return this.frames.get(n) ?? (await this.frames.at(n, live).catch(() => undefined));
  }

  /** Everything has been told. While others go on, the last of it stays a little: more will come. */
  #end(): void {
    if (this.#held) return;
    this.#arrive();
    const { live, mine } = this.#table;
    const wait = live?.waiting && !mine.includes(live.waiting) ? LINGER : 0;
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => this.running || this.teller.stop(), wait);
  }

  #arrive(): void {
    this.#reached = null;
    this.#waiting = false;
    this.#e = null;
    const { live } = this.#table;
    if (live) seen(this.#table.id, live.n);
  }
}
