/** Points of the past, fetched a stretch at a time and kept: the tables that a replay and a story are made of. */
import { api } from '../../wire/api';
import { withScene } from '../../wire/merge';
import type { Table } from '../../wire/shapes';

/** how many choices are fetched at once */
const STRETCH = 48;

export class Frames {
  readonly #match: string;
  /** by the seat whose eyes are used ('' for one's own), then by choice */
  #known = new Map<string, Map<number, Table>>();
  #coming = new Map<string, Promise<void>>();

  constructor(match: string) {
    this.#match = match;
  }

  /** The past is another one: something was taken back, or more may be seen of it. */
  forget(): void {
    this.#known.clear();
    this.#coming.clear();
  }

  /** A table that came by itself. */
  keep(table: Table): void {
    this.#of(null).set(table.n, { ...table, decision: null });
  }

  get(n: number, seat: string | null = null): Table | undefined {
    return this.#of(seat).get(n);
  }

  /** The table after n choices; `now` is the present one, which lends what never changes. */
  async at(n: number, now: Table, seat: string | null = null): Promise<Table | undefined> {
    if (!this.get(n, seat)) await this.fetch(n, now, seat);
    return this.get(n, seat);
  }

  /** Fetches the stretch that begins with a point, unless it is here or on its way. */
  fetch(since: number, now: Table, seat: string | null = null): Promise<void> {
    const from = Math.max(0, since);
    if (from > now.n || this.get(from, seat)) return Promise.resolve();
    const key = `${seat ?? ''}:${from}`;
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.#load(from, now, seat).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  async #load(since: number, now: Table, seat: string | null): Promise<void> {
    const known = this.#of(seat);
    const stretch = await api.stretch(this.#match, since, Math.min(now.n, since + STRETCH), seat);
    if (stretch.epoch !== now.epoch) return;
    const { view, own, keys, waiting } = stretch;
    const result = (n: number) => (n === now.n ? now.result : null);
    let table: Table = { ...now, ...NOTHING, keys, n: since, view, own, waiting, result: result(since) };
    known.set(since, table);
    for (const scene of stretch.scenes) {
      table = { ...withScene(table, scene), result: result(scene.n) };
      if (!known.has(scene.n)) known.set(scene.n, table);
    }
  }

  #of(seat: string | null): Map<number, Table> {
    const key = seat ?? '';
    let found = this.#known.get(key);
    if (!found) this.#known.set(key, (found = new Map()));
    return found;
  }
}

/** Nothing is asked of the past. */
const NOTHING = { decision: null, can_undo: null, undo: [] };
