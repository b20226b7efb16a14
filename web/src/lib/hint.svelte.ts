/** A tooltip where the pointer rests: why a place is not offered, what makes up its number, what a card would bring. */
import type { PlaceId } from './choices';
import type { Place } from './place.svelte';
import type { Reckoning } from './reckoning';
import type { Prospect, Refusal } from './wire';

/** how long the pointer rests before it means to ask */
const DELAY = 450;
const LEAVE = 250;

/** Where on the screen a tip may stand: right of `x`, under `below`, or over `above`. */
export interface Spot {
  x: number;
  above: number;
  below: number;
}

export interface Hint extends Spot {
  place: PlaceId;
  refusal: Refusal | null;
  reckoning: Reckoning | null;
  prospect: Prospect | null;
}

class Hints {
  now = $state.raw<Hint | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  /** what was pointed at last, and where it is */
  #last: [place: Place, at: () => Spot | null] | null = null;

  /** Waits a moment, asks, and shows the answer there, unless it is gone by then. */
  soon(place: Place, at: () => Spot | null, delay = DELAY): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#last = [place, at];
    this.#timer = setTimeout(async () => {
      const [why, reckoning, prospect] = await Promise.all([place.why(), place.reckoning(), place.prospect()]);
      if (turn !== this.#turn) return;
      // A card that would bring nothing, or may not be played, says that once.
      const refusal = prospect?.none ? null : why;
      const spot = at();
      const told = spot && (refusal || reckoning || prospect);
      this.now = told ? { place: place.id, refusal, reckoning, prospect, ...spot } : null;
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
