/** The match looked back on: asked for while somebody looks, until it is made. */
import { api } from '../../wire/api';
import { explained } from '../../text/problems';
import type { Analysis } from '../../wire/shapes';

/** How long (ms) it is waited before it is asked again how far it is. */
const PAUSE = 700;

export class LookBack {
  found = $state.raw<Analysis | null>(null);
  problem = $state<string | null>(null);
  readonly #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.#id = id;
    void this.#ask();
  }

  /** How much of it is done, in percent. */
  readonly percent: number = $derived(Math.floor(100 * (this.found?.share ?? 0)));
  readonly done: boolean = $derived(this.found?.share === 1);

  async #ask(): Promise<void> {
    try {
      this.found = await api.analysis(this.#id);
    } catch (error) {
      this.problem = explained(error);
      return;
    }
    if (!this.done && !this.#closed) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  /** Nobody looks any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
