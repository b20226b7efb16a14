/** What would you do? A bot's lines for what is asked now, fetched when the player wants them. */
import { api } from '../../wire/api';
import { explained } from '../../text/problems';
import type { TableModel } from '../model.svelte';
import type { LineInfo } from '../../wire/shapes';

export class Advice {
  /** the player has asked, and has not closed it again */
  open = $state(false);
  /** the lines, best first; null while they are thought about */
  lines = $state.raw<LineInfo[] | null>(null);
  problem = $state<string | null>(null);
  readonly #table: TableModel;
  /** the position that is asked about */
  #asked = '';

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Whether one may ask now. */
  readonly possible: boolean = $derived.by(() => {
    const { info, choosing, replay, over, curtain } = this.#table;
    return info.hints && choosing.decision !== null && replay.at === null && !over && !curtain;
  });

  /** Asks, or closes what was answered. */
  turn(): void {
    if (this.open) this.open = false;
    else if (this.possible) {
      this.#table.screen.put();
      this.open = true;
      void this.#ask();
    }
  }

  /** The match has moved on: what was asked is past. */
  forget(): void {
    this.open = false;
    this.lines = this.problem = null;
    this.#asked = '';
  }

  async #ask(): Promise<void> {
    const { id, live, choosing } = this.#table;
    const seat = choosing.decision?.seat;
    if (!live || !seat) return;
    const now = `${live.n}/${live.epoch}/${seat}`;
    if (now === this.#asked && !this.problem) return;
    this.#asked = now;
    this.lines = this.problem = null;
    try {
      const found = await api.hint(id, seat, live.n, live.epoch);
      if (this.#asked === now) this.lines = found.lines;
    } catch (error) {
      if (this.#asked === now) this.problem = explained(error);
    }
  }
}
