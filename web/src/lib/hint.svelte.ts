/** "Why not here?": a tooltip after a moment over something that is not offered, with the rule. */
import type { PlaceId } from './choices';
import type { Place } from './place.svelte';
import type { Refusal } from './wire';

const DELAY = 400;
const LEAVE = 250;

export interface Hint {
  place: PlaceId;
  refusal: Refusal;
  x: number;
  y: number;
}

class Hints {
  now = $state.raw<Hint | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  /** Waits a moment, asks, and shows the answer at that point of the screen. */
  soon(place: Place, x: number, y: number, delay = DELAY): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#timer = setTimeout(async () => {
      const refusal = await place.why();
      if (turn !== this.#turn) return;
      this.now = refusal ? { place: place.id, refusal, x, y } : null;
    }, delay);
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
