/** Moving between places by keyboard. */
import type { PlaceId } from '../table/choosing/choices';

export interface Point {
  x: number;
  y: number;
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Of several points the one that lies nearest in a direction: going astray costs twice as much. Pure. */
export function nearest<T>(here: Point, step: Point, others: Iterable<[T, Point]>): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const [other, there] of others) {
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * step.x + dy * step.y;
    const cost = along + 2 * (Math.abs(dx * step.y) + Math.abs(dy * step.x));
    if (along >= 1 && cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** Which way an arrow points along a row: 1, −1, or 0 for any other key. */
export function turn(e: KeyboardEvent): number {
  return STEPS[e.key]?.x ?? 0;
}

/** Which way an arrow key points; undefined for any other key. */
export function arrow(e: KeyboardEvent): Point | undefined {
  return STEPS[e.key];
}

/** Whether somebody is writing: then letters are letters. */
export function typing(e: KeyboardEvent): boolean {
  const fields = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select';
  return e.target instanceof HTMLElement && e.target.matches(fields);
}

export interface KeysOptions {
  /** where a place lies; places that are not named cannot be gone to */
  at: (place: PlaceId) => Point | undefined;
  /** where the first step from outside leads */
  home?: () => Point | undefined;
  /** every place can be gone to, whether it may be chosen or not */
  all?: boolean;
}

/**
 * The arrow keys of a board: from a place to the nearest one in that direction that may be chosen, with Shift to any.
 * Places are the elements that carry `data-place`; those that may be chosen have the class `may`.
 */
export class Keys {
  readonly #options: KeysOptions;

  constructor(options: KeysOptions) {
    this.#options = options;
  }

  readonly onkeydown = (e: KeyboardEvent): void => {
    const step = STEPS[e.key];
    if (!step) return;
    const from = (e.target as HTMLElement | SVGElement).dataset['place'];
    const next = from === undefined ? this.#first(e) : this.#next(e, from, step);
    if (next === undefined) return;
    e.preventDefault();
    next?.focus();
  };

  /** The place in that direction, null if there is none; undefined if one does not stand on a place of this board. */
  #next(e: KeyboardEvent, from: PlaceId, step: Point): SVGElement | null | undefined {
    const here = this.#options.at(from);
    if (!here) return undefined;
    const others = this.#places(e).filter(
      ([node]) => node !== e.target && (e.shiftKey || this.#options.all || node.classList.contains('may')),
    );
    return nearest(here, step, others);
  }

  /** From the board to its places, with Shift: the one nearest to what the reader looks at. */
  #first(e: KeyboardEvent): SVGElement | undefined {
    const home = e.shiftKey ? this.#options.home?.() : undefined;
    if (!home) return undefined;
    const far = ([, at]: [SVGElement, Point]) => Math.hypot(at.x - home.x, at.y - home.y);
    return this.#places(e).sort((a, b) => far(a) - far(b))[0]?.[0];
  }

  #places(e: KeyboardEvent): [SVGElement, Point][] {
    const nodes = [...(e.currentTarget as Element).querySelectorAll<SVGElement>('[data-place]')];
    return nodes.flatMap((node) => {
      const at = this.#options.at(node.dataset['place'] ?? '');
      return at ? [[node, at] as [SVGElement, Point]] : [];
    });
  }
}
