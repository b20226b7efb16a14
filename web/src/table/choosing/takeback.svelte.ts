/** Undoing, also what can be undone at once no longer: freely against bots, with the others' consent between people. */
import { api } from '../../wire/api';
import type { TableModel } from '../model.svelte';

export class TakeBack {
  /** the reader thinks about it: his last choice, or the one after so many */
  thought = $state.raw<{ to: number | null } | null>(null);
  /** after how many choices the reader made each of his own, and of which table that is true */
  #points = $state.raw(new Set<number>());
  #asOf = '';
  readonly #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Whether others must be asked. */
  readonly shared: boolean = $derived.by(() =>
    this.#table.seats.some(({ kind, me, left }) => kind === 'person' && !me && !left),
  );

  /** Whether anything may be taken back at all. */
  readonly allowed: boolean = $derived.by(() => {
    const { live, mine, over, replay } = this.#table;
    return Boolean(live && live.n > 0 && mine.length && !over && replay.at === null && !this.asked);
  });

  /** Whether there may be something that only this takes back. */
  readonly possible: boolean = $derived.by(() => this.allowed && !this.#table.live?.can_undo);

  /** What somebody asks for; null if nobody does. */
  readonly asked = $derived.by(() => this.#table.link.told?.pending.takeback ?? null);

  /** Whether it is the reader who asks. */
  readonly mine: boolean = $derived.by(() => this.asked !== null && this.#table.mine.includes(this.asked.seat));

  /** Whether the reader has still to answer. */
  readonly waits: boolean = $derived.by(
    () => this.asked !== null && this.asked.waits.some((seat) => this.#table.mine.includes(seat)),
  );

  /** Undoes one's last choice: at once as long as nothing was revealed since, else it is thought about first. */
  undo(): void {
    if (this.possible) this.think();
    else void this.#table.acts.undo();
  }

  think(to: number | null = null): void {
    this.thought = { to };
  }

  /** Whether the choice numbered `n` was the reader's, and could be taken back; see `look`. */
  reaches(n: number): boolean {
    return this.allowed && this.#points.has(n - 1);
  }

  /** The reader looks over what he has done: which choices were his is asked for once for each table. */
  async look(): Promise<void> {
    const { live, id } = this.#table;
    const now = `${live?.epoch} ${live?.n}`;
    if (!this.allowed || this.#asOf === now) return;
    this.#asOf = now;
    // Who cannot be told now asks again the next time.
    const found = await api.takebackPoints(id).catch(() => null);
    if (found) this.#points = new Set(found);
    else this.#asOf = '';
  }

  async ask(): Promise<void> {
    const to = this.thought?.to ?? null;
    this.thought = null;
    const { acts, id } = this.#table;
    await acts.attempt(() => api.takeback(id, to));
  }

  async answer(agree: boolean): Promise<void> {
    const { asked } = this;
    const { acts, id } = this.#table;
    if (asked) await acts.attempt(() => api.answerTakeback(id, agree, asked.to));
  }
}
