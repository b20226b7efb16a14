/** How the reader has arranged his table: what is folded, and where sheets lie that he has moved. Remembered. */
import { MediaQuery } from 'svelte/reactivity';

const KEY = 'quadrant-table';

/** What can be folded away. */
export type Fold = 'hand' | 'score' | 'panel' | 'since' | 'battle';
/** Where a sheet lies, from the corner of the board, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

interface Stored {
  folds: Partial<Record<Fold, boolean>>;
  spots: Record<string, Spot>;
}

function load(): Stored {
  const nothing: Stored = { folds: {}, spots: {} };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return nothing;
  }
}

/** A low screen begins with the score folded: one line of it says how things stand. */
const low = new MediaQuery('(min-width: 801px) and (max-height: 800px)');
const narrow = new MediaQuery('(max-width: 800px)');
const UNTOLD: Record<Fold, () => boolean> = {
  hand: () => false,
  score: () => low.current,
  panel: () => true,
  since: () => false,
  battle: () => false,
};

class Arranged {
  #now = $state.raw<Stored>(load());

  /** Whether it is folded: as the reader left it, else as suits the screen, or as `untold` says. */
  folded(fold: Fold, untold?: boolean): boolean {
    return this.#now.folds[fold] ?? untold ?? UNTOLD[fold]();
  }

  fold(fold: Fold, folded: boolean): void {
    this.#keep({ ...this.#now, folds: { ...this.#now.folds, [fold]: folded } });
  }

  turn(fold: Fold): void {
    this.fold(fold, !this.folded(fold));
  }

  /** A narrow screen: a phone. */
  get narrow(): boolean {
    return narrow.current;
  }

  /** Little height: what is not asked about makes room. */
  get low(): boolean {
    return low.current;
  }

  /** Where a sheet was moved to; undefined if it lies where it finds room. */
  spot(sheet: string): Spot | undefined {
    return this.#now.spots[sheet];
  }

  move(sheet: string, spot: Spot): void {
    this.#keep({ ...this.#now, spots: { ...this.#now.spots, [sheet]: spot } });
  }

  /** The sheet looks for room by itself again. */
  release(sheet: string): void {
    const spots = Object.fromEntries(Object.entries(this.#now.spots).filter(([name]) => name !== sheet));
    this.#keep({ ...this.#now, spots });
  }

  #keep(next: Stored): void {
    this.#now = next;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // a browser that keeps nothing: it holds until the page is left
    }
  }
}

export const arranged = new Arranged();
