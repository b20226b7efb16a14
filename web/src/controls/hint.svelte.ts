/** A tooltip where the pointer rests: what a thing is, why it is not offered, how its number comes, what it brings. */
import type { About } from '../table/names/about';
import type { PlaceId } from '../table/choosing/choices';
import type { Reckoning } from '../table/score/reckoning';
import type { Prospect, Refusal } from '../wire/shapes';

/** how long the pointer rests before it means to ask */
const DELAY = 450;
const LEAVE = 250;

/** Where on the screen a tip may stand: right of `x`, under `below`, or over `above`. */
export interface Spot {
  x: number;
  above: number;
  below: number;
}

/** What is told of something that is pointed at. */
export interface Told {
  refusal: Refusal | null;
  reckoning: Reckoning | null;
  prospect: Prospect | null;
  about: About | null;
}

/** Something that tells of itself; null when there is nothing to say. */
export interface Teller {
  readonly id: PlaceId;
  /** pressed, it says all it knows; rested on, what there is need to say */
  tell: (pressed: boolean) => Promise<Told | null>;
  /** the pointer or the focus has come to it, or has left it */
  looked?: (at: boolean) => void;
}

/** How a tip came up: by resting on something, or opened by pressing it, and then it stays until it is closed. */
export interface Held {
  /** what was pressed: the focus goes back there */
  by: HTMLElement | SVGElement;
  /** by a key: the focus goes into the tip */
  keyed: boolean;
}

export interface Hint extends Told, Spot {
  place: PlaceId;
  held: Held | null;
}

class Hints {
  now = $state.raw<Hint | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  /** what was pointed at last, and where it is */
  #last: [teller: Teller, at: () => Spot | null] | null = null;

  /** Waits a moment, asks, and shows the answer there, unless it is gone by then. What was opened is not disturbed. */
  soon(teller: Teller, at: () => Spot | null, delay = DELAY): void {
    if (!this.now?.held) this.#show(teller, at, delay, null);
  }

  /** Opens what can be told of something; it stays until it is closed. */
  open(teller: Teller, at: () => Spot | null, held: Held): void {
    this.#show(teller, at, 0, held);
  }

  #show(teller: Teller, at: () => Spot | null, delay: number, held: Held | null): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#last = [teller, at];
    this.#timer = setTimeout(async () => {
      const told = await teller.tell(!delay);
      if (turn !== this.#turn) return;
      const spot = at();
      this.now = spot && told ? { ...told, ...spot, place: teller.id, held } : null;
    }, delay);
  }

  /** The table has changed: what is told of it is asked anew. */
  again(): void {
    if (this.now && this.#last) this.#show(...this.#last, 0, this.now.held);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    if (this.now?.held) return;
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
