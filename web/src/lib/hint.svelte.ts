/** A tooltip after a moment over a place: why it is not offered, with the rule, and what makes up its number. */
import type { PlaceId } from './choices';
import type { Place } from './place.svelte';
import type { Reckoning } from './reckoning';
import type { Refusal } from './wire';

const DELAY = 400;
const LEAVE = 250;

export interface Hint {
  place: PlaceId;
  refusal: Refusal | null;
  reckoning: Reckoning | null;
  x: number;
  y: number;
}

class Hints {
  now = $state.raw<Hint | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  /** what was pointed at last, and where */
  #last: [place: Place, x: number, y: number] | null = null;

  /** Waits a moment, asks, and shows the answer at that point of the screen. */
  soon(place: Place, x: number, y: number, delay = DELAY): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#last = [place, x, y];
    this.#timer = setTimeout(async () => {
      const [refusal, reckoning] = await Promise.all([place.why(), place.reckoning()]);
      if (turn !== this.#turn) return;
      this.now = refusal || reckoning ? { place: place.id, refusal, reckoning, x, y } : null;
    }, delay);
  }

  /** The table has changed: what is told of it is asked anew. */
  again(): void {
    if (this.now && this.#last) this.soon(...this.#last, 0);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    if (this.now) this.#timer = setTimeout(() => (this.now = null), LEAVE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.now = null;
  }
}

export const hints = new Hints();
