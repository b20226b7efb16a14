/** The past of a match: any point of it, with the eyes of any seat that may be seen through. */
import { api } from '../api';
import { go } from '../route.svelte';
import type { TableModel } from '../table.svelte';
import type { EventInfo, Table } from '../wire';

export class Replay {
  /** the point of the match that is looked at; null is the present */
  at = $state<number | null>(null);
  /** the table at that point, once it is here */
  past = $state.raw<Table | null>(null);
  /** whose eyes: a seat, or null for the ones of the person at the screen */
  eyes = $state<string | null>(null);
  readonly #table: TableModel;
  #pasts = new Map<string, Table>();
  #wanted: string | null = null;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** The past is another one: something was taken back, or went on. */
  forget(): void {
    this.#pasts.clear();
  }

  /** The events up to the point that is looked at. */
  get events(): EventInfo[] {
    const { at, past } = this;
    const all = this.#table.link.events;
    if (at === null) return all;
    if (past && this.eyes && past.after === 0) return past.events;
    return all.filter((event) => event.n <= at);
  }

  /** Looks at the match after `n` choices; null is the present. */
  async goTo(n: number | null, seat: string | null = this.eyes): Promise<void> {
    const table = this.#table;
    const last = table.live?.n ?? 0;
    const at = n === null || (n >= last && !seat) ? null : Math.max(0, Math.min(n, last));
    this.at = at;
    this.eyes = seat;
    table.choosing.letGo();
    if (at === null) {
      this.past = null;
      return;
    }
    const past = await this.#fetch(at, seat);
    if (!past) return;
    const before = this.past?.n ?? last;
    this.past = past;
    const now = at === before + 1 ? table.events.filter((event) => event.n === at) : [];
    table.lights.flash(now.flatMap((event) => table.words.targets(event.args)));
  }

  /** The table at that point; null if another one is wanted by the time it is here. */
  async #fetch(at: number, seat: string | null): Promise<Table | null> {
    const key = `${at}:${seat ?? ''}`;
    this.#wanted = key;
    const past = this.#pasts.get(key) ?? (await api.table(this.#table.id, at, seat));
    this.#pasts.set(key, past);
    return this.#wanted === key && this.at !== null ? past : null;
  }

  /** A choice back, or on. */
  async step(by: number): Promise<void> {
    await this.goTo((this.at ?? this.#table.live?.n ?? 0) + by);
  }

  /** An analysis board from the point that is looked at; bots keep their seats, or all are the reader's. */
  async fork(bots = false): Promise<void> {
    const { id, live, acts } = this.#table;
    try {
      const match = await api.fork(id, this.at ?? live?.n ?? 0, bots);
      go(`match/${match.id}`);
    } catch (error) {
      acts.report(error);
    }
  }

  /** Sees with the eyes of a seat: one's own at any time, any seat once the match is over. */
  async see(seat: string): Promise<void> {
    const { mine, people, live } = this.#table;
    if (!mine.includes(seat)) return this.goTo(this.at ?? live?.n ?? 0, seat);
    people.look(seat);
    if (this.eyes) await this.goTo(this.at, null);
  }
}
