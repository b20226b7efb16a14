/** What happened since one's last turn, and the places that changed with it. */
import type { Choice, PlaceId } from '../choosing/choices';
import type { TableModel } from '../model.svelte';
import type { Table } from '../../wire/shapes';
import { sinceLines, type SinceLine } from './since-lines';

const NOTHING: ReadonlySet<PlaceId> = new Set();

export class Since {
  /** the choices by which the seats here acted last, as far as they were made at this screen */
  #acted = $state.raw<Record<string, number>>({});
  readonly #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** A seat acts: what it knew of is past. To pass is not to act. */
  act(seat: string, choice: Choice): void {
    const n = this.#table.live?.n;
    if (n !== undefined && choice[0] !== 'pass') this.#acted = { ...this.#acted, [seat]: n + 1 };
  }

  /** The seats of the person at the screen. */
  readonly #mine: string[] = $derived.by(() => {
    const { mine, people } = this.#table;
    return people.several ? mine.filter((seat) => people.personOf(seat) === people.here) : mine;
  });

  /** The last choice by which that person did something; null for somebody who plays nobody. */
  readonly point: number | null = $derived.by(() => {
    const { live } = this.#table;
    const mine = this.#mine;
    if (!live || !mine.length) return null;
    const acted = { ...live.acted, ...this.#acted };
    return Math.max(0, ...mine.map((seat) => Math.min(acted[seat] ?? 0, live.n)));
  });

  /** A line a nation; nothing in the past and behind the curtain. */
  readonly lines: SinceLine[] = $derived.by(() => {
    const { replay, curtain, over, events, game, seats } = this.#table;
    const { point } = this;
    const mine = this.#mine;
    if (point === null || replay.at !== null || curtain || over) return [];
    const camps = new Set(seats.filter((s) => mine.includes(s.seat)).map((s) => s.camp));
    const allies = seats.filter((s) => camps.has(s.camp)).map((s) => s.seat);
    const first = events.findIndex((event) => event.n > point);
    return first < 0 ? [] : sinceLines(events.slice(first), game.tells, { mine, allies });
  });

  /** The table after that choice, once it is here: what moved since leaves a trail on the board. */
  #before = $state.raw<Table | null>(null);
  readonly before: Table | null = $derived.by(() => {
    const { point } = this;
    return point !== null && this.lines.length && this.#before?.n === point ? this.#before : null;
  });

  /** Fetches that table; for an effect, whenever something has happened. */
  async look(): Promise<void> {
    const { point } = this;
    const { live, story } = this.#table;
    if (point === null || !live || !this.lines.length || this.#before?.n === point) return;
    this.#before = (await story.frames.at(point, live).catch(() => undefined)) ?? null;
  }

  /** The places that changed: they keep a ring until one acts. */
  readonly places: ReadonlySet<PlaceId> = $derived.by(() => {
    const { words } = this.#table;
    const lines = this.lines;
    return lines.length ? new Set(lines.flatMap(({ all }) => all.flatMap((e) => words.targets(e.args)))) : NOTHING;
  });
}
