/** The score of a match over its rounds, asked for while somebody looks at it. */
import { api } from '../../wire/api';
import type { TableModel } from '../model.svelte';
import type { Curve } from '../../wire/shapes';

/** How long (ms) nothing is asked again while the match goes on fast. */
const PAUSE = 2000;

export class CurveOfScore {
  points = $state.raw<Curve['points']>([]);
  readonly #table: TableModel;
  #known = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Brings the curve up to the present; called whenever that changes. */
  async follow(): Promise<void> {
    const { id, live } = this.#table;
    if (!live) return;
    const now = `${live.n}/${live.epoch}`;
    if (this.#asking || now === this.#known) return;
    this.#asking = true;
    const found = await api.curve(id).catch(() => null);
    if (found) {
      this.points = found.points;
      this.#known = `${found.n}/${found.epoch}`;
    }
    this.#timer = setTimeout(() => {
      this.#asking = false;
      void this.follow();
    }, PAUSE);
  }

  /** Nobody looks any more. */
  close(): void {
    clearTimeout(this.#timer);
  }
}
