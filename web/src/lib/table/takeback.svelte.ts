/** Taking back what undo does not reach: freely against bots, with the others' consent between people. */
import { api } from '../api';
import type { TableModel } from '../table.svelte';

export class TakeBack {
  /** the reader thinks about it */
  open = $state(false);
  readonly #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Whether others must be asked. */
  readonly shared: boolean = $derived.by(() =>
    this.#table.seats.some(({ kind, me, left }) => kind === 'person' && !me && !left),
  );

  /** Whether there may be something that only this takes back. */
  readonly possible: boolean = $derived.by(() => {
    const { live, mine, over, replay } = this.#table;
    return Boolean(live && live.n > 0 && mine.length && !over && !live.can_undo && replay.at === null && !this.asked);
  });

  /** What somebody asks for; null if nobody does. */
  readonly asked = $derived.by(() => this.#table.link.told?.beside.takeback ?? null);

  /** Whether it is the reader who asks. */
  readonly mine: boolean = $derived.by(() => this.asked !== null && this.#table.mine.includes(this.asked.seat));

  /** Whether the reader has still to answer. */
  readonly waits: boolean = $derived.by(
    () => this.asked !== null && this.asked.waits.some((seat) => this.#table.mine.includes(seat)),
  );

  async ask(): Promise<void> {
    this.open = false;
    const { acts, id } = this.#table;
    await acts.attempt(() => api.takeback(id));
  }

  async answer(agree: boolean): Promise<void> {
    const { asked } = this;
    const { acts, id } = this.#table;
    if (asked) await acts.attempt(() => api.answerTakeback(id, agree, asked.to));
  }
}
